import { Money } from '@moongate/ui'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import type { UsdtOrder } from './usdt-order.ts'

/** What came, what it is worth, and how deep it lies. */
export const buildUsdtColumns = (): Column<UsdtOrder>[] => [
  {
    key: 'usdt',
    head: t('usdt.sent'),
    align: 'end',
    num: true,
    cell: (order) => <Two first={order.usdt} second={order.usdt_rate ?? '–'} />,
  },
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (order) => (order.money === null ? '–' : <Money value={order.money} />),
  },
  {
    key: 'depth',
    head: t('usdt.confirmations'),
    num: true,
    cell: (order) => <Two first={`${order.confirmations} / ${order.needed}`} second={order.created_at} />,
  },
]
