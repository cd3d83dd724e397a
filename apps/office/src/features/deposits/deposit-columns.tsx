import type { Deposit } from '../../api/queries.ts'
import type { Role } from '../../rules/access.rules.ts'
import { depositSteps } from '../../rules/steps.rules.ts'
import { shortTime } from '../../rules/wait.rules.ts'
import { depositStateText, money, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { billColumn, endColumns, memberColumn, waitColumn } from '../../widgets/orders/order-columns.tsx'
import { StepButtons } from '../../widgets/orders/step-buttons.tsx'
import { askDeposit } from './deposit-steps.ts'
import type { DepositTab } from './deposit-tabs.ts'

const stepsColumn = (roles: readonly Role[]): Column<Deposit> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  cell: (order) => (
    <StepButtons
      kind="deposits"
      steps={depositSteps(order.state, roles)}
      about={order.bill_no}
      onStep={(step) => askDeposit(order, step)}
    />
  ),
})

const stateColumn = (): Column<Deposit> => ({
  key: 'state',
  head: t('order.state'),
  cell: (order) => <StateChip state={order.state} text={depositStateText(order.state)} />,
})

const facts = (): Column<Deposit>[] => [
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (order) => <strong>{money(order.money)}</strong>,
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

const remittedColumn = (): Column<Deposit> => ({
  key: 'remitted',
  head: t('deposits.remitted_at'),
  num: true,
  cell: (order) => <span title={order.hk_at ?? ''}>{shortTime(order.hk_at)}</span>,
})

type Shown = { tab: DepositTab; roles: readonly Role[]; seen_at_ms: number; open: (order: Deposit) => void }

/** What the queue shows in each tab: clocks where somebody waits, who and why where it is over, buttons where there is a step. */
export const depositColumns = ({ tab, roles, seen_at_ms, open }: Shown): Column<Deposit>[] => [
  billColumn(open),
  memberColumn(),
  ...facts(),
  ...(tab === 'all' ? [stateColumn()] : []),
  ...(tab === 'pending' ? [remittedColumn(), waitColumn<Deposit>(seen_at_ms)] : endColumns<Deposit>()),
  ...((tab === 'pending' || tab === 'expired') && depositSteps(tab, roles).length > 0 ? [stepsColumn(roles)] : []),
]
