import { formatMoneyText } from '@moongate/ui'
import { getSession } from './session/session.ts'

export const getCurrencySymbol = (): string => getSession()?.currency_symbol ?? ''

/** Money from the wire with the site's own sign; `+` is printed only where a gain is meant. */
export const formatAmount = (wire: string, sign = false): string => {
  const text = formatMoneyText(wire, sign)
  const mark = /^[+-]/.exec(text)?.[0] ?? ''
  return `${mark}${getCurrencySymbol()}${text.slice(mark.length)}`
}
