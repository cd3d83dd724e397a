import { formatMoney } from '@moongate/money'
import { getSession } from './session/session.ts'

/** The site's currency sign, as the session brought it; empty for a guest. */
export const getCurrencySymbol = (): string => getSession()?.currency_symbol ?? ''

/** Money from the wire with the site's own sign; `+` is printed only where a gain is meant. */
export const formatAmount = (wire: string, with_sign = false): string =>
  formatMoney(wire, { symbol: getCurrencySymbol(), with_sign })
