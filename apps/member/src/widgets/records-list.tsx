import { Link } from '@tanstack/react-router'
import { buildButtonClass, type Column, EmptyState, nameColumns, Table } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { LoadFailed } from './load-failed.tsx'
import { RecordsPager } from './records-pager.tsx'

/** A page of records as the wire sends it. */
export type Page<Row> = { data: { data: readonly Row[]; total: number; last_page: number } }
type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  query: { data: Page<Row> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  page: number
  go: (page: number) => void
  empty: ReactNode
  /** The totals as rows of the table's foot; only where there are records. */
  foot?: ReactNode
  /** A line below the table; only where there are records. */
  below?: ReactNode
}

/** A table of records in each of its states, with its totals and pages. */
export const RecordsList = <Row,>(props: Props<Row>) => {
  const { caption, columns, rowKey, query, page, go, empty, foot, below } = props
  const { data, isError, isFetching, refetch } = query
  const some = data !== undefined && data.data.total > 0
  return (
    <>
      <Table
        cards
        caption={caption}
        columns={nameColumns(columns)}
        rows={isError ? [] : data?.data.data}
        rowKey={rowKey}
        loading={isFetching}
        empty={empty}
        error={isError && <LoadFailed retry={() => void refetch()} />}
        foot={some && foot}
      />
      {some && below}
      <RecordsPager page={page} pages={data?.data.last_page} go={go} />
    </>
  )
}

/** What a list of money says while there is nothing in it. */
export const NoMoneyYet = () => (
  <EmptyState
    motif="receipt"
    title={t('member-records:no_money')}
    action={
      <Link to="/Member/Deposit" className={buildButtonClass({ variant: 'primary' })}>
        {t('member-records:deposit_now')}
      </Link>
    }
  />
)
