import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about an agent's team. */

export type Rate = Answer<'team', 'rates'>['data']['agent_rates'][number]
export type Child = Answer<'team', 'children'>['data']['data'][number]
export type Invite = Answer<'team', 'invites'>['data']['data'][number]
export type Statement = Answer<'commission', 'statements'>['data']['data'][number]

const quiet = { quiet: true } as const

/** Whether the member is an agent, and the latest wish to become one. */
export const agencyQuery = queryOptions({
  queryKey: ['team', 'agency'],
  queryFn: async () => (await api.team.application({}, quiet)).data,
})

/** The team in figures over days, first and last. */
export const teamReportQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['team', 'report', from, to],
    queryFn: async () => (await api.team.report({ created_at: [from, to] }, quiet)).data,
    placeholderData: keepPreviousData,
  })

/** The last thirty days, day by day. */
export const teamChartQuery = queryOptions({
  queryKey: ['team', 'chart'],
  queryFn: async () => (await api.team.chart({}, quiet)).data,
})

/** One page of those right below, or of whoever's name begins so. */
export const childrenQuery = (page: number, name: string) =>
  queryOptions({
    queryKey: ['team', 'children', page, name],
    queryFn: () => api.team.children({ page, limit: 10, name }, quiet),
    placeholderData: keepPreviousData,
  })

/** Somebody's rates with their bounds; the member's own where nobody is named. */
export const ratesQuery = (child_member_id?: number) =>
  queryOptions({
    queryKey: ['team', 'rates', child_member_id ?? 0],
    queryFn: async () =>
      (await api.team.rates(child_member_id === undefined ? {} : { child_member_id }, quiet)).data.agent_rates,
  })

export const invitesQuery = (page: number) =>
  queryOptions({
    queryKey: ['team', 'invites', page],
    queryFn: () => api.team.invites({ page, limit: 10 }, quiet),
    placeholderData: keepPreviousData,
  })

export const statementsQuery = (page: number) =>
  queryOptions({
    queryKey: ['team', 'statements', page],
    queryFn: () => api.commission.statements({ page, limit: 10 }, quiet),
    placeholderData: keepPreviousData,
  })

/** A statement with every figure. */
export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['team', 'statement', id],
    queryFn: async () => (await api.commission.statement({ id }, quiet)).data,
  })
