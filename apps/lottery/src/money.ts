import { moneyText } from '@moongate/ui'
import { session } from './session/session.ts'

export const currencySymbol = (): string => session()?.currency_symbol ?? ''

/** Money from the wire with the site's own sign; `+` is printed only where a gain is meant. */
export const money = (wire: string, sign = false): string => {
  const text = moneyText(wire, sign)
  const mark = /^[+-]/.exec(text)?.[0] ?? ''
  return `${mark}${currencySymbol()}${text.slice(mark.length)}`
}
