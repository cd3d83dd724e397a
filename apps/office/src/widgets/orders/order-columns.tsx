import type { StaffRole } from '@moongate/contract/staff.states'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../data-table.tsx'
import { BillButton } from './bill-button.tsx'
import type { Order, OrderKind, OrderTab } from './order-kind.ts'
import { buildEndColumns } from './order-end-columns.tsx'
import { buildMemberColumn, buildWaitColumn } from './order-state-columns.tsx'
import { StepButtons } from './step-buttons.tsx'
import { ClaimButton } from './claim-button.tsx'
import type { useClaim } from './use-claim.ts'
import type { useStep } from './use-step.ts'

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
  ...(tab !== kind.tabs[0] && { wraps: true as const }),
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
    ...(waiting ? [buildWaitColumn(kind, tab, shown.seen_at_ms)] : buildEndColumns(kind, tab)),
    ...(moves ? [buildStepsColumn(shown)] : []),
  ]
}
