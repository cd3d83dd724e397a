import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = (typeof officeTables)['games']
/** A supplier as it stands now. */
export type Supplier = AnswerOf<Calls['suppliers']>['data'][number]

const POLL_MS = 30_000

/** All suppliers in their order. */
export const suppliersQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: async () => {
    const { data: suppliers, testable } = await api.games.suppliers({}, { quiet: true })
    return { suppliers, testable }
  },
  refetchInterval: POLL_MS,
})

/** After a supplier was set, moved or called. */
export const refreshSuppliers = (): void => {
  for (const key of ['suppliers', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
