import { Link } from '@tanstack/react-router'
import { t } from '../../text.ts'
import { WaitClock } from '../clock.tsx'
import { type Column, Two } from '../data-table.tsx'
import { BillButton } from './bill-button.tsx'
import css from './order-columns.module.css'

type Order = {
  bill_no: string
  member_id: number
  member_name: string
  realname: string
  waiting_seconds: number
  handled_by: string
  reason: string
  finished_at: string | null
}

export const buildBillColumn = <T extends Order>(open: (order: T) => void): Column<T> => ({
  key: 'bill',
  head: t('order.bill_no'),
  cell: (order) => <BillButton bill_no={order.bill_no} onOpen={() => open(order)} />,
})

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

export const buildWaitColumn = <T extends Order>(seen_at_ms: number): Column<T> => ({
  key: 'wait',
  head: t('order.waiting'),
  align: 'end',
  cell: (order) => <WaitClock waiting_seconds={order.waiting_seconds} seen_at_ms={seen_at_ms} />,
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
