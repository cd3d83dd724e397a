import type { AnswerOf, RequestOf } from '@moongate/contract'
import type { membersOfficeRoutes } from '@moongate/contract/members.office'
import type { officeRoutes } from '@moongate/contract/office'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { renewStaff } from '../session/session.store.ts'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = typeof officeRoutes
type MemberCalls = typeof membersOfficeRoutes
type Asked<C extends keyof Calls> = RequestOf<Calls[C]>
export type Deposit = AnswerOf<Calls['deposits']>['data']['data'][number]
export type Withdrawal = AnswerOf<Calls['withdrawals']>['data']['data'][number]
export type MemberRow = AnswerOf<MemberCalls['list']>['data']['data'][number]
export type MemberFile = AnswerOf<Calls['member']>['data']
export type AuditRow = AnswerOf<Calls['audit']>['data']['data'][number]
export type Paged<T> = { data: T[]; current_page: number; last_page: number; total: number }

// A list that cannot be read says so in its own place, with a button to try again.
const quiet = { quiet: true }
const POLL_MS = 30_000
const live = { placeholderData: keepPreviousData, refetchInterval: POLL_MS }

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const { data } = await api.staff.me({}, quiet)
    renewStaff(data)
    return data
  },
})
export const queuesQuery = queryOptions({
  queryKey: ['queues'],
  queryFn: async () => (await api.office.queues({}, quiet)).data,
  refetchInterval: POLL_MS,
})
export const depositsQuery = (input: Asked<'deposits'>) =>
  queryOptions({
    queryKey: ['deposits', input],
    queryFn: async () => (await api.office.deposits(input, quiet)).data,
    ...live,
  })
/** A picture never changes, so it is fetched once. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['picture', id],
    queryFn: async () => (await api.office.depositPicture({ id }, quiet)).data.image,
    staleTime: Infinity,
  })
export const withdrawalsQuery = (input: Asked<'withdrawals'>) =>
  queryOptions({
    queryKey: ['withdrawals', input],
    queryFn: async () => (await api.office.withdrawals(input, quiet)).data,
    ...live,
  })
export const membersQuery = (input: RequestOf<MemberCalls['list']>) =>
  queryOptions({
    queryKey: ['members', input],
    queryFn: async () => (await api.members.list(input, quiet)).data,
    placeholderData: keepPreviousData,
  })
export const memberQuery = (id: number) =>
  queryOptions({ queryKey: ['member', id], queryFn: async () => (await api.office.member({ id }, quiet)).data })
export const auditQuery = (input: Asked<'audit'>) =>
  queryOptions({
    queryKey: ['audit', input],
    queryFn: async () => (await api.office.audit(input, quiet)).data,
    placeholderData: keepPreviousData,
  })
/** Reading a link does not use it up; a reload may read it again. */
export const enrolmentQuery = (token: string) =>
  queryOptions({
    queryKey: ['enrolment', token],
    queryFn: async () => (await api.staff.enrolment({ token }, quiet)).data,
    staleTime: Infinity,
    retry: false,
  })

/** After a decision, or the event of one. */
export const refreshOrders = (kind: 'deposits' | 'withdrawals'): void => {
  for (const key of [kind, 'queues', 'member', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
