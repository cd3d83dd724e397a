import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = (typeof officeTables)['reconciliation']
/** A day of what it was compared with, and something on it that does not add up. */
export type DayRow = AnswerOf<Calls['days']>['data']['data'][number]
export type Item = AnswerOf<Calls['breaks']>['data']['data'][number]
export type ItemsAsked = RequestOf<Calls['breaks']>

const POLL_MS = 60_000

export const daysQuery = (input: RequestOf<Calls['days']>) =>
  queryOptions({
    queryKey: ['reconciliation', 'days', input],
    queryFn: async () => (await api.reconciliation.days(input, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })

/** A page of items, the longest waiting first. */
export const itemsQuery = (input: ItemsAsked) =>
  queryOptions({
    queryKey: ['reconciliation', 'items', input],
    queryFn: async () => (await api.reconciliation.breaks(input, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })

/** After something was done with an item, or a day was compared again. */
export const refreshReconciliation = (): void => {
  for (const key of ['reconciliation', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
