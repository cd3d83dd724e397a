import { PAYMENT_ITEM_STATES, type PaymentItemStep } from '@moongate/contract/payments.states'
import { listNames } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type Arrival, readArrivals } from '../../api/queries.ts'
import { listArrivalSteps } from '../../rules/steps.rules.ts'
import { t, translateName } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { Arrived, buildArrivalColumns } from './arrival-columns.tsx'
import { ArrivalDetails, describeArrivalState } from './arrival-details.tsx'

const STATES = listNames(PAYMENT_ITEM_STATES)
type Send = (id: number, reason: string, signal: AbortSignal) => Promise<unknown>
const CALLS: Readonly<Record<PaymentItemStep, Send>> = {
  ask: (id, _, signal) => api.payments.askRefund({ id }, { signal }),
  propose_refund: (id, reason, signal) => api.payments.proposeRefund({ id, reason }, { signal }),
  propose_credit: (id, reason, signal) => api.payments.proposeCredit({ id, reason }, { signal }),
  refund: (id, _, signal) => api.payments.refundArrival({ id }, { signal }),
  credit: (id, _, signal) => api.payments.creditArrival({ id }, { signal }),
  close: (id, reason, signal) => api.payments.closeArrival({ id, reason }, { signal }),
}

/** Who proposed what stands now, and why. */
const describeProposal = ({ steps }: Arrival): string => {
  const last = steps.findLast(({ step }) => step.startsWith('propose_'))
  return last ? `${last.by} · ${last.remark}` : ''
}

const arrivals: OrderKind<Arrival, PaymentItemStep> = {
  name: 'arrivals',
  tabs: [
    { value: 'open', states: ['held', 'to_refund', 'to_credit', 'refunding'] },
    { value: 'refunded', states: ['refunded'] },
    { value: 'credited', states: ['credited'] },
    { value: 'closed', states: ['closed'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) => translateName('arrivals.tabs', tab),
  describeState: ({ state }) => describeArrivalState(state),
  read: (tab, asked) =>
    readArrivals({ ...asked, ...(tab === 'open' ? { open: 1 } : { state: STATES.find((state) => state === tab) }) }),
  listSteps: listArrivalSteps,
  send: (step, { id }, reason, signal) => CALLS[step](Number(id), reason, signal),
  describeReason: () => t('arrivals.reason_hint'),
  pickMoney: (order) => order.arrived ?? '0.00',
  listAskedFacts: (order) => [
    { label: t('arrivals.arrived'), value: <Arrived order={order} />, num: true, big: true },
    { label: t('arrivals.kind'), value: t(`arrivals.kinds.${order.kind}`) },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    ...(describeProposal(order) === '' ? [] : [{ label: t('arrivals.proposed'), value: describeProposal(order) }]),
  ],
  buildColumns: buildArrivalColumns,
  renderDetails: (order) => <ArrivalDetails order={order} />,
}

/** What arrived otherwise than it was ordered, and what becomes of it (R4.20). */
export const ArrivalsScreen = () => <OrdersScreen kind={arrivals} />
