import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LevelCost, levelCostQuery } from '../../api/levels.ts'
import { formatCount, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './levels.module.css'

type Row = LevelCost['rows'][number]
const buildColumns = (): Column<Row>[] => [
  { key: 'ladder', head: t('levels.ladder'), cell: (row) => t(`levels.ladders.${row.ladder}`) },
  { key: 'kind', head: t('levels.kind'), cell: (row) => t(`levels.kinds.${row.kind}`) },
  { key: 'level', head: t('levels.level'), cell: (row) => t('levels.level_n', { level: row.level }) },
  { key: 'awards', head: t('levels.awards'), align: 'end', num: true, cell: (row) => formatCount(row.awards) },
  { key: 'members', head: t('levels.members'), align: 'end', num: true, cell: (row) => formatCount(row.members) },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What levels cost within days, by ladder, kind and level; the last thirty to begin with. */
export const LevelCostReport = () => {
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const query = useQuery(levelCostQuery(from, to))
  const { data } = query
  return (
    <Panel title={t('levels.cost')}>
      <div className={css.body}>
        <DaySpan
          from={{ label: t('levels.first'), value: from ?? data?.from, change: setFrom }}
          to={{ label: t('levels.until'), value: to ?? data?.to, change: setTo }}
        />
        {data && (
          <Facts
            facts={[
              {
                label: t('levels.cost_of', { from: data.from, to: data.to }),
                value: <Money value={data.total} />,
                num: true,
                big: true,
              },
            ]}
          />
        )}
      </div>
      <ReportTable
        label={t('levels.cost')}
        columns={buildColumns()}
        keyOf={(row) => `${row.ladder} ${row.kind} ${row.level}`}
        query={query}
        none={t('levels.cost_none')}
      />
    </Panel>
  )
}
