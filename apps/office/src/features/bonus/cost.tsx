import { Money } from '@moongate/ui'
import { type BonusCost, bonusCostQuery } from '../../api/bonus.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

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

const listFacts = ({ taken, granted, paid, locked }: BonusCost): Fact[] => [
  { label: t('bonus.taken'), value: formatCount(taken), num: true },
  { label: t('bonus.granted'), value: <Money value={granted} />, num: true },
  { label: t('bonus.paid_out'), value: <Money value={paid} />, num: true, big: true },
  { label: t('bonus.locked'), value: <Money value={locked} />, num: true },
]

/** What bonuses cost within days, offer by offer. */
export const CostReport = () => (
  <DaysReport
    name="cost"
    title={t('bonus.cost')}
    none={t('bonus.cost_none')}
    ask={bonusCostQuery}
    columns={buildColumns()}
    keyOf={(row) => row.id}
    facts={listFacts}
  />
)
