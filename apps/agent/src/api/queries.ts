import { createQueryClient } from '@moongate/client/react'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

const LIMIT = 20
const quiet = { quiet: true }
const placeholderData = keepPreviousData
/** What a list may be asked for. */
export type Filter = { member_id?: number | undefined; created_at?: [string, string] | undefined; page: number }
export type Period = 'day' | 'week' | 'month'

export const queryClient = createQueryClient({ stale_ms: 30_000, focus: true })

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await api.members.me({}, quiet)).data,
})
export const lookQuery = queryOptions({
  queryKey: ['look'],
  queryFn: async () => (await api.site.configs({ group: 'look' }, quiet)).data,
  staleTime: 3_600_000,
})
export const accessQuery = queryOptions({
  queryKey: ['access'],
  queryFn: async () => (await api.site.configs({ group: 'access' }, quiet)).data,
  staleTime: 3_600_000,
})
export const applicationQuery = queryOptions({
  queryKey: ['application'],
  queryFn: async () => (await api.team.application({}, quiet)).data,
})
export const overviewQuery = (period: Period) =>
  queryOptions({
    queryKey: ['overview', period],
    queryFn: async () => (await api.portal.overview({ period }, quiet)).data,
    placeholderData,
  })
export const chartQuery = queryOptions({
  queryKey: ['chart'],
  queryFn: async () => (await api.team.chart({}, quiet)).data,
})
export const daysQuery = (created_at: [string, string]) =>
  queryOptions({
    queryKey: ['days', ...created_at],
    queryFn: async () => (await api.portal.days({ created_at }, quiet)).data,
    placeholderData,
  })
export const reportQuery = (created_at: [string, string]) =>
  queryOptions({
    queryKey: ['report', ...created_at],
    queryFn: async () => (await api.team.report({ created_at }, quiet)).data,
    placeholderData,
  })
/** A level of the tree: who stands right below a member, or below the caller. */
export const treeQuery = (member_id: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['team', 'tree', member_id ?? 0, page],
    queryFn: () => api.portal.tree({ member_id, page, limit: LIMIT }, quiet),
    placeholderData,
  })
/** Whoever of the whole team begins so. */
export const searchQuery = (name: string, page: number) =>
  queryOptions({
    queryKey: ['team', 'search', name, page],
    queryFn: () => api.team.children({ name, page, limit: LIMIT }, quiet),
    placeholderData,
  })
export const childQuery = (child_member_id: number, created_at: [string, string]) =>
  queryOptions({
    queryKey: ['team', 'child', child_member_id, ...created_at],
    queryFn: async () => (await api.portal.child({ child_member_id, created_at }, quiet)).data,
    placeholderData,
  })
/** The caller's own rates, or a child's with the bounds in which they may be set. */
export const ratesQuery = (child_member_id?: number) =>
  queryOptions({
    queryKey: ['team', 'rates', child_member_id ?? 0],
    queryFn: async () => (await api.team.rates({ child_member_id }, quiet)).data.agent_rates,
  })
export const invitesQuery = (page: number) =>
  queryOptions({
    queryKey: ['invites', page],
    queryFn: () => api.team.invites({ page, limit: LIMIT }, quiet),
    placeholderData,
  })
export const statsQuery = (invite_id: number) =>
  queryOptions({
    queryKey: ['stats', invite_id],
    queryFn: async () => (await api.portal.inviteStats({ invite_id }, quiet)).data,
  })
export const movesQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['moves', filter],
    queryFn: () => api.team.moneyLog({ ...filter, limit: LIMIT }, quiet),
    placeholderData,
  })
export const betsQuery = (filter: Filter) =>
  queryOptions({
    queryKey: ['bets', filter],
    queryFn: () => api.team.bets({ ...filter, limit: LIMIT }, quiet),
    placeholderData,
  })
export const statementsQuery = (page: number) =>
  queryOptions({
    queryKey: ['statements', page],
    queryFn: () => api.commission.statements({ page, limit: LIMIT }, quiet),
    placeholderData,
  })
export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['statement', id],
    queryFn: async () => (await api.commission.statement({ id }, quiet)).data,
  })
