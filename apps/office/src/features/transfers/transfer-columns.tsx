import { Money } from '@moongate/ui'
import type { Transfer } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'

/** From where to where, in one line. */
export const describeWay = ({ direction, api_title }: Transfer): string =>
  t(direction === 'in' ? 'transfers.in' : 'transfers.out', { supplier: api_title })

/** What is on its way where, and while it is unclear how often the supplier was asked. */
export const buildTransferColumns = (waiting: boolean): Column<Transfer>[] => [
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (order) => <Money value={order.money} /> },
  {
    key: 'way',
    head: t('transfers.way'),
    cell: (order) => <Two first={describeWay(order)} second={order.created_at} />,
  },
  ...(waiting
    ? [{ key: 'checks', head: t('transfers.checks'), align: 'end' as const, num: true as const, cell: countChecks }]
    : []),
]

const countChecks = ({ checks, next_check_at }: Transfer) => (
  <Two first={checks} second={next_check_at === null ? t('transfers.by_hand') : next_check_at.slice(11)} />
)
