import { queryOptions } from '@tanstack/react-query'
import type { Ladder } from '@moongate/contract/levelup.states'
import { type Answer, api } from './api.ts'

/* Reads about levels; a push named `level` makes the member's own standing old. */

export type Level = Answer<'levelup', 'liveSetting'>['data']['levels'][number]
export type Standing = Answer<'levelup', 'liveSearch'>['data']

/** A ladder's levels with the operator's words. */
export const levelTableQuery = (ladder: Ladder) =>
  queryOptions({
    queryKey: ['level-table', ladder],
    queryFn: async () =>
      (await (ladder === 'live' ? api.levelup.liveSetting : api.levelup.slotSetting)({}, { quiet: true })).data,
    staleTime: 60_000,
  })

/** Where an account stands; the server answers about the member's own only. */
export const standingQuery = (ladder: Ladder, name: string) =>
  queryOptions({
    queryKey: ['levels', ladder, name],
    queryFn: async () =>
      (await (ladder === 'live' ? api.levelup.liveSearch : api.levelup.slotSearch)({ name }, { quiet: true })).data,
    staleTime: 15_000,
    retry: false,
  })
