import { CurrencyProvider } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lookQuery } from '../api/queries.ts'
import { useSession } from './session.ts'

/** Amounts below carry the currency's sign (R9.8): as the session brought it, for a guest as the site says. */
export const GameCurrency = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { data } = useQuery({ ...lookQuery, enabled: !session })
  return (
    <CurrencyProvider symbol={session?.currency_symbol ?? data?.currency_symbol ?? ''}>{children}</CurrencyProvider>
  )
}
