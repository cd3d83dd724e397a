import { Money } from '@moongate/ui'
import type { Deposit } from '../../api/queries.ts'
import { formatShortTime } from '../../rules/wait.rules.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'

/** What staff compare with the bank; while a deposit waits, also when the member says they paid. */
export const buildDepositColumns = (waiting: boolean): Column<Deposit>[] => [
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (order) => (
      <strong>
        <Money value={order.money} />
      </strong>
    ),
  },
  {
    key: 'channel',
    head: t('deposits.channel'),
    cell: (order) => <Two first={order.payment_type_text} second={<span lang="">{order.channel_name}</span>} />,
  },
  {
    key: 'payer',
    head: t('deposits.payer'),
    cell: (order) => <Two first={order.payer_name || '–'} second={order.payer_account} />,
  },
  { key: 'remark', head: t('deposits.remark_code'), num: true, cell: (order) => order.remark_code },
  ...(waiting ? [buildRemittedColumn()] : []),
]

const buildRemittedColumn = (): Column<Deposit> => ({
  key: 'remitted',
  head: t('deposits.remitted_at'),
  num: true,
  cell: (order) => <span title={order.hk_at ?? ''}>{formatShortTime(order.hk_at)}</span>,
})
