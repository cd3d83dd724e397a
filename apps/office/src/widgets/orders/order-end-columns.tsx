import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../data-table.tsx'
import { StateChip } from '../state-chip.tsx'
import css from './order-columns.module.css'
import type { Order, OrderKind, OrderTab } from './order-kind.ts'
import { describeStanding } from './order-state-columns.tsx'

const Reason = ({ order }: { order: Order }) => <span title={order.reason}>{order.reason || '–'}</span>

/** Where orders stand that are listed together, and why where one was refused. */
const buildStateColumn = <O extends Order, S extends OrderStep>(kind: OrderKind<O, S>): Column<O> => ({
  key: 'state',
  head: t('order.state'),
  second: t('order.reason'),
  width: '20%',
  cut: true,
  cell: (order) => (
    <Two
      first={
        <span className={css.state}>
          <StateChip state={order.state} text={describeStanding(kind, order)} />
        </span>
      }
      second={<Reason order={order} />}
    />
  ),
})

const buildReasonColumn = <O extends Order>(): Column<O> => ({
  key: 'reason',
  head: t('order.reason'),
  width: '20%',
  cut: true,
  cell: (order) => <Reason order={order} />,
})

/** Who ended an order, when, and why where it was refused; the state only where orders of the tab differ in it. */
export const buildEndColumns = <O extends Order, S extends OrderStep>(
  kind: OrderKind<O, S>,
  { states }: OrderTab<O>,
): Column<O>[] => [
  {
    key: 'handled',
    head: t('order.handled_by'),
    wraps: true,
    cell: (order) => (
      <Two
        first={order.handled_by || (order.finished_at ? t('order.by_system') : '–')}
        second={<span className={css.time}>{order.finished_at ?? ''}</span>}
      />
    ),
  },
  states.length > 1 ? buildStateColumn(kind) : buildReasonColumn(),
]
