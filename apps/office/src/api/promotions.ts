import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['promotions']
export type Activity = AnswerOf<Table['activities']>['data'][number]
export type ActivityInput = RequestOf<Table['saveActivity']>
export type Application = AnswerOf<Table['finish']>['data']
export type Cost = AnswerOf<Table['cost']>['data']

export const activitiesQuery = queryOptions({
  queryKey: ['promotions', 'activities'],
  queryFn: async () => (await api.promotions.activities({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** `tab`: those that wait, or all. */
export const applicationsQuery = (tab: 'waiting' | 'all', page: number) =>
  queryOptions({
    queryKey: ['promotions', 'applications', tab, page],
    queryFn: async () =>
      (await api.promotions.applications({ page, limit: 20, ...(tab === 'waiting' && { open: 1 }) }, { quiet: true }))
        .data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const promotionCostQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['promotions', 'cost', from, to],
    queryFn: async () =>
      (
        await api.promotions.cost(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

export type Audience = RequestOf<Table['previewAudience']>
/** Whom an activity reaches; `wanted` is its audience as JSON, so that typing asks once. */
export const reachQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['promotions', 'reach', wanted],
    queryFn: async () => (await api.promotions.previewAudience(JSON.parse(wanted) as Audience, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** After somebody wrote or decided something, or a member applied. */
export const refreshPromotions = (): void => {
  for (const key of ['promotions', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
