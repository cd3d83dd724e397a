import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SpinCost, spinCostQuery } from '../../api/freespins.ts'
import { formatCount, t } from '../../text.ts'
import { type Column } from '../../widgets/data-table.tsx'
import { CostFrame, type Days } from './cost-frame.tsx'

const describePlayed = ({ played, spins }: Pick<SpinCost, 'played' | 'spins'>): string =>
  `${formatCount(played)} / ${formatCount(spins)}`

const buildSpinColumns = (): Column<SpinCost['rows'][number]>[] => [
  { key: 'title', head: t('bonus.offer'), cell: (row) => row.title },
  { key: 'grants', head: t('freespins.grants'), align: 'end', num: true, cell: (row) => formatCount(row.grants) },
  { key: 'played', head: t('freespins.played'), align: 'end', num: true, cell: describePlayed },
  { key: 'won', head: t('freespins.won_all'), align: 'end', num: true, cell: (row) => <Money value={row.won} /> },
  {
    key: 'credited',
    head: t('freespins.credited'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.credited} />,
  },
]

/** What free spins granted within days have come to, offer by offer. */
export const SpinCostReport = () => {
  const [days, choose] = useState<Partial<Days>>({})
  const query = useQuery(spinCostQuery(days.from, days.to))
  const { data } = query
  const facts = data
    ? [
        { label: t('freespins.grants'), value: formatCount(data.grants), num: true },
        { label: t('freespins.played'), value: describePlayed(data), num: true },
        { label: t('freespins.won_all'), value: <Money value={data.won} />, num: true },
        { label: t('freespins.credited'), value: <Money value={data.credited} />, num: true, big: true },
      ]
    : []
  const words = { title: t('freespins.cost'), none: t('freespins.cost_none') }
  return (
    <CostFrame
      {...words}
      {...{ query, facts, days, choose }}
      columns={buildSpinColumns()}
      keyOf={(row) => row.offer_id}
    />
  )
}
