import type { StaffRole } from '@moongate/contract/staff.states'
import { Link } from '@tanstack/react-router'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import { WaitClock } from '../clock.tsx'
import { type Column, Two } from '../data-table.tsx'
import { BillButton } from './bill-button.tsx'
import { StateChip } from '../state-chip.tsx'
import css from './order-columns.module.css'
import type { Order, OrderKind, OrderTab } from './order-kind.ts'
import { StepButtons } from './step-buttons.tsx'
import { ClaimButton } from './claim-button.tsx'
import type { useClaim } from './use-claim.ts'
import type { useStep } from './use-step.ts'

const buildMemberColumn = <T extends Order>(): Column<T> => ({
  key: 'member',
  head: t('order.member'),
  cell: (order) => (
    <Two
      first={
        <Link to="/members/$id" params={{ id: String(order.member_id) }} className={css.member}>
          {order.member_name}
        </Link>
      }
      second={order.realname || '–'}
    />
  ),
})

const buildWaitColumn = <T extends Order>(seen_at_ms: number): Column<T> => ({
  key: 'wait',
  head: t('order.waiting'),
  align: 'end',
  cell: (order) => <WaitClock waiting_seconds={order.waiting_seconds} seen_at_ms={seen_at_ms} />,
})

/** Who ended an order, when, and why where it was refused. */
const buildEndColumns = <T extends Order>(): Column<T>[] => [
  {
    key: 'handled',
    head: t('order.handled_by'),
    cell: (order) => (
      <Two
        first={order.handled_by || (order.finished_at ? t('order.by_system') : '–')}
        second={<span className={css.time}>{order.finished_at ?? ''}</span>}
      />
    ),
  },
  {
    key: 'reason',
    head: t('order.reason'),
    width: 220,
    cut: true,
    cell: (order) => <span title={order.reason}>{order.reason || '–'}</span>,
  },
]

type Shown<O extends Order, S extends OrderStep> = {
  kind: OrderKind<O, S>
  tab: OrderTab<O>
  roles: readonly StaffRole[]
  steps: ReturnType<typeof useStep<O, S>>
  claim: ReturnType<typeof useClaim<O, S>>
  seen_at_ms: number
  open: (order: O) => void
}

/** The order's number and, in the queue, who has taken it. */
const buildBillColumn = <O extends Order, S extends OrderStep>({ kind, tab, roles, claim, open }: Shown<O, S>) => ({
  key: 'bill',
  head: t('order.bill_no'),
  cell: (order: O) => {
    const bill = <BillButton bill_no={order.bill_no} onOpen={() => open(order)} />
    if (!kind.claims || tab !== kind.tabs[0]) return bill
    const decides = kind.listSteps(order.state, roles).length > 0
    const busy = claim.busy === order.id
    return (
      <Two
        first={bill}
        second={<ClaimButton order={order} decides={decides} busy={busy} onChange={() => void claim.change(order)} />}
      />
    )
  },
})

const buildStateColumn = <O extends Order, S extends OrderStep>(kind: OrderKind<O, S>): Column<O> => ({
  key: 'state',
  head: t('order.state'),
  cell: (order) => (
    <Two
      first={<StateChip state={order.state} text={kind.describeState(order.state)} />}
      second={kind.describeMore?.(order)}
    />
  ),
})

const buildStepsColumn = <O extends Order, S extends OrderStep>({ kind, roles, steps }: Shown<O, S>): Column<O> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (order) => (
    <StepButtons
      kind={kind.name}
      steps={kind.listSteps(order.state, roles)}
      about={order.bill_no}
      withheld={order.withheld}
      busy={steps.busyStepOf(order)}
      onStep={(step) => steps.take(order, step)}
    />
  ),
})

/**
 * What a tab shows: the state where orders differ in it, clocks where somebody waits, who and why where it is over, buttons
 * where a step is open to these roles. In the list of all of them nothing is done.
 */
export const buildOrderColumns = <O extends Order, S extends OrderStep>(shown: Shown<O, S>): Column<O>[] => {
  const { kind, tab, roles } = shown
  const waiting = tab === kind.tabs[0]
  const moves = tab !== kind.tabs.at(-1) && tab.states.some((state) => kind.listSteps(state, roles).length > 0)
  return [
    buildBillColumn(shown),
    buildMemberColumn(),
    ...kind.buildColumns(waiting),
    ...(tab.states.length > 1 ? [buildStateColumn(kind)] : []),
    ...(waiting ? [buildWaitColumn<O>(shown.seen_at_ms)] : buildEndColumns<O>()),
    ...(moves ? [buildStepsColumn(shown)] : []),
  ]
}
