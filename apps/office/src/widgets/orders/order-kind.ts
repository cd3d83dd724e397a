import type { StaffRole } from '@moongate/contract/staff.states'
import type { ReactNode } from 'react'
import type { OrderList, Paged } from '../../api/queries.ts'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import type { Column } from '../data-table.tsx'
import type { Fact } from '../facts.tsx'

/** What deposits, withdrawals and transfers have in common. */
export type Order = {
  id: string
  bill_no: string
  member_id: number
  member_name: string
  realname: string
  state: string
  waiting_seconds: number
  handled_by: string
  reason: string
  created_at: string
  finished_at: string | null
  steps: readonly { step: string; state: string; at: string; by: string; remark: string }[]
  /** The steps that the amount leaves to somebody else, with the reason. */
  withheld: readonly { step: string; why: string }[]
  /** Who has taken it; nothing where orders of this kind are not taken. */
  claim?: { by: string; mine: boolean } | null
}

/** A tab of a queue: its name in the address, and the states of the orders it lists. */
export type OrderTab<O extends Order> = { readonly value: string; readonly states: readonly O['state'][] }

/** What the question before a step has to know of a kind of orders. */
type StepAsking<O extends Order, S extends OrderStep> = {
  /** Who reads the reason of a step. */
  describeReason: () => string
  /** Which reasons stand ready, where not those of its list. */
  chooseReasons?: (order: O) => string
  /** The money that a step moves, as text of the wire. */
  pickMoney: (order: O, step: S) => string
  /** What the question before a step repeats. */
  listAskedFacts: (order: O, step: S) => Fact[]
  /** What stands below them: what has to be seen before the step is taken. */
  renderAsked?: (order: O, step: S) => ReactNode
}

/** What the one screen of orders has to know of a kind of them: everything in which they differ. */
export type OrderKind<O extends Order, S extends OrderStep> = StepAsking<O, S> & {
  /** Names the list in addresses, texts and caches. */
  name: OrderList
  /** The first one is the queue: what waits, oldest first. The last one is all. */
  tabs: readonly [OrderTab<O>, ...OrderTab<O>[]]
  describeTab: (tab: string) => string
  describeState: (order: O) => string
  describeMore?: (order: O) => string
  /** One page of a tab's orders. */
  read: (tab: string, asked: { page: number; limit: number; keyword?: string }) => Promise<Paged<O>>
  /** The steps that an order's state leaves to somebody with these roles. */
  listSteps: (state: O['state'], roles: readonly StaffRole[]) => S[]
  /** Sends a step of an order as it was shown; the reason is empty where none is asked for, `signal` gives it up. */
  send: (step: S, order: O, reason: string, signal: AbortSignal) => Promise<unknown>
  /** How somebody takes an order and lets it go, where that can be done. */
  claims?: Readonly<Record<'claim' | 'release', (id: string, signal: AbortSignal) => Promise<unknown>>>
  /** What may be done with the orders of the queue together. */
  renderTogether?: (orders: readonly O[]) => ReactNode
  /** The columns between whose it is and how it stands; `waiting`: in the queue. */
  buildColumns: (waiting: boolean) => Column<O>[]
  /** Everything known of one order, for its drawer. */
  renderDetails: (order: O) => ReactNode
}

/** Account and real name of an order's member, on one line. */
export const describeMember = ({ member_name, realname }: Pick<Order, 'member_name' | 'realname'>): string =>
  [member_name, realname].filter(Boolean).join(' · ')

type Words = 'title' | 'question' | 'confirm' | 'done'
/** A text of a step, e.g. its question; `order-kind.test.ts` sees that each step has all it needs. */
export const describeStep = (
  { name }: { name: OrderList },
  step: OrderStep,
  words: Words,
  params?: Record<string, string>,
): string => t(`${name}.${step}.${words}` as 'deposits.credit.done', params)
