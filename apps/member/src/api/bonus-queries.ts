import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about bonuses; a push named `bonus` makes all of them old. */

type List = Answer<'bonus', 'list'>['data']
export type BonusOffer = List['offers'][number]
export type Bonus = NonNullable<List['open']>

/** What is offered, and the bonus that runs. */
export const bonusQuery = queryOptions({
  queryKey: ['bonus'],
  queryFn: async () => (await api.bonus.list({}, { quiet: true })).data,
  staleTime: 15_000,
})

type SpinList = Answer<'freespins', 'list'>['data']
export type SpinOffer = SpinList['offers'][number]
export type SpinGrant = SpinList['grants'][number]

/** Free spins that can be claimed, and those that were granted. */
export const freeSpinsQuery = queryOptions({
  queryKey: ['bonus', 'freespins'],
  queryFn: async () => (await api.freespins.list({}, { quiet: true })).data,
  staleTime: 15_000,
})

/** What the next deposit would bring if it were of this amount (wire text). */
export const bonusMatchQuery = (money: string) =>
  queryOptions({
    queryKey: ['bonus', 'match', money],
    queryFn: async () => (await api.bonus.match({ money }, { quiet: true })).data,
    staleTime: 15_000,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** One page of the bonuses that have ended. */
export const bonusHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: ['bonus', 'history', page],
    queryFn: () => api.bonus.history({ page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
