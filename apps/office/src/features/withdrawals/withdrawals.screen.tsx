import { Money } from '@moongate/ui'
import { OPEN_WITHDRAWAL, WITHDRAWAL_STATES, type WithdrawalStep } from '@moongate/contract/cashier.states'
import { listNames } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { readWithdrawals, type Withdrawal } from '../../api/queries.ts'
import { listWithdrawalSteps, needsReason } from '../../rules/steps.rules.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { describeWithdrawalState, t } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { ApproveSafe } from './approve-safe.tsx'
import { RiskList } from './risks.tsx'
import { buildWithdrawalColumns } from './withdrawal-columns.tsx'
import { describeWay, WithdrawalDetails } from './withdrawal-details.tsx'

const STATES = listNames(WITHDRAWAL_STATES)
/** Only its member cancels an order. */
type StaffStep = Exclude<WithdrawalStep, 'cancel'>
type Shown = Pick<Withdrawal, 'id' | 'risks'>
const CALLS: Readonly<Record<StaffStep, (order: Shown, reason: string, signal: AbortSignal) => Promise<unknown>>> = {
  review: ({ id }, _, signal) => api.cashier.reviewWithdrawal({ id }, { signal }),
  approve: ({ id, risks }, _, signal) =>
    api.cashier.approveWithdrawal({ id, seen: (risks ?? []).map(({ rule }) => rule) }, { signal }),
  pay: ({ id }, _, signal) => api.cashier.payWithdrawal({ id }, { signal }),
  reject: ({ id }, reason, signal) => api.cashier.rejectWithdrawal({ id, reason }, { signal }),
  fail: ({ id }, reason, signal) => api.cashier.failWithdrawal({ id, reason }, { signal }),
}

/** Money that returns is the whole amount, money that leaves is net of the fee. */
const pickMoney = (order: Withdrawal, step: StaffStep): string => (needsReason(step) ? order.money : order.net_money)

const withdrawals: OrderKind<Withdrawal, StaffStep> = {
  name: 'withdrawals',
  tabs: [
    { value: 'open', states: OPEN_WITHDRAWAL },
    { value: 'paid', states: ['paid'] },
    { value: 'rejected', states: ['rejected'] },
    { value: 'failed', states: ['failed'] },
    { value: 'cancelled', states: ['cancelled'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) =>
    tab === 'open' ? t('withdrawals.open') : tab === 'all' ? t('order.all') : describeWithdrawalState(tab),
  describeState: ({ state }) => describeWithdrawalState(state),
  describeMore: describeWay,
  read: (tab, asked) =>
    readWithdrawals({ ...asked, ...(tab === 'open' ? { open: 1 } : { state: STATES.find((state) => state === tab) }) }),
  listSteps: (state, roles) => listWithdrawalSteps(state, roles).filter((step) => step !== 'cancel'),
  send: (step, order, reason, signal) => CALLS[step](order, reason, signal),
  claims: {
    claim: (id, signal) => api.cashier.claimWithdrawal({ id }, { signal }),
    release: (id, signal) => api.cashier.releaseWithdrawal({ id }, { signal }),
  },
  renderTogether: (orders) => <ApproveSafe orders={orders} />,
  describeReason: () => t('form.reason_hint'),
  pickMoney,
  listAskedFacts: (order, step) => [
    {
      label: t(needsReason(step) ? 'withdrawals.comes_back' : 'withdrawals.net_money'),
      value: <Money value={pickMoney(order, step)} />,
      num: true,
      big: true,
    },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    { label: t('withdrawals.card'), value: groupInFours(order.card_no), num: true },
    { label: t('withdrawals.owner'), value: `${order.owner_name} · ${order.bank_type_text}` },
  ],
  renderAsked: (order, step) => step === 'approve' && <RiskList risks={order.risks} />,
  buildColumns: buildWithdrawalColumns,
  renderDetails: (order) => <WithdrawalDetails order={order} />,
}

/** The withdrawal queue: requested → in review → paying → paid, or the money returns (R4.21). */
export const WithdrawalsScreen = () => <OrdersScreen kind={withdrawals} />
