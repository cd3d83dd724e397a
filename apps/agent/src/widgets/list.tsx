import { type Column, EmptyState, nameColumns, Pager, Table } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { LoadFailed } from './load-failed.tsx'

export type Page<Row> = { data: { data: readonly Row[]; total: number; last_page: number } }
type Query<Row> = { data: Page<Row> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  query: Query<Row>
  page: number
  go: (page: number) => void
  empty: string
}
const Rows = <Row,>({ caption, columns, rowKey, query, empty }: Props<Row>) => (
  <Table
    cards
    caption={caption}
    columns={nameColumns(columns)}
    rows={query.isError ? [] : query.data?.data.data}
    rowKey={rowKey}
    loading={query.isFetching}
    empty={<EmptyState title={empty} />}
    error={query.isError && <LoadFailed retry={() => void query.refetch()} />}
  />
)

const pagerTexts = () => ({
  label: t('pager.label'),
  previous: t('pager.previous'),
  next: t('pager.next'),
  page: (n: number) => t('pager.page', { n }),
})

/** A page of a list in each of its states: a table, in a narrow window cards. */
export const List = <Row,>(props: Props<Row>): ReactNode => (
  <>
    <Rows {...props} />
    <Pager page={props.page} pages={props.query.data?.data.last_page} onPage={props.go} texts={pagerTexts()} />
  </>
)
