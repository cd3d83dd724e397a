import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

/** A payment gateway as it stands now. */
export type Gateway = AnswerOf<(typeof officeTables)['payments']['gateways']>['data'][number]

const POLL_MS = 30_000

/** All gateways in the order of the operator's file. */
export const gatewaysQuery = queryOptions({
  queryKey: ['gateways'],
  queryFn: async () => (await api.payments.gateways({}, { quiet: true })).data,
  refetchInterval: POLL_MS,
})

/** After a gateway was set or called. */
export const refreshGateways = (): void => {
  for (const key of ['gateways', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
