import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Routes = (typeof officeTables)['levelup']
/** A ladder's levels, with how many members stand on each. */
export type LevelTable = AnswerOf<Routes['levels']>['data'][number]
export type Effect = LevelTable['members'][number]
export type TypedLevel = RequestOf<Routes['setLevels']>['levels'][number]
export type LevelCost = AnswerOf<Routes['cost']>['data']
export type OwnStanding = AnswerOf<Routes['standing']>['data'][number]

export const levelsQuery = queryOptions({
  queryKey: ['levels', 'tables'],
  queryFn: async () => (await api.levelup.levels({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** Where members would stand by other levels; nothing is changed. */
export const levelEffectQuery = (ladder: LevelTable['ladder'], levels: TypedLevel[]) =>
  queryOptions({
    queryKey: ['levels', 'preview', ladder, levels],
    queryFn: async () => (await api.levelup.previewLevels({ ladder, levels }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const levelCostQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['levels', 'cost', from, to],
    queryFn: async () =>
      (
        await api.levelup.cost(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

export const levelStandingQuery = (name: string) =>
  queryOptions({
    queryKey: ['levels', 'standing', name],
    queryFn: async () => (await api.levelup.standing({ name }, { quiet: true })).data,
    enabled: name !== '',
  })

/** After somebody set levels, or decided about them. */
export const refreshLevels = (): void => {
  for (const key of ['levels', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
