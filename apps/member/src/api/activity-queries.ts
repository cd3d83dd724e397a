import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about activities; a push named `promotion` makes those of the member old. */

export type Activity = Answer<'promotions', 'list'>['data']['activity'][number]
export type ActivityDetail = Answer<'promotions', 'detail'>['data']
export type Application = Answer<'promotions', 'mine'>['data']['data'][number]

/** The hall, with how the member's applications stand. */
export const hallQuery = queryOptions({
  queryKey: ['activities'],
  queryFn: async () => (await api.promotions.list({}, { quiet: true })).data.activity,
  staleTime: 60_000,
})

export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: ['activities', id],
    queryFn: async () => (await api.promotions.detail({ id }, { quiet: true })).data,
    staleTime: 60_000,
    retry: false,
  })

export const applicationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['applications', page],
    queryFn: () => api.promotions.mine({ page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

/** A page of an account's applications for an activity, as anybody may see them. */
export const resultsQuery = (activity_id: number, member_name: string, page: number) =>
  queryOptions({
    queryKey: ['apply-results', activity_id, member_name, page],
    queryFn: () => api.promotions.result({ activity_id, member_name, page, limit: 20 }, { quiet: true }),
    enabled: member_name !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
