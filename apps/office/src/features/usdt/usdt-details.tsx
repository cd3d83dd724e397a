import { Money } from '@moongate/ui'
import { t, translateName } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { describeMember } from '../../widgets/orders/order-kind.ts'
import { StateChip } from '../../widgets/state-chip.tsx'
import type { UsdtOrder } from './usdt-order.ts'
import css from './usdt.module.css'

/** A transfer's state in words. */
export const describeUsdtState = (state: string): string => translateName('usdt.states', state)

/** A transfer whole, and what the node said of it. */
export const UsdtDetails = ({ order }: { order: UsdtOrder }) => (
  <>
    <CopyField label={t('usdt.tx_hash')} value={order.tx_hash} />
    <CopyField label={t('usdt.address')} value={order.address} />
    <Facts
      facts={[
        { label: t('order.state'), value: <StateChip state={order.state} text={describeUsdtState(order.state)} /> },
        { label: t('usdt.why'), value: order.why === '' ? '' : translateName('usdt.reasons', order.why) },
        { label: t('usdt.sent'), value: `${order.usdt} USDT`, num: true },
        { label: t('usdt.rate'), value: order.usdt_rate, num: true },
        { label: t('order.money'), value: order.money === null ? '' : <Money value={order.money} />, num: true },
        { label: t('order.member'), value: describeMember(order) },
        { label: t('usdt.from'), value: order.from_address, num: true },
        { label: t('usdt.block'), value: order.block, num: true },
        { label: t('usdt.proposed'), value: [order.proposed_by, order.reason].filter(Boolean).join(' · ') },
      ]}
    />
    <section aria-label={t('usdt.raw')}>
      <h3 className={css.title}>{t('usdt.raw')}</h3>
      <pre className={css.raw}>{order.raw}</pre>
    </section>
  </>
)
