import { t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import { type ReportQuery, ReportTable } from '../../widgets/report-table.tsx'
import css from './bonus.module.css'

export type Days = { from: string; to: string }
type Props<R> = {
  title: string
  none: string
  query: ReportQuery<R> & { data: (Days & { rows: R[] }) | undefined }
  facts: Fact[]
  columns: Column<R>[]
  keyOf: (row: R) => string | number
  days: Partial<Days>
  choose: (days: Partial<Days>) => void
}

/** A report of cost: its days, its sums, and a row for each offer. */
export const CostFrame = <R,>({ title, none, query, facts, columns, keyOf, days, choose }: Props<R>) => (
  <Panel title={title}>
    <div className={css.cost}>
      <DaySpan
        from={{
          label: t('bonus.first'),
          value: days.from ?? query.data?.from,
          change: (from) => choose({ ...days, from }),
        }}
        to={{ label: t('bonus.last'), value: days.to ?? query.data?.to, change: (to) => choose({ ...days, to }) }}
      />
      {query.data && <Facts facts={facts} />}
    </div>
    <ReportTable label={title} columns={columns} keyOf={keyOf} query={query} none={none} />
  </Panel>
)
