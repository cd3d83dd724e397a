import type { AnswerOf, InputOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['bonus']
/** Offers, and the types of games they weigh. */
export type Offers = AnswerOf<Table['offers']>['data']
export type Offer = Offers['offers'][number]
export type Bonus = AnswerOf<Table['approve']>['data']
/** Terms worked through with a sum. */
export type Example = AnswerOf<Table['previewOffer']>['data']
export type OfferKind = InputOf<Table['saveOffer']>['kind']
export type OfferOrder = InputOf<Table['saveOffer']>['order']

export const offersQuery = queryOptions({
  queryKey: ['bonus', 'offers'],
  queryFn: async () => (await api.bonus.offers({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

export type BonusCost = AnswerOf<Table['cost']>['data']
/** What bonuses cost within days; the last thirty where none are named. */
export const bonusCostQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['bonus', 'cost', from, to],
    queryFn: async () =>
      (await api.bonus.cost({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, { quiet: true }))
        .data,
    placeholderData: keepPreviousData,
  })

/** `tab`: those that wait, those that run, or all. */
export const bonusesQuery = (tab: 'waiting' | 'running' | 'all', page: number) =>
  queryOptions({
    queryKey: ['bonus', 'bonuses', tab, page],
    queryFn: async () => {
      const filter = { waiting: { open: 1 }, running: { state: 'running' as const }, all: {} }[tab]
      return (await api.bonus.bonuses({ page, limit: 20, ...filter }, { quiet: true })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** After somebody saved or decided something. */
export const refreshBonus = (): void => {
  for (const key of ['bonus', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
