import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

type Calls = (typeof officeTables)['mirror']
/** A bet that cannot be written into our books. */
export type FaultyBet = AnswerOf<Calls['faultyBets']>['data']['data'][number]
/** A bet of a supplier, as it tells of it and as our books say. */
export type Round = AnswerOf<Calls['round']>['data']
type OfMember = { member_id: number; bet_id: string }

const POLL_MS = 30_000

export const faultyBetsQuery = (input: RequestOf<Calls['faultyBets']>) =>
  queryOptions({
    queryKey: ['faults', input],
    queryFn: async () => (await api.mirror.faultyBets(input, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
export const roundQuery = (input: OfMember) =>
  queryOptions({
    queryKey: ['round', input],
    queryFn: async () => (await api.mirror.round(input, { quiet: true })).data,
  })
/** Where the supplier shows the round. Its address may be good for a while only, so it is asked for each time. */
export const replayQuery = (input: OfMember) =>
  queryOptions({
    queryKey: ['replay', input],
    queryFn: async () => (await api.mirror.replay(input, { quiet: true })).data.url,
    gcTime: 0,
    retry: false,
  })
