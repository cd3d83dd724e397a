import { formatMoney } from '@moongate/money'
import { createContext, useCallback, useContext, type ReactNode } from 'react'

const Currency = createContext<string | undefined>(undefined)

/** The site's own currency sign for every amount below; empty until it is known (R9.8). */
export const CurrencyProvider = ({ symbol, children }: { symbol: string; children: ReactNode }) => (
  <Currency value={symbol}>{children}</Currency>
)

/** The sign that stands before amounts here; fails outside of a `CurrencyProvider`, so that no amount goes without. */
export const useCurrency = (): string => {
  const symbol = useContext(Currency)
  if (symbol === undefined) throw new Error('an amount outside of a CurrencyProvider')
  return symbol
}

/** Writes an amount of the wire as text: `"-1234.50"` → `-¥1,234.50`; `with_sign`: a gain carries `+`. */
export type FormatAmount = (wire: string, with_sign?: boolean) => string

/** How amounts are written within sentences; where one stands alone, `Money` shows it. */
export const useFormatAmount = (): FormatAmount => {
  const symbol = useCurrency()
  return useCallback((wire, with_sign = false) => formatMoney(wire, { symbol, with_sign }), [symbol])
}
