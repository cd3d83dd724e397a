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
    const words = [kind.describeState(order.state), kind.describeMore?.(order)].filter(Boolean)
    return (
      <Two
        first={clock}
        second={
          <span className={css.state}>
            <StateChip state={order.state} text={words.join(' · ')} />
          </span>
        }
      />
    )
  },
})

/** Where orders stand that are listed together. */
export const buildStateColumn = <O extends Order, S extends OrderStep>(kind: OrderKind<O, S>): Column<O> => ({
  key: 'state',
  head: t('order.state'),
  cell: (order) => (
    <Two
      first={<StateChip state={order.state} text={kind.describeState(order.state)} />}
      second={kind.describeMore?.(order)}
    />
  ),
})

/** Who ended an order, when, and why where it was refused. */
export const buildEndColumns = <T extends Order>(): Column<T>[] => [
  {
    key: 'handled',
    head: t('order.handled_by'),
    cell: (order) => (
      <Two
        first={order.handled_by || (order.finished_at ? t('order.by_system') : '–')}
        second={<span className={css.time}>{order.finished_at ?? ''}</span>}
      />
    ),
  },
  {
    key: 'reason',
    head: t('order.reason'),
    width: 220,
    cut: true,
    cell: (order) => <span title={order.reason}>{order.reason || '–'}</span>,
  },
]
