import { Money } from '@moongate/ui'
import type { Transfer } from '../../api/queries.ts'
import { t, translateName } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { describeWay } from './transfer-columns.tsx'

/** A transfer's stage in words. */
export const describeStage = (stage: string): string => translateName('transfers.stages', stage)

/** A transfer whole; its id is what the supplier's people are asked about. */
export const TransferDetails = ({ order }: { order: Transfer }) => (
  <>
    <CopyField label={t('transfers.id')} value={order.id} />
    <Facts
      facts={[
        { label: t('order.state'), value: <StateChip state={order.state} text={describeStage(order.state)} /> },
        { label: t('order.money'), value: <Money value={order.money} />, num: true },
        { label: t('transfers.way'), value: describeWay(order) },
        { label: t('order.member'), value: describeMember(order) },
        { label: t('order.bill_no'), value: order.bill_no, num: true },
        { label: t('transfers.checks'), value: order.checks, num: true },
        { label: t('transfers.next_check'), value: order.next_check_at ?? '', num: true },
      ]}
    />
    <OrderPath
      order={order}
      describeState={(step) => translateName('transfers.path', step)}
      made={t('transfers.made')}
    />
  </>
)
