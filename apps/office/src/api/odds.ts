import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

/** A bet type as it is offered now. */
export type Offer = AnswerOf<(typeof officeTables)['lottery']['odds']>['data'][number]['offers'][number]

const POLL_MS = 30_000

/** What the lottery offers: every game's bet types with their odds. */
export const oddsQuery = queryOptions({
  queryKey: ['odds'],
  queryFn: async () => (await api.lottery.odds({}, { quiet: true })).data,
  refetchInterval: POLL_MS,
})

/** After odds were set, by this person or by another. */
export const refreshOdds = (): void => {
  for (const key of ['odds', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
