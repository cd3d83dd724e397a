import type { Withdrawal } from '../../api/queries.ts'
import { type WithdrawalStep, listWithdrawalSteps } from '../../rules/steps.rules.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatAmount, t, describeWithdrawalState } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { OrderDrawer } from '../../widgets/orders/order-drawer.tsx'
import { StepFoot } from '../../widgets/orders/step-buttons.tsx'

const listFacts = (order: Withdrawal) => [
  { label: t('order.state'), value: <StateChip state={order.state} text={describeWithdrawalState(order.state)} /> },
  { label: t('order.bill_no'), value: order.bill_no, num: true },
  { label: t('order.member'), value: [order.member_name, order.realname].filter(Boolean).join(' · ') },
  { label: t('withdrawals.asked'), value: formatAmount(order.money), num: true },
  { label: t('withdrawals.fee'), value: formatAmount(order.counter_fee), num: true },
  { label: t('withdrawals.turnover_left'), value: formatAmount(order.ml_money), num: true },
  { label: t('withdrawals.bank_address'), value: order.bank_address },
  { label: t('withdrawals.member_remark'), value: order.member_remark },
  { label: t('order.created_at'), value: order.created_at, num: true },
  ...(order.handled_by ? [{ label: t('order.handled_by'), value: order.handled_by }] : []),
  ...(order.finished_at ? [{ label: t('order.finished_at'), value: order.finished_at, num: true }] : []),
  ...(order.reason ? [{ label: t('order.reason'), value: order.reason }] : []),
]

type Props = {
  order: Withdrawal
  opened: boolean
  onClose: () => void
  step: (order: Withdrawal, name: WithdrawalStep) => void
  busy: string | undefined
}

/** What is needed to pay stands first, each with its copy button. */
export const WithdrawalDrawer = ({ order, opened, onClose, step, busy }: Props) => {
  const steps = listWithdrawalSteps(order.state, useRoles())
  const foot = steps.length > 0 && (
    <StepFoot
      kind="withdrawals"
      steps={steps}
      busy={busy === order.id ? 'review' : undefined}
      onStep={(name) => step(order, name)}
    />
  )
  return (
    <OrderDrawer title={t('withdrawals.one')} opened={opened} onClose={onClose} foot={foot}>
      <CopyField label={t('withdrawals.net_money')} value={order.net_money} shown={formatAmount(order.net_money)} />
      <CopyField
        label={`${t('withdrawals.card')} · ${order.bank_type_text}`}
        value={order.card_no}
        shown={groupInFours(order.card_no)}
      />
      <CopyField label={t('withdrawals.owner')} value={order.owner_name} />
      <Facts facts={listFacts(order)} />
    </OrderDrawer>
  )
}
