import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['savings']
/** A plan with what is held of it. */
export type Plan = AnswerOf<Table['plans']>['data'][number]
/** What a plan costs: as it is held, or once it is sold out. */
export type PlanCost = Plan['held']
export type PlanInput = RequestOf<Table['preview']>
export type Holding = AnswerOf<Table['holdings']>['data']['data'][number]
export type Cost = AnswerOf<Table['cost']>['data']

export const plansQuery = queryOptions({
  queryKey: ['savings', 'plans'],
  queryFn: async () => (await api.savings.plans({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

export const previewQuery = (input: PlanInput) =>
  queryOptions({
    queryKey: ['savings', 'preview', input],
    queryFn: async () => (await api.savings.preview(input, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const holdingsQuery = (status: 'open' | 'done', keyword: string, page: number) =>
  queryOptions({
    queryKey: ['savings', 'holdings', status, keyword, page],
    queryFn: async () =>
      (await api.savings.holdings({ status, page, limit: 20, ...(keyword !== '' && { keyword }) }, { quiet: true }))
        .data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const costQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['savings', 'cost', from, to],
    queryFn: async () =>
      (
        await api.savings.cost(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

/** After somebody set a plan. */
export const refreshSavings = (): void => {
  for (const key of ['savings', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
