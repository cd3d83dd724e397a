import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** How the site's day goes. */
export type Overview = AnswerOf<(typeof officeTables)['reports']['overview']>['data']

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async () => (await api.reports.overview({}, { quiet: true })).data,
  refetchInterval: 60_000,
})
