import { DEPOSIT_STATES, type DepositStep } from '@moongate/contract/cashier.states'
import { listNames } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type Deposit, readDeposits } from '../../api/queries.ts'
import { listDepositSteps } from '../../rules/steps.rules.ts'
import { describeDepositState, formatAmount, t } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { buildDepositColumns } from './deposit-columns.tsx'
import { DepositDetails } from './deposit-details.tsx'

const STATES = listNames(DEPOSIT_STATES)

const deposits: OrderKind<Deposit, Exclude<DepositStep, 'expire'>> = {
  name: 'deposits',
  // The queue, which is the first state, then one tab for each end, then all of them.
  tabs: [
    { value: 'pending', states: ['pending'] },
    { value: 'credited', states: ['credited'] },
    { value: 'rejected', states: ['rejected'] },
    { value: 'expired', states: ['expired'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) => (tab === 'all' ? t('order.all') : describeDepositState(tab)),
  describeState: describeDepositState,
  read: (tab, asked) => readDeposits({ ...asked, state: STATES.find((state) => state === tab) }),
  listSteps: (state, roles) => listDepositSteps(state, roles).filter((step) => step !== 'expire'),
  send: (step, id, reason) =>
    step === 'credit' ? api.cashier.creditDeposit({ id }) : api.cashier.rejectDeposit({ id, reason }),
  pickMoney: (order) => order.money,
  listAskedFacts: (order) => [
    { label: t('order.money'), value: formatAmount(order.money), num: true, big: true },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    { label: t('deposits.payer'), value: order.payer_name },
    { label: t('deposits.remark_code'), value: order.remark_code, num: true },
  ],
  buildColumns: buildDepositColumns,
  renderDetails: (order) => <DepositDetails order={order} />,
}

/** The deposit queue: live, oldest waiting first; credited or refused in two clicks (R4.20). */
export const DepositsScreen = () => <OrdersScreen kind={deposits} />
