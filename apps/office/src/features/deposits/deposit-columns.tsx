import { Money } from '@moongate/ui'
import type { Deposit } from '../../api/queries.ts'
import { formatShortTime, shortenCode } from '../../rules/wait.rules.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { AlikeMark } from './alike.tsx'

/** What staff compare with the bank; while a deposit waits, also when the member says they paid. */
export const buildDepositColumns = (waiting: boolean): Column<Deposit>[] => [
  {
    key: 'money',
    head: t('order.money'),
    align: 'end',
    num: true,
    cell: (order) => (
      <Two
        first={
          <strong>
            <Money value={order.money} />
          </strong>
        }
        second={<AlikeMark alike={order.alike} />}
      />
    ),
  },
  {
    key: 'channel',
    head: t('deposits.channel'),
    width: 110,
    wraps: true,
    cell: (order) => (
      <Two
        cut
        first={order.payment_type_text}
        second={
          <span lang="" title={order.channel_name}>
            {order.channel_name}
          </span>
        }
      />
    ),
  },
  {
    key: 'payer',
    head: t('deposits.payer'),
    cell: ({ payer_name, payer_account }) => (
      <Two first={payer_name || '–'} second={<span title={payer_account}>{shortenCode(payer_account)}</span>} />
    ),
  },
  {
    key: 'remark',
    head: t('deposits.remark_code'),
    num: true,
    cell: (order) => (waiting ? <Two first={order.remark_code} second={<Remitted {...order} />} /> : order.remark_code),
  },
]

/** Below the code, by which the bank's line is found: a column of its own would push the wait under the steps of the row. */
const Remitted = ({ hk_at }: Pick<Deposit, 'hk_at'>) => (
  <span title={`${t('deposits.remitted_at')} ${hk_at ?? ''}`}>{formatShortTime(hk_at)}</span>
)
