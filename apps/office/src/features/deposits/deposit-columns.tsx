import type { Deposit } from '../../api/queries.ts'
import type { Role } from '../../rules/access.rules.ts'
import { listDepositSteps } from '../../rules/steps.rules.ts'
import { formatShortTime } from '../../rules/wait.rules.ts'
import { describeDepositState, formatAmount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import {
  buildBillColumn,
  buildEndColumns,
  buildMemberColumn,
  buildWaitColumn,
} from '../../widgets/orders/order-columns.tsx'
import { StepButtons } from '../../widgets/orders/step-buttons.tsx'
import { askDeposit } from './deposit-steps.ts'
import type { DepositTab } from './deposit-tabs.ts'

const buildStepsColumn = (roles: readonly Role[]): Column<Deposit> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  cell: (order) => (
    <StepButtons
      kind="deposits"
      steps={listDepositSteps(order.state, roles)}
      about={order.bill_no}
      onStep={(step) => askDeposit(order, step)}
    />
  ),
})

const buildStateColumn = (): Column<Deposit> => ({
  key: 'state',
  head: t('order.state'),
  cell: (order) => <StateChip state={order.state} text={describeDepositState(order.state)} />,
})

const renderFacts = (): Column<Deposit>[] => [
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (order) => <strong>{formatAmount(order.money)}</strong>,
  },
  {
    key: 'channel',
    head: t('deposits.channel'),
    cell: (order) => <Two first={order.payment_type_text} second={order.channel_name} />,
  },
  {
    key: 'payer',
    head: t('deposits.payer'),
    cell: (order) => <Two first={order.payer_name || '–'} second={order.payer_account} />,
  },
  { key: 'remark', head: t('deposits.remark_code'), num: true, cell: (order) => order.remark_code },
]

const buildRemittedColumn = (): Column<Deposit> => ({
  key: 'remitted',
  head: t('deposits.remitted_at'),
  num: true,
  cell: (order) => <span title={order.hk_at ?? ''}>{formatShortTime(order.hk_at)}</span>,
})

type Shown = { tab: DepositTab; roles: readonly Role[]; seen_at_ms: number; open: (order: Deposit) => void }

/** What the queue shows in each tab: clocks where somebody waits, who and why where it is over, buttons where there is a step. */
export const buildDepositColumns = ({ tab, roles, seen_at_ms, open }: Shown): Column<Deposit>[] => [
  buildBillColumn(open),
  buildMemberColumn(),
  ...renderFacts(),
  ...(tab === 'all' ? [buildStateColumn()] : []),
  ...(tab === 'pending' ? [buildRemittedColumn(), buildWaitColumn<Deposit>(seen_at_ms)] : buildEndColumns<Deposit>()),
  ...((tab === 'pending' || tab === 'expired') && listDepositSteps(tab, roles).length > 0
    ? [buildStepsColumn(roles)]
    : []),
]
