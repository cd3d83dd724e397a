import type { AnswerOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** A day's money by channel. */
export type Cash = AnswerOf<(typeof officeTables)['reports']['cash']>['data']

/** The money of a day, of today where none is named. */
export const cashQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['cash', day],
    queryFn: async () => (await api.reports.cash({ ...(day !== undefined && { day }) }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
