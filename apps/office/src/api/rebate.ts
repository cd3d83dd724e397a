import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['rebate']
/** Rates, terms, and what today has come to. */
export type Rates = AnswerOf<Table['rates']>['data']
/** What a type of games costs today, by the rates of now and by others. */
export type Effect = Rates['today'][number]
export type Claim = AnswerOf<Table['payClaim']>['data']
export type Cost = AnswerOf<Table['cost']>['data']

export const ratesQuery = queryOptions({
  queryKey: ['rebate', 'rates'],
  queryFn: async () => (await api.rebate.rates({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** `tab`: those that wait, or all. */
export const claimsQuery = (tab: 'waiting' | 'all', page: number) =>
  queryOptions({
    queryKey: ['rebate', 'claims', tab, page],
    queryFn: async () =>
      (await api.rebate.claims({ page, limit: 20, ...(tab === 'waiting' && { open: 1 }) }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const costQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['rebate', 'cost', from, to],
    queryFn: async () =>
      (await api.rebate.cost({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, { quiet: true }))
        .data,
    placeholderData: keepPreviousData,
  })

export type WantedTerms = RequestOf<Table['previewTerms']>
/** What terms, as JSON, would change. */
export const termsEffectQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['rebate', 'terms-effect', wanted],
    queryFn: async () => (await api.rebate.previewTerms(JSON.parse(wanted) as WantedTerms, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** After somebody set or decided something. */
export const refreshRebate = (): void => {
  for (const key of ['rebate', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
