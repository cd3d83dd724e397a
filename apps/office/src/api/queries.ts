import type { AnswerOf, officeTables, RequestOf, RouteSpec } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { renewStaff } from '../session/session.store.ts'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = typeof officeTables
type Row<R extends RouteSpec> = AnswerOf<R> extends { data: { data: (infer One)[] } } ? One : never
export type Deposit = Row<Calls['cashier']['deposits']>
export type Withdrawal = Row<Calls['cashier']['withdrawals']>
export type Transfer = Row<Calls['wallet']['transfers']>
export type Payout = Row<Calls['payments']['payouts']>
export type Arrival = Row<Calls['payments']['arrivals']>
export type UsdtTransfer = Row<Calls['chain']['transfers']>
export type Difference = Row<Calls['mirror']['differences']>
export type DifferencePage = Paged<Difference> & Pick<AnswerOf<Calls['mirror']['differences']>, 'suppliers'>
export type MemberRow = Row<Calls['members']['list']>
export type MemberFile = AnswerOf<Calls['office']['member']>['data']
export type AuditRow = Row<Calls['audit']['entries']>
export type Maintenance = AnswerOf<Calls['policy']['maintenance']>['data']
/** `is_more`: more rows than `total` are there, and not counted. */
export type Paged<T> = {
  data: T[]
  current_page: number
  last_page: number
  total: number
  is_more?: boolean | undefined
}

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
/** What is shown as the site shows it: the sign before amounts. */
export const lookQuery = queryOptions({
  queryKey: ['look'],
  queryFn: async () => (await api.site.look({}, quiet)).data,
  staleTime: 3_600_000,
})
export const queuesQuery = queryOptions({
  queryKey: ['queues'],
  queryFn: async () => (await api.office.queues({}, quiet)).data,
  refetchInterval: POLL_MS,
})
/** The lists of orders, by their names in addresses, texts and caches. */
export type OrderList = 'deposits' | 'withdrawals' | 'transfers' | 'payouts' | 'arrivals' | 'usdt'
/** A page of orders; `input` names it in the cache. */
export const ordersQuery = <O>(name: OrderList, input: object, read: () => Promise<Paged<O>>) =>
  queryOptions({ queryKey: [name, input], queryFn: read, ...live })
/** A page of deposits for staff. */
export const readDeposits = async (input: RequestOf<Calls['cashier']['deposits']>): Promise<Paged<Deposit>> =>
  (await api.cashier.deposits(input, quiet)).data
/** A page of withdrawals for staff. */
export const readWithdrawals = async (input: RequestOf<Calls['cashier']['withdrawals']>): Promise<Paged<Withdrawal>> =>
  (await api.cashier.withdrawals(input, quiet)).data
/** A page of transfers for staff. */
export const readTransfers = async (input: RequestOf<Calls['wallet']['transfers']>): Promise<Paged<Transfer>> =>
  (await api.wallet.transfers(input, quiet)).data
/** A page of payouts for staff. */
export const readPayouts = async (input: RequestOf<Calls['payments']['payouts']>): Promise<Paged<Payout>> =>
  (await api.payments.payouts(input, quiet)).data
/** A page of what arrived otherwise than it was ordered. */
export const readArrivals = async (input: RequestOf<Calls['payments']['arrivals']>): Promise<Paged<Arrival>> =>
  (await api.payments.arrivals(input, quiet)).data
/** A page of USDT transfers for staff. */
export const readUsdt = async (input: RequestOf<Calls['chain']['transfers']>): Promise<Paged<UsdtTransfer>> =>
  (await api.chain.transfers(input, quiet)).data
/** How far each chain has been read. */
export const networksQuery = queryOptions({
  queryKey: ['usdt', 'networks'],
  queryFn: async () => (await api.chain.transfers({ limit: 1 }, quiet)).networks,
  refetchInterval: POLL_MS,
})
/** A page of differences between our books and those of suppliers, with how fresh each supplier's are. */
export const differencesQuery = (input: RequestOf<Calls['mirror']['differences']>) =>
  queryOptions({
    queryKey: ['differences', input],
    queryFn: async (): Promise<DifferencePage> => {
      const { data, suppliers } = await api.mirror.differences(input, quiet)
      return { ...data, suppliers }
    },
    ...live,
  })
/** A picture never changes, so it is fetched once. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['picture', id],
    queryFn: async () => (await api.cashier.depositPicture({ id }, quiet)).data.image,
    staleTime: Infinity,
  })
/** A page of members by account, real name or phone. */
export const membersQuery = (input: RequestOf<Calls['members']['list']>) =>
  queryOptions({
    queryKey: ['members', input],
    queryFn: async () => (await api.members.list(input, quiet)).data,
    placeholderData: keepPreviousData,
  })
/** One member whole. */
export const memberQuery = (id: number) =>
  queryOptions({ queryKey: ['member', id], queryFn: async () => (await api.office.member({ id }, quiet)).data })
/** A page of the audit log, newest first. */
export const auditQuery = (input: RequestOf<Calls['audit']['entries']>) =>
  queryOptions({
    queryKey: ['audit', input],
    queryFn: async () => (await api.audit.entries(input, quiet)).data,
    placeholderData: keepPreviousData,
  })
/** Which actions the audit log holds, and who did them besides members. */
export const auditFiltersQuery = queryOptions({
  queryKey: ['audit', 'filters'],
  queryFn: async () => (await api.audit.filters({}, quiet)).data,
})
/** Whether the site is closed for maintenance, and what it says. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: async () => (await api.policy.maintenance({}, quiet)).data,
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
export const refreshOrders = (kind: OrderList | 'differences'): void => {
  for (const key of [kind, 'queues', 'member', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
