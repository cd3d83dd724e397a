import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { usePanelSearch } from '../start/use-list-search.ts'
import type { Column } from './data-table.tsx'
import { DaySpan } from './day-span.tsx'
import { type Fact, Facts } from './facts.tsx'
import { Panel, PanelBody } from './page.tsx'
import { ReportTable } from './report-table.tsx'

type Days = { from: string; to: string }
type Told<R> = Days & { rows: R[] }
type Props<R, D extends Told<R>, K extends QueryKey> = {
  /** Stands before its days in the address. */
  name: string
  title: string
  /** What is said where it has no rows. */
  none: string
  /** How it is read; days that are not named are the server's to choose, the last thirty. */
  ask: (from: string | undefined, to: string | undefined) => UseQueryOptions<D, Error, D, K>
  facts?: (data: D) => Fact[]
  facts_in?: 1 | 2
  columns: Column<R>[]
  keyOf: (row: R) => string | number
}

/** What something came to within days: the days, its sums, and a row for each of its parts. */
export const DaysReport = <R, D extends Told<R>, K extends QueryKey>(props: Props<R, D, K>) => {
  const { name, title, none, ask, facts, facts_in = 1, columns, keyOf } = props
  const { asked, narrow } = usePanelSearch(name)
  const query = useQuery(ask(asked.from, asked.to))
  const { data } = query
  const change = (end: keyof Days) => ({
    value: asked[end] ?? data?.[end],
    change: (day: string | undefined) => narrow({ [end]: day || undefined }),
  })
  return (
    <Panel title={title}>
      <PanelBody>
        <DaySpan from={change('from')} to={change('to')} />
        {data && facts && <Facts columns={facts_in} facts={facts(data)} />}
      </PanelBody>
      <ReportTable label={title} columns={columns} keyOf={keyOf} query={query} none={none} />
    </Panel>
  )
}
