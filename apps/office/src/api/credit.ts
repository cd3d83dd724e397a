import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['credit']
/** The terms of loans, and what is lent now. */
export type Credit = AnswerOf<Table['terms']>['data']
export type Terms = Credit['terms']
export type Loan = AnswerOf<Table['approveLoan']>['data']
export type Report = AnswerOf<Table['report']>['data']

export const creditQuery = queryOptions({
  queryKey: ['credit', 'terms'],
  queryFn: async () => (await api.credit.terms({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** Those that wait, those that are overdue, or all. */
export type LoanTab = 'waiting' | 'overdue' | 'all'
export const loansQuery = (tab: LoanTab, page: number) =>
  queryOptions({
    queryKey: ['credit', 'loans', tab, page],
    queryFn: async () => {
      const which = { ...(tab === 'waiting' && { open: 1 }), ...(tab === 'overdue' && { overdue: 1 }) }
      return (await api.credit.loans({ page, limit: 20, ...which }, { quiet: true })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const creditReportQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['credit', 'report', from, to],
    queryFn: async () =>
      (
        await api.credit.report(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

export type Bounds = RequestOf<Table['previewTerms']>
/** What other terms would change; `cap` null is none. */
export const previewQuery = (bounds: Bounds) =>
  queryOptions({
    queryKey: ['credit', 'preview', bounds],
    queryFn: async () => (await api.credit.previewTerms(bounds, { quiet: true })).data,
    placeholderData: keepPreviousData,
  })

/** After somebody set or decided something. */
export const refreshCredit = (): void => {
  for (const key of ['credit', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
