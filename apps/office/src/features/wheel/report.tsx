import { Money } from '@moongate/ui'
import { type Report, reportQuery } from '../../api/wheel.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'
import type { Fact } from '../../widgets/facts.tsx'

type Row = Report['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'prize', head: t('wheel.prize'), cell: (row) => `${row.position} · ${row.prize}` },
  { key: 'expected', head: t('wheel.expected'), align: 'end', num: true, cell: (row) => row.expected },
  { key: 'drawn', head: t('wheel.drawn'), align: 'end', num: true, cell: (row) => formatCount(row.drawn) },
  { key: 'given', head: t('wheel.given'), align: 'end', num: true, cell: (row) => formatCount(row.given) },
  { key: 'money', head: t('wheel.cost'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

const listFacts = ({ total, spins, members }: Report): Fact[] => [
  { label: t('wheel.cost'), value: <Money value={total} />, num: true, big: true },
  {
    label: t('wheel.records'),
    value: t('wheel.report_facts', { spins: formatCount(spins), members: formatCount(members) }),
  },
]

/** What the wheel cost within days, and what was drawn beside its odds. */
export const WheelReport = () => (
  <DaysReport
    name="report"
    title={t('wheel.report')}
    none={t('wheel.report_none')}
    ask={reportQuery}
    columns={buildColumns()}
    keyOf={(row) => `${row.position} ${row.prize} ${row.expected}`}
    facts_in={2}
    facts={listFacts}
  />
)
