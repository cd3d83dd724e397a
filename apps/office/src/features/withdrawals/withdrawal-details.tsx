import { Money } from '@moongate/ui'
import type { ReactNode } from 'react'
import type { Withdrawal } from '../../api/queries.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { describeWithdrawalState, t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { RiskList } from './risks.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'

/** What was kept with the order; an order of before has none of it. */
const formatKept = (value: string | null, format: (value: string) => ReactNode): ReactNode =>
  value === null ? t('withdrawals.not_recorded') : format(value)

/** Who pays it, once that is decided. */
export const describeWay = ({ state, way }: Withdrawal): string =>
  state === 'paying' || state === 'paid' || state === 'failed' ? t(`withdrawals.way.${way}`) : ''

const listFacts = (order: Withdrawal) => [
  { label: t('order.state'), value: <StateChip state={order.state} text={describeWithdrawalState(order.state)} /> },
  { label: t('withdrawals.paid_by'), value: describeWay(order) },
  { label: t('order.bill_no'), value: order.bill_no, num: true },
  { label: t('order.member'), value: describeMember(order) },
  { label: t('withdrawals.asked'), value: <Money value={order.money} />, num: true },
  { label: t('withdrawals.fee'), value: <Money value={order.counter_fee} />, num: true },
  { label: t('withdrawals.fee_percent'), value: formatKept(order.fee_percent, (percent) => `${percent} %`), num: true },
  {
    label: t('withdrawals.turnover_left'),
    value: formatKept(order.ml_money, (money) => <Money value={money} />),
    num: true,
  },
  { label: t('withdrawals.bank_address'), value: order.bank_address },
  { label: t('withdrawals.member_remark'), value: order.member_remark },
]

/** A withdrawal whole: what is needed to pay stands first, each with its copy button. */
export const WithdrawalDetails = ({ order }: { order: Withdrawal }) => (
  <>
    <CopyField label={t('withdrawals.net_money')} value={order.net_money} shown={<Money value={order.net_money} />} />
    <CopyField
      label={`${t('withdrawals.card')} · ${order.bank_type_text}`}
      value={order.card_no}
      shown={groupInFours(order.card_no)}
    />
    <CopyField label={t('withdrawals.owner')} value={order.owner_name} />
    <RiskList risks={order.risks} />
    <Facts facts={listFacts(order)} />
    <OrderPath order={order} describeState={describeWithdrawalState} made={t('order.asked_for')} />
  </>
)
