import type { Withdrawal } from '../../api/queries.ts'
import type { Role } from '../../rules/access.rules.ts'
import { type WithdrawalStep, listWithdrawalSteps } from '../../rules/steps.rules.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { formatAmount, t, describeWithdrawalState } from '../../text.ts'
import { CopyMark } from '../../widgets/copy.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import {
  buildBillColumn,
  buildEndColumns,
  buildMemberColumn,
  buildWaitColumn,
} from '../../widgets/orders/order-columns.tsx'
import { StepButtons } from '../../widgets/orders/step-buttons.tsx'
import type { WithdrawalTab } from './withdrawal-tabs.ts'
import css from './withdrawal.module.css'

const isZero = (wire: string) => !/[1-9]/.test(wire)

const Card = ({ order }: { order: Withdrawal }) => {
  return (
    <span className={css.card}>
      <Two
        cut
        first={<span className={css.digits}>{groupInFours(order.card_no)}</span>}
        second={<span title={order.bank_type_text}>{`${order.owner_name} · ${order.bank_type_text}`}</span>}
      />
      <CopyMark value={order.card_no} what={t('withdrawals.card')} />
    </span>
  )
}

const renderFacts = (): Column<Withdrawal>[] => [
  {
    key: 'net',
    head: t('withdrawals.net_money'),
    align: 'end',
    num: true,
    cell: (order) => <strong>{formatAmount(order.net_money)}</strong>,
  },
  {
    key: 'money',
    head: t('withdrawals.asked'),
    align: 'end',
    num: true,
    cell: (order) => (
      <Two
        first={formatAmount(order.money)}
        second={
          isZero(order.counter_fee)
            ? t('withdrawals.no_fee')
            : t('withdrawals.fee_of', { fee: formatAmount(order.counter_fee) })
        }
      />
    ),
  },
  {
    key: 'turnover',
    head: t('withdrawals.turnover_left'),
    align: 'end',
    num: true,
    cell: (order) => (
      <span className={isZero(order.ml_money) ? css.done : undefined}>{formatAmount(order.ml_money)}</span>
    ),
  },
  { key: 'card', head: t('withdrawals.card'), cell: (order) => <Card order={order} /> },
]

const buildStateColumn = (): Column<Withdrawal> => ({
  key: 'state',
  head: t('order.state'),
  cell: (order) => <StateChip state={order.state} text={describeWithdrawalState(order.state)} />,
})

type Shown = {
  tab: WithdrawalTab
  roles: readonly Role[]
  seen_at_ms: number
  open: (order: Withdrawal) => void
  step: (order: Withdrawal, name: WithdrawalStep) => void
  busy: string | undefined
}

const buildStepsColumn = ({ roles, step, busy }: Shown): Column<Withdrawal> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  cell: (order) => (
    <StepButtons
      kind="withdrawals"
      steps={listWithdrawalSteps(order.state, roles)}
      about={order.bill_no}
      busy={busy === order.id ? 'review' : undefined}
      onStep={(name) => step(order, name)}
    />
  ),
})

/** The columns of a tab; steps only where the roles have any. */
export const buildWithdrawalColumns = (shown: Shown): Column<Withdrawal>[] => [
  buildBillColumn(shown.open),
  buildMemberColumn(),
  ...renderFacts(),
  ...(shown.tab === 'open' || shown.tab === 'all' ? [buildStateColumn()] : []),
  ...(shown.tab === 'open' ? [buildWaitColumn<Withdrawal>(shown.seen_at_ms)] : buildEndColumns<Withdrawal>()),
  ...(shown.tab === 'open' && listWithdrawalSteps('requested', shown.roles).length > 0
    ? [buildStepsColumn(shown)]
    : []),
]
