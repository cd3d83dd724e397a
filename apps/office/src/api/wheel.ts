import type { AnswerOf, InputOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['wheel']
/** Prizes and terms in force. */
export type Design = AnswerOf<Table['design']>['data']
export type WheelRecord = AnswerOf<Table['sendPrize']>['data']
export type Report = AnswerOf<Table['report']>['data']
/** A prize as it is set. */
export type NewPrize = InputOf<Table['setPrizes']>['prizes'][number]

export const designQuery = queryOptions({
  queryKey: ['wheel', 'design'],
  queryFn: async () => (await api.wheel.design({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** `tab`: prizes that wait to be sent, or all spins. */
export const wheelRecordsQuery = (tab: 'waiting' | 'all', page: number) =>
  queryOptions({
    queryKey: ['wheel', 'records', tab, page],
    queryFn: async () =>
      (await api.wheel.records({ page, limit: 20, ...(tab === 'waiting' && { open: 1 }) }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const reportQuery = (from: string | undefined, to: string | undefined) =>
  queryOptions({
    queryKey: ['wheel', 'report', from, to],
    queryFn: async () =>
      (
        await api.wheel.report(
          { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
  })

/** What the week's spins would have cost with other prizes; `wanted` is what is asked for, as JSON, so that typing asks once. */
export const prizesEffectQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['wheel', 'effect', 'prizes', wanted],
    queryFn: async () =>
      (await api.wheel.previewPrizes(JSON.parse(wanted) as RequestOf<Table['previewPrizes']>, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

export type WantedSteps = RequestOf<Table['previewTerms']>
/** How many spins other conditions would have brought. */
export const termsEffectQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['wheel', 'effect', 'terms', wanted],
    queryFn: async () => (await api.wheel.previewTerms(JSON.parse(wanted) as WantedSteps, { quiet: true })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** After somebody set or sent something, or spun. */
export const refreshWheel = (): void => {
  for (const key of ['wheel', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
