import { Money } from '@moongate/ui'
import type { Arrival } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'

/** What arrived, in its own currency; nothing where it is about none of our orders. */
export const Arrived = ({ order: { arrived, ordered, currency, kind } }: { order: Arrival }) => {
  if (arrived === null) return <span>–</span>
  return kind === 'wrong_currency' || ordered === null ? (
    <span>{`${arrived} ${currency}`}</span>
  ) : (
    <Money value={arrived} />
  )
}

/** Why somebody has to look at it, what came and what was to come. */
export const buildArrivalColumns = (): Column<Arrival>[] => [
  {
    key: 'kind',
    head: t('arrivals.kind'),
    cell: (order) => <Two first={t(`arrivals.kinds.${order.kind}`)} second={order.gateway} />,
  },
  {
    key: 'arrived',
    head: t('arrivals.arrived'),
    align: 'end',
    num: true,
    cell: (order) => <Arrived order={order} />,
  },
  {
    key: 'ordered',
    head: t('arrivals.ordered'),
    align: 'end',
    num: true,
    cell: ({ ordered }) => (ordered === null ? '–' : <Money value={ordered} />),
  },
]
