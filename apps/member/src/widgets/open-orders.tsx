import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, buildButtonClass, formatClock, Money } from '@moongate/ui'
import { openOrdersQuery } from '../api/money-queries.ts'
import { t } from '../text.ts'
import css from './open-orders.module.css'
import { countLeft, countWaited, listOpenOrders, type OpenOrder } from './open-orders.rules.ts'
import { Panel } from './panel.tsx'
import { useNow } from './use-now.ts'

/** The screen that follows an order. */
export const findOrderScreen = ({ kind }: Pick<OpenOrder, 'kind'>) =>
  kind === 'deposit' ? '/Member/Deposit' : '/Member/Withdraw'

/** Open orders with the moment they were seen at; the same read everywhere. */
export const useOpenOrders = (): { orders: readonly OpenOrder[]; seen_at_ms: number } => {
  const { data, dataUpdatedAt } = useQuery(openOrdersQuery)
  return { orders: data ? listOpenOrders(data.deposits, data.withdrawals) : [], seen_at_ms: dataUpdatedAt }
}

const Order = ({ order, seen_at_ms }: { order: OpenOrder; seen_at_ms: number }) => {
  const now = useNow()
  const left = countLeft(order, seen_at_ms, now)
  return (
    <li className={css.order}>
      <div className={css.what}>
        <b>{t(order.kind === 'deposit' ? 'member:menu.deposit' : 'member:menu.withdraw')}</b>
        <Badge tone="wait" live>
          {order.status_text}
        </Badge>
        <small>{order.bill_no}</small>
      </div>
      <span className={css.money}>
        <Money value={order.money} />
      </span>
      <div className={css.times}>
        <span>{t('member-money:orders.waited', { time: formatClock(countWaited(order, seen_at_ms, now)) })}</span>
        {left !== undefined && <small>{t('member-money:orders.left', { time: formatClock(left) })}</small>}
      </div>
      <Link to={findOrderScreen(order)} search={{ order: order.bill_no }} className={buildButtonClass({ size: 's' })}>
        {t('member-money:orders.look')}
      </Link>
    </li>
  )
}

/** Orders that wait for somebody, each with its running clock, but for the one that the screen itself shows (R4.20, R4.21). */
export const OpenOrders = ({ shown }: { shown?: string | undefined }) => {
  const { orders, seen_at_ms } = useOpenOrders()
  const others = orders.filter(({ bill_no }) => bill_no !== shown)
  if (others.length === 0) return null
  return (
    <Panel title={t('member-money:orders.title')}>
      <ul className={css.orders}>
        {others.map((order) => (
          <Order key={order.bill_no} order={order} seen_at_ms={seen_at_ms} />
        ))}
      </ul>
    </Panel>
  )
}
