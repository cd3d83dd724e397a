import { Money } from '@moongate/ui'
import { type Cost, promotionCostQuery } from '../../api/promotions.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

type Row = Cost['rows'][number]
const COUNTS = ['applications', 'members', 'paid', 'others'] as const

const buildColumns = (): Column<Row>[] => [
  { key: 'title', head: t('promotions.activity'), cell: (row) => row.title },
  ...COUNTS.map((name): Column<Row> => ({
    key: name,
    head: t(`promotions.counts.${name}`),
    align: 'end',
    num: true,
    cell: (row) => formatCount(row[name]),
  })),
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

const listFacts = ({ total }: Cost): Fact[] => [
  { label: t('promotions.total'), value: <Money value={total} />, num: true, big: true },
]

/** What activities cost within days. */
export const CostReport = () => (
  <DaysReport
    name="cost"
    title={t('promotions.cost')}
    none={t('promotions.cost_none')}
    ask={promotionCostQuery}
    columns={buildColumns()}
    keyOf={(row) => row.activity_id}
    facts={listFacts}
  />
)
