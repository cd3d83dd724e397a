import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Report, reportQuery } from '../../api/wheel.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './wheel.module.css'

type Row = Report['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'prize', head: t('wheel.prize'), cell: (row) => `${row.position} · ${row.prize}` },
  { key: 'expected', head: t('wheel.expected'), align: 'end', num: true, cell: (row) => row.expected },
  { key: 'drawn', head: t('wheel.drawn'), align: 'end', num: true, cell: (row) => formatCount(row.drawn) },
  { key: 'given', head: t('wheel.given'), align: 'end', num: true, cell: (row) => formatCount(row.given) },
  { key: 'money', head: t('wheel.cost'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What the wheel cost within days, and what was drawn beside its odds; the last thirty to begin with. */
export const WheelReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(reportQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('wheel.report')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('rebate.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('rebate.last'), value: to ?? data?.to, change: setTo }}
        />
        {data && (
          <Facts
            columns={2}
            facts={[
              { label: t('wheel.cost'), value: <Money value={data.total} />, num: true, big: true },
              {
                label: t('wheel.records'),
                value: t('wheel.report_facts', { spins: formatCount(data.spins), members: formatCount(data.members) }),
              },
            ]}
          />
        )}
      </div>
      <ReportTable
        label={t('wheel.report')}
        columns={buildColumns()}
        keyOf={(row) => `${row.position} ${row.prize} ${row.expected}`}
        query={query}
        none={t('wheel.report_none')}
      />
    </Panel>
  )
}
