import { CurrencyProvider } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lookQuery } from '../api/queries.ts'

/** Amounts below carry the site's sign (R9.8). */
export const PortalCurrency = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(lookQuery)
  return <CurrencyProvider symbol={data?.currency_symbol ?? ''}>{children}</CurrencyProvider>
}
