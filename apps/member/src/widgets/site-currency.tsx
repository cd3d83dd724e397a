import { CurrencyProvider } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { configsQuery } from '../api/queries.ts'

/** Amounts below carry the currency's sign, from the operator's settings (R9.8). */
export const SiteCurrency = ({ children }: { children: ReactNode }) => (
  <CurrencyProvider symbol={useQuery(configsQuery).data?.currency_symbol ?? ''}>{children}</CurrencyProvider>
)
