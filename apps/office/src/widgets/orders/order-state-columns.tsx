import { Link } from '@tanstack/react-router'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import { WaitClock } from '../clock.tsx'
import { type Column, Two } from '../data-table.tsx'
import { StateChip } from '../state-chip.tsx'
import css from './order-columns.module.css'
import type { Order, OrderKind, OrderTab } from './order-kind.ts'

/** Whose order it is, and the way to all of them. */
export const buildMemberColumn = <T extends Order>(): Column<T> => ({
  key: 'member',
  head: t('order.member'),
  cell: (order) => (
    <Two
      first={
        <Link to="/members/$id" params={{ id: String(order.member_id) }} className={css.member}>
          {order.member_name}
        </Link>
      }
      second={order.realname || '–'}
    />
  ),
})

/** The order's state and, where its kind says more, that. */
export const describeStanding = <O extends Order>(
  kind: Pick<OrderKind<O, OrderStep>, 'describeState' | 'describeMore'>,
  order: O,
): string => [kind.describeState(order), kind.describeMore?.(order)].filter(Boolean).join(' · ')

/**
 * How long an order waits and, below it where orders of the queue differ in it, its state: two columns would push others under the
 * steps of the row.
 */
export const buildWaitColumn = <O extends Order, S extends OrderStep>(
  kind: OrderKind<O, S>,
  { states }: OrderTab<O>,
  seen_at_ms: number,
): Column<O> => ({
  key: 'wait',
  head: t('order.waiting'),
  cell: (order) => {
    const clock = <WaitClock waiting_seconds={order.waiting_seconds} seen_at_ms={seen_at_ms} />
    if (states.length === 1) return clock
    return (
      <Two
        first={clock}
        second={
          <span className={css.state}>
            <StateChip state={order.state} text={describeStanding(kind, order)} />
          </span>
        }
      />
    )
  },
})
