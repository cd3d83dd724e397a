import type { AnswerOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Team = (typeof officeTables)['team']
type Commission = (typeof officeTables)['commission']
export type Agent = AnswerOf<Team['setModel']>['data']
export type Place = AnswerOf<Team['place']>['data']
export type Rate = Agent['rates'][number]
export type Application = AnswerOf<Team['refuseApplication']>['data']
export type Run = AnswerOf<Commission['approve']>['data']
export type Statement = AnswerOf<Commission['statements']>['data']['data'][number]
export type StatementDetail = AnswerOf<Commission['statement']>['data']
export type Preview = AnswerOf<Commission['preview']>['data']

const quiet = { quiet: true } as const

/** Agents right below one, those at the top where nobody is named, or those whose name begins so. */
export const agentsQuery = (parent_id: number | undefined, keyword: string, page: number) =>
  queryOptions({
    queryKey: ['agents', 'list', parent_id, keyword, page],
    queryFn: () =>
      api.team.agents(
        { page, limit: 20, ...(parent_id !== undefined && { parent_id }), ...(keyword !== '' && { keyword }) },
        quiet,
      ),
    placeholderData: keepPreviousData,
  })

export const applicationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['agents', 'applications', page],
    queryFn: async () => await api.team.applications({ page, limit: 20, open: 1 }, quiet),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** Whose team a member is in, and who moved them. */
export const placeQuery = (id: number) =>
  queryOptions({
    queryKey: ['agents', 'place', id],
    queryFn: async () => (await api.team.place({ id }, quiet)).data,
  })

export const runsQuery = (page: number) =>
  queryOptions({
    queryKey: ['agents', 'runs', page],
    queryFn: async () => (await api.commission.runs({ page, limit: 10 }, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** What a run up to yesterday would come to. */
export const previewQuery = queryOptions({
  queryKey: ['agents', 'preview'],
  queryFn: async () => (await api.commission.preview({}, quiet)).data,
})

/** The statements of a run. */
export const runStatementsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['agents', 'statements', id, page],
    queryFn: async () => (await api.commission.statements({ id, page, limit: 20 }, quiet)).data,
    placeholderData: keepPreviousData,
  })

/** The statements of an agent, and the agent's account. */
export const agentStatementsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['agents', 'statements', id, page],
    queryFn: () => api.commission.ofAgent({ id, page, limit: 20 }, quiet),
    placeholderData: keepPreviousData,
  })

export const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['agents', 'statement', id],
    queryFn: async () => (await api.commission.statement({ id }, quiet)).data,
  })

/** After somebody set or decided something. */
export const refreshAgents = (): void => {
  for (const key of ['agents', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
