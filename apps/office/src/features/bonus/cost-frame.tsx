import { t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { DaySpan } from '../../widgets/day-span.tsx'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './bonus.module.css'

export type Days = { from: string; to: string }
type Report<R> = Days & { rows: R[] }
type Props<R> = {
  title: string
  none: string
  data: Report<R> | undefined
  facts: Fact[]
  columns: Column<R>[]
  keyOf: (row: R) => string | number
  stale: boolean
  days: Partial<Days>
  choose: (days: Partial<Days>) => void
}

/** A report of cost: its days, its sums, and a row for each offer. */
export const CostFrame = <R,>({ title, none, data, facts, columns, keyOf, stale, days, choose }: Props<R>) => (
  <Panel title={title}>
    <div className={css.cost}>
      <DaySpan
        from={{ label: t('bonus.first'), value: days.from ?? data?.from, change: (from) => choose({ ...days, from }) }}
        to={{ label: t('bonus.last'), value: days.to ?? data?.to, change: (to) => choose({ ...days, to }) }}
      />
      {data && <Facts facts={facts} />}
    </div>
    {data?.rows.length === 0 ? (
      <Blank title={none} />
    ) : (
      <DataTable label={title} columns={columns} rows={data?.rows} keyOf={keyOf} stale={stale} />
    )}
  </Panel>
)
