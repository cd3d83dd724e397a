import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BonusCost, bonusCostQuery } from '../../api/bonus.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { CostFrame, type Days } from './cost-frame.tsx'

const buildColumns = (): Column<BonusCost['rows'][number]>[] => [
  {
    key: 'title',
    head: t('bonus.offer'),
    cell: (row) => <Two first={row.title} second={t(`bonus.kinds.${row.kind}`)} />,
  },
  { key: 'taken', head: t('bonus.taken'), align: 'end', num: true, cell: (row) => formatCount(row.taken) },
  { key: 'granted', head: t('bonus.granted'), align: 'end', num: true, cell: (row) => <Money value={row.granted} /> },
  { key: 'paid', head: t('bonus.paid_out'), align: 'end', num: true, cell: (row) => <Money value={row.paid} /> },
  { key: 'locked', head: t('bonus.locked'), align: 'end', num: true, cell: (row) => <Money value={row.locked} /> },
]

/** What bonuses cost within days, offer by offer. */
export const CostReport = () => {
  const [days, choose] = useState<Partial<Days>>({})
  const query = useQuery(bonusCostQuery(days.from, days.to))
  const { data } = query
  const facts = data
    ? [
        { label: t('bonus.taken'), value: formatCount(data.taken), num: true },
        { label: t('bonus.granted'), value: <Money value={data.granted} />, num: true },
        { label: t('bonus.paid_out'), value: <Money value={data.paid} />, num: true, big: true },
        { label: t('bonus.locked'), value: <Money value={data.locked} />, num: true },
      ]
    : []
  const words = { title: t('bonus.cost'), none: t('bonus.cost_none') }
  return <CostFrame {...words} {...{ query, facts, days, choose }} columns={buildColumns()} keyOf={(row) => row.id} />
}
