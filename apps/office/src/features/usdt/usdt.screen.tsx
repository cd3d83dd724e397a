import { Money } from '@moongate/ui'
import { CHAIN_STATES, type ChainStep } from '@moongate/contract/chain.states'
import { api } from '../../api/api.ts'
import { readUsdt } from '../../api/queries.ts'
import { listUsdtSteps } from '../../rules/steps.rules.ts'
import { t, translateName } from '../../text.ts'
import { describeMember, type OrderKind } from '../../widgets/orders/order-kind.ts'
import { OrdersScreen } from '../../widgets/orders/orders-screen.tsx'
import { Networks } from './networks.tsx'
import { buildUsdtColumns } from './usdt-columns.tsx'
import { describeUsdtState, UsdtDetails } from './usdt-details.tsx'
import { toOrder, type UsdtOrder } from './usdt-order.ts'

const CALLS: Readonly<Record<ChainStep, (id: string, reason: string, signal: AbortSignal) => Promise<unknown>>> = {
  propose: (id, reason, signal) => api.chain.proposeTransfer({ id, reason }, { signal }),
  credit: (id, _, signal) => api.chain.creditTransfer({ id }, { signal }),
  leave: (id, reason, signal) => api.chain.leaveTransfer({ id, reason }, { signal }),
}

const usdt: OrderKind<UsdtOrder, ChainStep> = {
  name: 'usdt',
  tabs: [
    { value: 'open', states: ['queued'] },
    { value: 'seen', states: ['seen'] },
    { value: 'credited', states: ['credited'] },
    { value: 'left', states: ['left'] },
    { value: 'all', states: CHAIN_STATES },
  ],
  describeTab: (tab) => translateName('usdt.tabs', tab),
  describeState: ({ state }) => describeUsdtState(state),
  read: async (tab, asked) => {
    const state = CHAIN_STATES.find((one) => one === tab)
    const page = await readUsdt({ ...asked, ...(tab === 'open' ? { open: 1 } : { state }) })
    return { ...page, data: page.data.map(toOrder) }
  },
  listSteps: listUsdtSteps,
  send: (step, { id }, reason, signal) => CALLS[step](id, reason, signal),
  describeReason: () => t('usdt.reason_hint'),
  pickMoney: (order) => order.money ?? '0.00',
  listAskedFacts: (order) => [
    { label: t('order.money'), value: order.money === null ? '' : <Money value={order.money} />, num: true, big: true },
    { label: t('usdt.sent'), value: `${order.usdt} USDT`, num: true },
    { label: t('order.member'), value: describeMember(order) },
    { label: t('usdt.why'), value: translateName('usdt.reasons', order.why) },
    { label: t('usdt.proposed'), value: [order.proposed_by, order.reason].filter(Boolean).join(' · ') },
  ],
  buildColumns: () => buildUsdtColumns(),
  renderDetails: (order) => <UsdtDetails order={order} />,
}

/** What came to members' addresses on chains; what the rules do not credit waits for people. */
export const UsdtScreen = () => (
  <>
    <OrdersScreen kind={usdt} />
    <Networks />
  </>
)
