import { Money } from '@moongate/ui'
import { listNames } from '@moongate/contract/states'
import { TRANSFER_DESK_STEPS, TRANSFER_STATES, type TransferDeskStep } from '@moongate/contract/wallet.states'
import { api } from '../../api/api.ts'
import { readTransfers, type Transfer } from '../../api/queries.ts'
import { listTransferSteps } from '../../rules/steps.rules.ts'
import { t, translateName } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { buildTransferColumns, describeWay } from './transfer-columns.tsx'
import { describeStage, TransferDetails } from './transfer-details.tsx'

const STATES = listNames(TRANSFER_STATES)
const CALLS: Readonly<Record<TransferDeskStep, (id: string, reason: string, signal: AbortSignal) => Promise<unknown>>> =
  {
    ask: (id, _, signal) => api.wallet.askTransfer({ id }, { signal }),
    propose_confirmed: (id, reason, signal) =>
      api.wallet.proposeTransfer({ id, state: 'confirmed', reason }, { signal }),
    propose_rejected: (id, reason, signal) => api.wallet.proposeTransfer({ id, state: 'rejected', reason }, { signal }),
    settle_confirmed: (id, _, signal) => api.wallet.settleTransfer({ id, state: 'confirmed' }, { signal }),
    settle_rejected: (id, _, signal) => api.wallet.settleTransfer({ id, state: 'rejected' }, { signal }),
  }

/** Where an end leaves the money, which is what whoever decides has to know. */
const describePlace = ({ direction, money_type, api_title }: Transfer, step: TransferDeskStep): string => {
  const arrives = step === 'propose_confirmed' || step === 'settle_confirmed'
  if ((direction === 'in') === arrives) return api_title
  return t(money_type === 'money' ? 'accounts.centre' : 'accounts.rebate')
}

const transfers: OrderKind<Transfer, TransferDeskStep> = {
  name: 'transfers',
  tabs: [
    { value: 'open', states: TRANSFER_DESK_STEPS.ask.from },
    { value: 'confirmed', states: ['confirmed'] },
    { value: 'rejected', states: ['rejected'] },
    { value: 'all', states: STATES },
  ],
  describeTab: (tab) => translateName('transfers.tabs', tab),
  describeState: ({ state }) => describeStage(state),
  read: (tab, asked) =>
    readTransfers({ ...asked, ...(tab === 'open' ? { open: 1 } : { state: STATES.find((state) => state === tab) }) }),
  listSteps: listTransferSteps,
  send: (step, { id }, reason, signal) => CALLS[step](id, reason, signal),
  describeReason: () => t('transfers.reason_hint'),
  pickMoney: (order) => order.money,
  listAskedFacts: (order, step) => [
    { label: t('order.money'), value: <Money value={order.money} />, num: true, big: true },
    { label: t('transfers.lands'), value: describePlace(order, step) },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('transfers.way'), value: describeWay(order) },
    { label: t('order.bill_no'), value: order.bill_no, num: true },
    ...(order.steps.some(({ step: taken }) => taken.startsWith('propose_'))
      ? [{ label: t('transfers.proposed'), value: describeProposal(order) }]
      : []),
  ],
  buildColumns: buildTransferColumns,
  renderDetails: (order) => <TransferDetails order={order} />,
}

/** Who proposed what stands now, and why. */
const describeProposal = ({ steps }: Transfer): string => {
  const last = steps.findLast(({ step }) => step.startsWith('propose_'))
  return last ? `${last.by} · ${last.remark}` : ''
}

/** Transfers between members and suppliers; those whose end nobody tells wait for people (R4.14). */
export const TransfersScreen = () => <OrdersScreen kind={transfers} />
