import { Money } from '@moongate/ui'
import { type Cost, costQuery } from '../../api/savings.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

type Row = Cost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'plan', head: t('savings.plan'), cell: (row) => row.plan_name },
  { key: 'holdings', head: t('savings.holdings'), align: 'end', num: true, cell: (row) => formatCount(row.holdings) },
  { key: 'times', head: t('savings.settlements'), align: 'end', num: true, cell: (row) => formatCount(row.times) },
  { key: 'money', head: t('savings.interest'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

const listFacts = ({ from, to, total }: Cost): Fact[] => [
  { label: t('savings.cost_of', { from, to }), value: <Money value={total} />, num: true, big: true },
]

/** What interest came to within days, by plan. */
export const CostReport = () => (
  <DaysReport
    name="cost"
    title={t('savings.cost')}
    none={t('savings.cost_none')}
    ask={costQuery}
    columns={buildColumns()}
    keyOf={(row) => row.plan_id}
    facts={listFacts}
  />
)
