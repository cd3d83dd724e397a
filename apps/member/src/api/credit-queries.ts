import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about credit; a push named `credit` makes all of them old but the rules. */

export type Loan = Answer<'credit', 'borrow'>['data']
export type Figures = Answer<'credit', 'search'>['data']['row']
export type Rules = Answer<'credit', 'rule'>['data']
export type Standing = Answer<'credit', 'check'>['data']

export const creditRulesQuery = queryOptions({
  queryKey: ['credit-rules'],
  queryFn: async () => (await api.credit.rule({}, { quiet: true })).data,
  staleTime: 60_000,
})

/** Level, limit and debt of the member's own account. */
export const creditQuery = (name: string) =>
  queryOptions({
    queryKey: ['credit', 'figures', name],
    queryFn: async () => (await api.credit.search({ name }, { quiet: true })).data.row,
    staleTime: 15_000,
  })

/** Where the newest loan stands; while one is reviewed it is asked again. */
export const creditCheckQuery = (name: string) =>
  queryOptions({
    queryKey: ['credit', 'check', name],
    queryFn: async () => (await api.credit.check({ name }, { quiet: true })).data,
    staleTime: 5_000,
    refetchInterval: (query) => (query.state.data?.loan?.state === 'in_review' ? 30_000 : false),
  })

export type CreditStatement = Answer<'credit', 'statement'>['data']
/** The account of loans of some days; what is not named is the server's. */
export const statementQuery = (period: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: ['credit', 'statement', period],
    queryFn: async () => (await api.credit.statement(period, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const loansQuery = (page: number) =>
  queryOptions({
    queryKey: ['credit', 'loans', page],
    queryFn: () => api.credit.record({ page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
