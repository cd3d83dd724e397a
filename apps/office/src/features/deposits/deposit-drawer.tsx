import type { Deposit } from '../../api/queries.ts'
import { listDepositSteps } from '../../rules/steps.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { describeDepositState, formatAmount, t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { OrderDrawer } from '../../widgets/orders/order-drawer.tsx'
import { StepFoot } from '../../widgets/orders/step-buttons.tsx'
import { askDeposit } from './deposit-steps.ts'
import { Receipt } from './receipt.tsx'

const listFacts = (order: Deposit) => [
  { label: t('order.money'), value: formatAmount(order.money), num: true, big: true },
  { label: t('order.state'), value: <StateChip state={order.state} text={describeDepositState(order.state)} /> },
  { label: t('order.member'), value: [order.member_name, order.realname].filter(Boolean).join(' · ') },
  { label: t('deposits.channel'), value: [order.payment_type_text, order.channel_name].filter(Boolean).join(' · ') },
  { label: t('deposits.channel_account'), value: order.channel_account, num: true },
  { label: t('deposits.payer'), value: order.payer_name },
  { label: t('deposits.payer_account'), value: order.payer_account, num: true },
  { label: t('deposits.payment_desc'), value: order.payment_desc },
  { label: t('deposits.remitted_at'), value: order.hk_at, num: true },
  { label: t('order.created_at'), value: order.created_at, num: true },
  ...(order.finished_at
    ? [
        { label: t('order.finished_at'), value: order.finished_at, num: true },
        { label: t('order.handled_by'), value: order.handled_by || t('order.by_system') },
      ]
    : []),
  ...(order.reason ? [{ label: t('order.reason'), value: order.reason }] : []),
]

export const DepositDrawer = ({ order, opened, onClose }: { order: Deposit; opened: boolean; onClose: () => void }) => {
  const steps = listDepositSteps(order.state, useRoles())
  const foot = steps.length > 0 && <StepFoot kind="deposits" steps={steps} onStep={(step) => askDeposit(order, step)} />
  return (
    <OrderDrawer title={t('deposits.one')} opened={opened} onClose={onClose} foot={foot}>
      <CopyField label={t('order.bill_no')} value={order.bill_no} />
      <CopyField label={t('deposits.remark_code')} value={order.remark_code} />
      <Facts facts={listFacts(order)} />
      {order.picture !== '' && <Receipt order_id={order.id} />}
    </OrderDrawer>
  )
}
