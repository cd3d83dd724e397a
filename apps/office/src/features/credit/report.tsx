import { Money } from '@moongate/ui'
import { creditReportQuery, type Report } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaysReport } from '../../widgets/days-report.tsx'

type Row = Report['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'what', head: t('credit.what'), cell: (row) => t(`credit.happened.${row.what}`) },
  { key: 'loans', head: t('credit.loans'), align: 'end', num: true, cell: (row) => formatCount(row.loans) },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What came of loans within days. */
export const CreditReport = () => (
  <DaysReport
    name="report"
    title={t('credit.report')}
    none={t('none_found')}
    ask={creditReportQuery}
    columns={buildColumns()}
    keyOf={(row) => row.what}
  />
)
