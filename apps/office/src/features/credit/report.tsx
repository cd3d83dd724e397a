import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditReportQuery, type Report } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './credit.module.css'

type Row = Report['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'what', head: t('credit.what'), cell: (row) => t(`credit.happened.${row.what}`) },
  { key: 'loans', head: t('credit.loans'), align: 'end', num: true, cell: (row) => formatCount(row.loans) },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What came of loans within days; the last thirty to begin with. */
export const CreditReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(creditReportQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('credit.report')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('credit.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('credit.last'), value: to ?? data?.to, change: setTo }}
        />
      </div>
      <ReportTable
        label={t('credit.report')}
        columns={buildColumns()}
        keyOf={(row) => row.what}
        query={query}
        none={t('none_found')}
      />
    </Panel>
  )
}
