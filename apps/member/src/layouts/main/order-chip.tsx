import { Link } from '@tanstack/react-router'
import { formatClock, Icon, VisuallyHidden } from '@moongate/ui'
import { clock } from '@moongate/ui/icons.gen'
import { t } from '../../text.ts'
import { countWaited } from '../../widgets/open-orders.rules.ts'
import { findOrderScreen, useOpenOrders } from '../../widgets/open-orders.tsx'
import { useNow } from '../../widgets/use-now.ts'
import css from './order-chip.module.css'

/** The order that waits longest, with its clock: leads to it, or to all of them where there are more. */
export const OrderChip = () => {
  const { orders, seen_at_ms } = useOpenOrders()
  const [first, second] = orders
  const now = useNow(first !== undefined)
  if (!first) return null
  const way = second
    ? { to: '/Member/Center' as const }
    : { to: findOrderScreen(first), search: { order: first.bill_no } }
  return (
    <Link {...way} className={css.chip}>
      <VisuallyHidden>{t('member-money:orders.chip', { count: orders.length })}</VisuallyHidden>
      <Icon d={clock} size={18} />
      <span className={css.clock}>{formatClock(countWaited(first, seen_at_ms, now))}</span>
      {second && <em aria-hidden>{orders.length}</em>}
    </Link>
  )
}
