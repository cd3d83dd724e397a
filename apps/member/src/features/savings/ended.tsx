import { useQuery } from '@tanstack/react-query'
import { type Column, EmptyState, Money } from '@moongate/ui'
import { useState } from 'react'
import { pastHoldingsQuery, type Holding } from '../../api/savings-queries.ts'
import { formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './savings.module.css'
import { describeCycle } from './wording.ts'

const buildColumns = (): readonly Column<Holding>[] => [
  {
    id: 'name',
    head: t('member-savings:plan'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.SettingName}</b>
        <small>
          {row.Rate}% · {describeCycle(row)}
        </small>
      </span>
    ),
  },
  {
    id: 'time',
    head: t('member-savings:span'),
    cell: (row) => (
      <span className={css.two}>
        <time>{formatTime(row.bought_at)}</time>
        <time>{formatTime(row.settled_at ?? '')}</time>
      </span>
    ),
  },
  { id: 'times', head: t('member-savings:times'), align: 'end', cell: (row) => row.times },
  { id: 'amount', head: t('member-savings:principal'), align: 'end', cell: (row) => <Money value={row.amount} /> },
  {
    id: 'interest',
    head: t('member-savings:interest'),
    align: 'end',
    cell: (row) => <Money value={row.interest} sign />,
  },
]

/** What is over, the newest first, with how often each was settled (R3.16). */
export const Ended = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(pastHoldingsQuery(page))
  return (
    <RecordsList
      caption={t('member-savings:ended')}
      columns={buildColumns()}
      rowKey={(row) => row.id}
      query={query}
      page={page}
      go={setPage}
      empty={<EmptyState motif="receipt" title={t('member-savings:none_ended')} />}
    />
  )
}
