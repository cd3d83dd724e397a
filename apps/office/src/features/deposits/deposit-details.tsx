import { isOnline } from '@moongate/contract/channels.states'
import { Money } from '@moongate/ui'
import type { Deposit } from '../../api/queries.ts'
import { describeDeposit, describeDepositState, t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { AlikeList } from './alike.tsx'
import { Receipt } from './receipt.tsx'

const listFacts = (order: Deposit) => [
  { label: t('order.money'), value: <Money value={order.money} />, num: true, big: true },
  { label: t('order.state'), value: <StateChip state={order.state} text={describeDeposit(order)} /> },
  { label: t('order.member'), value: describeMember(order) },
  { label: t('deposits.channel'), value: [order.payment_type_text, order.channel_name].filter(Boolean).join(' · ') },
  { label: t('deposits.channel_account'), value: order.channel_account, num: true },
  { label: t('deposits.payer'), value: order.payer_name },
  { label: t('deposits.payer_account'), value: order.payer_account, num: true },
  { label: t('deposits.payment_desc'), value: order.payment_desc },
  { label: t('deposits.remitted_at'), value: order.hk_at, num: true },
]

/** Of a transfer its member reports it; an online payment begins with the order. */
const describeMade = ({ payment_type }: Deposit): string =>
  t(isOnline(payment_type) ? 'deposits.ordered' : 'order.reported')

/** A deposit whole: what is searched for at the bank stands first, the picture of the transfer last. */
export const DepositDetails = ({ order }: { order: Deposit }) => (
  <>
    <CopyField label={t('order.bill_no')} value={order.bill_no} />
    <CopyField label={t('deposits.remark_code')} value={order.remark_code} />
    <AlikeList alike={order.alike} />
    <Facts facts={listFacts(order)} />
    <OrderPath order={order} describeState={describeDepositState} made={describeMade(order)} />
    {order.picture !== '' && <Receipt order_id={order.id} />}
  </>
)
