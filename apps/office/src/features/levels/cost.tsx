import { Money } from '@moongate/ui'
import { type LevelCost, levelCostQuery } from '../../api/levels.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

type Row = LevelCost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'ladder', head: t('levels.ladder'), cell: (row) => t(`levels.ladders.${row.ladder}`) },
  { key: 'kind', head: t('levels.kind'), cell: (row) => t(`levels.kinds.${row.kind}`) },
  { key: 'level', head: t('levels.level'), cell: (row) => t('levels.level_n', { level: row.level }) },
  { key: 'awards', head: t('levels.awards'), align: 'end', num: true, cell: (row) => formatCount(row.awards) },
  { key: 'members', head: t('levels.members'), align: 'end', num: true, cell: (row) => formatCount(row.members) },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

const listFacts = ({ from, to, total }: LevelCost): Fact[] => [
  { label: t('levels.cost_of', { from, to }), value: <Money value={total} />, num: true, big: true },
]

/** What levels cost within days, by ladder, kind and level. */
export const LevelCostReport = () => (
  <DaysReport
    name="cost"
    title={t('levels.cost')}
    none={t('levels.cost_none')}
    ask={levelCostQuery}
    columns={buildColumns()}
    keyOf={(row) => `${row.ladder} ${row.kind} ${row.level}`}
    facts={listFacts}
  />
)
