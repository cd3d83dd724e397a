import type { AnswerOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['protection']
export type ProtectedRow = AnswerOf<Table['members']>['data']['data'][number]
export type ProtectedMember = AnswerOf<Table['member']>['data']
export type ProtectionTab = 'marked' | 'excluded' | 'limited'

export const protectionQuery = queryOptions({
  queryKey: ['protection', 'summary'],
  queryFn: async () => (await api.protection.summary({}, { quiet: true })).data,
  refetchInterval: 60_000,
})

/** Whom a rule has marked, who is shut out, or who has limits. */
export const protectionListQuery = (of: ProtectionTab, page: number) =>
  queryOptions({
    queryKey: ['protection', 'members', of, page],
    queryFn: async () => (await api.protection.members({ of, page, limit: 20 }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const protectionMemberQuery = (member_id: number) =>
  queryOptions({
    queryKey: ['protection', 'member', member_id],
    queryFn: async () => (await api.protection.member({ member_id }, { quiet: true })).data,
  })

/** After somebody wrote of a talk or shut a member out. */
export const refreshProtection = (): void => {
  for (const key of ['protection', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
