import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about the wheel; a push named `wheel` makes what is a member's old. */

export type WheelSetting = Answer<'wheel', 'setting'>['data']
export type WheelPrizeShown = WheelSetting['award'][string]
export type WheelStanding = Answer<'wheel', 'query'>['data']
export type WheelRecord = WheelStanding['record']['data'][number]

/** The wheel as everybody sees it. */
export const wheelSettingQuery = queryOptions({
  queryKey: ['wheel-setting'],
  queryFn: async () => (await api.wheel.setting({}, { quiet: true })).data,
  staleTime: 15_000,
})

/** A member's chances, with one page of what they won. */
export const wheelQuery = (page: number) =>
  queryOptions({
    queryKey: ['wheel', page],
    queryFn: async () => (await api.wheel.query({ page, limit: 8 }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
