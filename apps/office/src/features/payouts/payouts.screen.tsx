import { Money } from '@moongate/ui'
import { OPEN_PAYOUT, PAYOUT_STATES, type PayoutDeskStep } from '@moongate/contract/payments.states'
import { listNames } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type Payout, readPayouts } from '../../api/queries.ts'
import { listPayoutSteps } from '../../rules/steps.rules.ts'
import { t, translateName } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { buildPayoutColumns } from './payout-columns.tsx'
import { PayoutDetails, payoutStanding } from './payout-details.tsx'

const STATES = listNames(PAYOUT_STATES)
const CALLS: Readonly<Record<PayoutDeskStep, (id: string, reason: string, signal: AbortSignal) => Promise<unknown>>> = {
  take_over: (id, _, signal) => api.payments.takePayoutOver({ id }, { signal }),
  ask: (id, _, signal) => api.payments.askPayout({ id }, { signal }),
  propose_paid: (id, reason, signal) => api.payments.proposePayout({ id, state: 'paid', reason }, { signal }),
  propose_failed: (id, reason, signal) => api.payments.proposePayout({ id, state: 'failed', reason }, { signal }),
  settle_paid: (id, _, signal) => api.payments.settlePayout({ id, state: 'paid' }, { signal }),
  settle_failed: (id, _, signal) => api.payments.settlePayout({ id, state: 'failed' }, { signal }),
}

/** Who proposed what stands now, and why. */
const describeProposal = ({ steps }: Payout): string => {
  const last = steps.findLast(({ step }) => step.startsWith('propose_'))
  return last ? `${last.by} · ${last.remark}` : ''
}

const payouts: OrderKind<Payout, PayoutDeskStep> = {
  name: 'payouts',
  tabs: [
    { value: 'open', states: OPEN_PAYOUT },
    { value: 'manual', states: ['manual'] },
    { value: 'paid', states: ['paid'] },
    { value: 'failed', states: ['failed'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) => translateName('payouts.tabs', tab),
  ...payoutStanding,
  read: (tab, asked) =>
    readPayouts({ ...asked, ...(tab === 'open' ? { open: 1 } : { state: STATES.find((state) => state === tab) }) }),
  listSteps: listPayoutSteps,
  send: (step, { id }, reason, signal) => CALLS[step](id, reason, signal),
  describeReason: () => t('payouts.reason_hint'),
  pickMoney: (order) => order.money,
  listAskedFacts: (order) => [
    { label: t('order.money'), value: <Money value={order.money} />, num: true, big: true },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('payouts.gateway'), value: order.gateway },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    ...(describeProposal(order) === '' ? [] : [{ label: t('payouts.proposed'), value: describeProposal(order) }]),
  ],
  buildColumns: buildPayoutColumns,
  renderDetails: (order) => <PayoutDetails order={order} />,
}

/** Withdrawals that a gateway pays; those whose end nobody tells wait for people (R4.21). */
export const PayoutsScreen = () => <OrdersScreen kind={payouts} />
