import type { AnswerOf, InputOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

type Table = (typeof officeTables)['freespins']
/** Offers of free spins, and the suppliers and slots they can be of. */
export type SpinOffers = AnswerOf<Table['offers']>['data']
export type SpinOffer = SpinOffers['offers'][number]
export type SpinGrant = AnswerOf<Table['give']>['data']
export type SpinInput = InputOf<Table['saveOffer']>

export const spinOffersQuery = queryOptions({
  queryKey: ['bonus', 'freespins'],
  queryFn: async () => (await api.freespins.offers({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

const SLOTS = 3
const MOST_FOUND = 100
/** The slots on sale whose name has a word in it. */
export const findSlots = async (keyword: string) =>
  (await api.games.games({ keyword, gameType: SLOTS, enabled: 1, limit: MOST_FOUND })).data.data

export type SpinCost = AnswerOf<Table['cost']>['data']
/** What free spins granted within days have come to; the last thirty where none are named. */
export const spinCostQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['bonus', 'spin-cost', from, to],
    queryFn: async () =>
      (
        await api.freespins.cost(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

/** Granted free spins, in one state or in all. */
export const spinGrantsQuery = (state: SpinGrant['state'] | undefined, page: number) =>
  queryOptions({
    queryKey: ['bonus', 'grants', state, page],
    queryFn: async () =>
      (await api.freespins.grants({ page, limit: 20, ...(state !== undefined && { state }) }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
