import type { Withdrawal } from '../../api/queries.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { describeWithdrawalState, formatAmount, t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { StateChip } from '../../widgets/state-chip.tsx'

const listFacts = (order: Withdrawal) => [
  { label: t('order.state'), value: <StateChip state={order.state} text={describeWithdrawalState(order.state)} /> },
  { label: t('order.bill_no'), value: order.bill_no, num: true },
  { label: t('order.member'), value: describeMember(order) },
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

/** A withdrawal whole: what is needed to pay stands first, each with its copy button. */
export const WithdrawalDetails = ({ order }: { order: Withdrawal }) => (
  <>
    <CopyField label={t('withdrawals.net_money')} value={order.net_money} shown={formatAmount(order.net_money)} />
    <CopyField
      label={`${t('withdrawals.card')} · ${order.bank_type_text}`}
      value={order.card_no}
      shown={groupInFours(order.card_no)}
    />
    <CopyField label={t('withdrawals.owner')} value={order.owner_name} />
    <Facts facts={listFacts(order)} />
  </>
)
