import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cost, promotionCostQuery } from '../../api/promotions.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './promotions.module.css'

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

/** What activities cost within days; the last thirty to begin with. */
export const CostReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(promotionCostQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('promotions.cost')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('promotions.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('promotions.last'), value: to ?? data?.to, change: setTo }}
        />
        {data && (
          <Facts
            facts={[{ label: t('promotions.total'), value: <Money value={data.total} />, num: true, big: true }]}
          />
        )}
      </div>
      <ReportTable
        label={t('promotions.cost')}
        columns={buildColumns()}
        keyOf={(row) => row.activity_id}
        query={query}
        none={t('promotions.cost_none')}
      />
    </Panel>
  )
}
