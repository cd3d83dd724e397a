import { Money } from '@moongate/ui'
import type { Arrival } from '../../api/queries.ts'
import { t, translateName } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { ToldEvents } from '../../widgets/orders/told-events.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { Arrived } from './arrival-columns.tsx'

/** A state in words. */
export const describeArrivalState = (state: string): string => translateName('arrivals.states', state)

/** What arrived whole; its id is what the gateway's people are asked about. */
export const ArrivalDetails = ({ order }: { order: Arrival }) => (
  <>
    <CopyField label={t('arrivals.id')} value={order.payment_id} />
    <Facts
      facts={[
        { label: t('order.state'), value: <StateChip state={order.state} text={describeArrivalState(order.state)} /> },
        { label: t('arrivals.kind'), value: t(`arrivals.kinds.${order.kind}`) },
        { label: t('arrivals.arrived'), value: <Arrived order={order} />, num: true, big: true },
        { label: t('arrivals.ordered'), value: order.ordered && <Money value={order.ordered} />, num: true },
        { label: t('arrivals.gateway'), value: order.gateway },
        { label: t('order.member'), value: describeMember(order) },
        { label: t('order.bill_no'), value: order.bill_no, num: true },
        { label: t('arrivals.credited_bill'), value: order.credited_bill, num: true },
      ]}
    />
    <OrderPath order={order} describeState={(step) => translateName('arrivals.path', step)} made={t('arrivals.made')} />
    <ToldEvents events={order.events} />
  </>
)
