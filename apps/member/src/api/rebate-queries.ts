import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about rebate; a push named `rebate` makes all of them old but the ranking. */

/** What a type of games of a day has come to. */
export type Due = Answer<'rebate', 'list'>['data'][number]

/** What can be claimed. */
export const rebateQuery = queryOptions({
  queryKey: ['rebate'],
  queryFn: async () => {
    const { data, deadtime, total } = await api.rebate.list({}, { quiet: true })
    return { rows: data, deadtime, total }
  },
  staleTime: 15_000,
})

/** One page of what was claimed. */
export const rebateClaimsQuery = (page: number) =>
  queryOptions({
    queryKey: ['rebate', 'claims', page],
    queryFn: () => api.rebate.claims({ page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const rebateRankingQuery = queryOptions({
  queryKey: ['rebate-ranking'],
  queryFn: async () => (await api.rebate.ranking({}, { quiet: true })).data,
  staleTime: 30_000,
})
