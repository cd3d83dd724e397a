import { type Column, EmptyState, Pager, Skeleton, Table, useMedia } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { LoadFailed } from './load-failed.tsx'
import css from './list.module.css'

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
type Cards<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; rowKey: (row: Row) => string | number }

/** The same rows for a narrow screen: the first column is a card's head, each other one a line. */
const CardRows = <Row,>({ columns: [head, ...others], rows, rowKey }: Cards<Row>) => (
  <ul className={css.cards}>
    {rows.map((row) => (
      <li key={rowKey(row)}>
        <div className={css.head}>{head?.cell(row)}</div>
        <dl className={css.facts}>
          {others.map((column) => (
            <div key={column.id}>
              <dt>{column.head}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

const NarrowList = <Row,>({ caption, columns, rowKey, query, empty }: Props<Row>) => {
  const rows = query.data?.data.data
  if (query.isError && !rows) return <LoadFailed retry={() => void query.refetch()} />
  if (!rows) return <Skeleton height={240} radius={16} />
  if (rows.length === 0) return <EmptyState title={empty} />
  return (
    <section aria-label={caption} aria-busy={query.isFetching}>
      <CardRows columns={columns} rows={rows} rowKey={rowKey} />
    </section>
  )
}

const WideList = <Row,>({ caption, columns, rowKey, query, empty }: Props<Row>) => (
  <Table
    caption={caption}
    columns={columns}
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

/** A page of a list in each of its states: a table, on a phone cards. */
export const List = <Row,>(props: Props<Row>): ReactNode => {
  const narrow = useMedia('(max-width: 767px)')
  return (
    <>
      {narrow ? <NarrowList {...props} /> : <WideList {...props} />}
      <Pager page={props.page} pages={props.query.data?.data.last_page} onPage={props.go} texts={pagerTexts()} />
    </>
  )
}
