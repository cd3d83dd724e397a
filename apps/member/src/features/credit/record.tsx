import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Column, EmptyState, Money } from '@moongate/ui'
import { useState } from 'react'
import { type Loan, loansQuery } from '../../api/credit-queries.ts'
import { formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './credit.module.css'
import { openStatement } from './statement-window.ts'
import { LoansCsv } from './loans-csv.tsx'
import { LoanBadge } from './progress.tsx'

const formatOrNone = (wire: string | null): string => (wire === null ? '–' : formatTime(wire))

const buildColumns = (): readonly Column<Loan>[] => [
  {
    id: 'time',
    head: t('member-credit:col_time'),
    cell: (row) => (
      <span className={css.two}>
        <time>{formatTime(row.created_date)}</time>
        <small>{row.bill_no}</small>
      </span>
    ),
  },
  { id: 'days', head: t('member-credit:days_label'), align: 'end', cell: (row) => row.borrow_day },
  {
    id: 'money',
    head: t('member-credit:money'),
    align: 'end',
    cell: (row) => <Money value={row.borrow_money} />,
  },
  {
    id: 'repaid',
    head: t('member-credit:col_repaid'),
    align: 'end',
    cell: (row) => (
      <span className={css.amounts}>
        <Money value={row.lend_money} />
        {row.repaid_at !== null && <small>{formatTime(row.repaid_at)}</small>}
      </span>
    ),
  },
  { id: 'due', head: t('member-credit:col_due'), cell: (row) => formatOrNone(row.due_at) },
  {
    id: 'state',
    head: t('member-credit:col_state'),
    cell: (row) => (
      <span className={css.two}>
        <LoanBadge loan={row} />
        {row.reason !== '' && <small>{row.reason}</small>}
      </span>
    ),
  },
]

/** The member's loans, the newest first. */
export const LoanRecord = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(loansQuery(page))
  return (
    <RecordsList
      caption={t('member-credit:tabs.record')}
      columns={buildColumns()}
      rowKey={(row) => row.bill_no}
      query={query}
      page={page}
      go={setPage}
      empty={<EmptyState motif="receipt" title={t('member-credit:none')} />}
      below={
        <div className={css.below}>
          {query.data && query.data.data.total > 0 && <LoansCsv input={{}} />}
          <button type="button" className={css.more} onClick={() => openStatement()}>
            {t('member-credit:statement.open')}
          </button>
          <Link to="/Member/Transaction" className={css.more}>
            {t('member-credit:to_log')}
          </Link>
        </div>
      }
    />
  )
}
