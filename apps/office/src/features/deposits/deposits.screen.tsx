import { Money } from '@moongate/ui'
import { DEPOSIT_STATES, type DepositStep, OPEN_DEPOSIT } from '@moongate/contract/cashier.states'
import { listNames } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type Deposit, readDeposits } from '../../api/queries.ts'
import { listDepositSteps } from '../../rules/steps.rules.ts'
import { describeDeposit, describeDepositState, t } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { AlikeList } from './alike.tsx'
import { chooseReasons, listTransferFacts } from './asked.ts'
import { buildDepositColumns } from './deposit-columns.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { Untold } from './untold.tsx'

const STATES = listNames(DEPOSIT_STATES)

/** The clock's step is nobody's button. */
type StaffStep = Exclude<DepositStep, 'expire'>
const CALLS: Readonly<Record<StaffStep, (id: string, reason: string, signal: AbortSignal) => Promise<unknown>>> = {
  review: (id, _reason, signal) => api.cashier.reviewDeposit({ id }, { signal }),
  credit: (id, _reason, signal) => api.cashier.creditDeposit({ id }, { signal }),
  reject: (id, reason, signal) => api.cashier.rejectDeposit({ id, reason }, { signal }),
}

const deposits: OrderKind<Deposit, StaffStep> = {
  name: 'deposits',
  // The queue, then one tab for each end, then all of them.
  tabs: [
    { value: 'open', states: OPEN_DEPOSIT },
    { value: 'credited', states: ['credited'] },
    { value: 'rejected', states: ['rejected'] },
    { value: 'expired', states: ['expired'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) =>
    tab === 'open' ? t('deposits.open') : tab === 'all' ? t('order.all') : describeDepositState(tab),
  describeState: describeDeposit,
  read: (tab, asked) =>
    readDeposits({ ...asked, ...(tab === 'open' ? { open: 1 } : { state: STATES.find((state) => state === tab) }) }),
  listSteps: (state, roles) => listDepositSteps(state, roles).filter((step) => step !== 'expire'),
  send: (step, { id }, reason, signal) => CALLS[step](id, reason, signal),
  claims: {
    claim: (id, signal) => api.cashier.claimDeposit({ id }, { signal }),
    release: (id, signal) => api.cashier.releaseDeposit({ id }, { signal }),
  },
  describeReason: () => t('form.reason_hint'),
  chooseReasons,
  pickMoney: (order) => order.money,
  listAskedFacts: (order) => [
    { label: t('order.money'), value: <Money value={order.money} />, num: true, big: true },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    ...listTransferFacts(order),
  ],
  renderAsked: (order, step) => (
    <>
      <Untold order={order} step={step} />
      {step === 'credit' && <AlikeList alike={order.alike} />}
    </>
  ),
  buildColumns: buildDepositColumns,
  renderDetails: (order) => <DepositDetails order={order} />,
}

/** The deposit queue: live, oldest waiting first; credited or refused in two clicks (R4.20). */
export const DepositsScreen = () => <OrdersScreen kind={deposits} />
