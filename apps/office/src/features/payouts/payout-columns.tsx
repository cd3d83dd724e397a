import { Money } from '@moongate/ui'
import type { Payout } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'

/** What goes out through whom, and while it is open how often the gateway was asked. */
export const buildPayoutColumns = (waiting: boolean): Column<Payout>[] => [
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (order) => <Money value={order.money} /> },
  {
    key: 'gateway',
    head: t('payouts.gateway'),
    cell: (order) => <Two first={order.gateway || '–'} second={order.created_at} />,
  },
  ...(waiting
    ? [{ key: 'checks', head: t('payouts.checks'), align: 'end' as const, num: true as const, cell: countChecks }]
    : []),
]

const countChecks = ({ checks, next_check_at, state }: Payout) => {
  const by_hand = state === 'manual' || state === 'to_pay' || state === 'to_fail'
  return <Two first={checks} second={by_hand ? t('payouts.by_hand') : (next_check_at ?? '').slice(11)} />
}
