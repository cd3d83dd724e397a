import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cost, costQuery } from '../../api/rebate.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './rebate.module.css'

type Row = Cost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'type', head: t('rebate.type'), cell: (row) => row.game_type_text },
  { key: 'supplier', head: t('rebate.supplier'), cell: (row) => row.api_name },
  { key: 'valid', head: t('rebate.valid'), align: 'end', num: true, cell: (row) => <Money value={row.total_valid} /> },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'share', head: t('rebate.share'), align: 'end', num: true, cell: (row) => `${row.share}%` },
]

/** What rebate cost within days, by type of games and supplier; the last thirty to begin with. */
export const CostReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(costQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('rebate.cost')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('rebate.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('rebate.last'), value: to ?? data?.to, change: setTo }}
        />
        {data && (
          <Facts
            facts={[
              {
                label: t('rebate.cost_of', { from: data.from, to: data.to }),
                value: <Money value={data.total} />,
                num: true,
                big: true,
              },
              {
                label: t('rebate.claims'),
                value: t('rebate.cost_facts', {
                  claims: formatCount(data.claims),
                  members: formatCount(data.members),
                }),
              },
            ]}
          />
        )}
      </div>
      <ReportTable
        label={t('rebate.cost')}
        columns={buildColumns()}
        keyOf={(row) => `${row.game_type_text} ${row.api_name}`}
        query={query}
        none={t('rebate.cost_none')}
      />
    </Panel>
  )
}
