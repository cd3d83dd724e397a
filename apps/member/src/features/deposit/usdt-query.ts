import { queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '../../api/api.ts'

export type Usdt = Answer<'chain', 'usdt'>['data'] & { seen_at: number }

/** USDT by chain; pushes make it old. `seen_at`: this browser's clock when the answer came. */
export const usdtQuery = queryOptions({
  queryKey: ['usdt'],
  queryFn: async (): Promise<Usdt> => ({ ...(await api.chain.usdt({})).data, seen_at: Date.now() }),
  staleTime: 5_000,
  refetchInterval: 15_000,
})
