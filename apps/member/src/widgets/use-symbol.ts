import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../api/queries.ts'

/** The currency's sign, from the operator's settings (R9.8). */
export const useSymbol = (): string => useQuery(configsQuery).data?.currency_symbol ?? ''
