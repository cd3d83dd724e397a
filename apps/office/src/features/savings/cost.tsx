import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cost, costQuery } from '../../api/savings.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './savings.module.css'

type Row = Cost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'plan', head: t('savings.plan'), cell: (row) => row.plan_name },
  { key: 'holdings', head: t('savings.holdings'), align: 'end', num: true, cell: (row) => formatCount(row.holdings) },
  { key: 'times', head: t('savings.settlements'), align: 'end', num: true, cell: (row) => formatCount(row.times) },
  { key: 'money', head: t('savings.interest'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What interest came to within days, by plan; the last thirty to begin with. */
export const CostReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(costQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('savings.cost')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('savings.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('savings.last'), value: to ?? data?.to, change: setTo }}
        />
        {data && (
          <Facts
            facts={[
              {
                label: t('savings.cost_of', { from: data.from, to: data.to }),
                value: <Money value={data.total} />,
                num: true,
                big: true,
              },
            ]}
          />
        )}
      </div>
      <ReportTable
        label={t('savings.cost')}
        columns={buildColumns()}
        keyOf={(row) => row.plan_id}
        query={query}
        none={t('savings.cost_none')}
      />
    </Panel>
  )
}
