import type { ReactNode } from 'react'
import { type Column, DataTable } from './data-table.tsx'
import { Blank, Failed } from './list-panel.tsx'

/** The reading of a report. */
export type ReportQuery<R> = {
  data: { rows: R[] } | undefined
  isLoadingError: boolean
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}
type Props<R> = {
  label: string
  columns: Column<R>[]
  keyOf: (row: R) => string | number
  query: ReportQuery<R>
  /** What is said where it has no rows. */
  none: string
}

/** The rows of a report in each of its states. */
export const ReportTable = <R,>({ query, none, ...table }: Props<R>): ReactNode => {
  const { data, isLoadingError, error, isFetching, isPlaceholderData, refetch } = query
  if (isLoadingError) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data?.rows.length === 0) return <Blank title={none} />
  return <DataTable {...table} rows={data?.rows} stale={isPlaceholderData} />
}
