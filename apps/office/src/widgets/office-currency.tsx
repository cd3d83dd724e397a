import { CurrencyProvider } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { lookQuery } from '../api/queries.ts'
import { useSessionStore } from '../session/session.store.ts'

/** Amounts below carry the currency's sign, as on the site (R9.8); it is asked for by who is signed in. */
export const OfficeCurrency = ({ children }: { children: ReactNode }) => {
  const enabled = useSessionStore(({ session }) => session !== undefined)
  const { data } = useQuery({ ...lookQuery, enabled })
  return <CurrencyProvider symbol={data?.currency_symbol ?? ''}>{children}</CurrencyProvider>
}
