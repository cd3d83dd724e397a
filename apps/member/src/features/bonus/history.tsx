import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, type Column, EmptyState, Money, type Tone } from '@moongate/ui'
import { useState } from 'react'
import { type Bonus, bonusHistoryQuery } from '../../api/bonus-queries.ts'
import { formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './bonus.module.css'

const tones: Readonly<Partial<Record<Bonus['state'], Tone>>> = { released: 'good', refused: 'bad' }

const buildColumns = (): readonly Column<Bonus>[] => [
  {
    id: 'time',
    head: t('member-bonus:col_time'),
    cell: (row) => <time>{formatTime(row.finished_at ?? row.taken_at)}</time>,
  },
  {
    id: 'bonus',
    head: t('member-bonus:col_bonus'),
    cell: (row) => (
      <span className={css.two}>
        {row.title}
        <small>
          <Money value={row.money} />
        </small>
      </span>
    ),
  },
  { id: 'wagered', head: t('member-bonus:col_wagered'), align: 'end', cell: (row) => <Money value={row.wagered} /> },
  {
    id: 'state',
    head: t('member-bonus:col_state'),
    cell: (row) => (
      <span className={css.two}>
        <Badge tone={tones[row.state] ?? 'neutral'}>{t(`member-bonus:states.${row.state}`)}</Badge>
        {row.reason !== '' && <small>{row.reason}</small>}
      </span>
    ),
  },
  { id: 'paid', head: t('member-bonus:col_paid'), align: 'end', cell: (row) => <Money value={row.paid} /> },
]

/** The member's bonuses that have ended, the newest first. */
export const History = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(bonusHistoryQuery(page))
  return (
    <RecordsList
      caption={t('member-bonus:history')}
      columns={buildColumns()}
      rowKey={(row) => row.bill_no}
      query={query}
      page={page}
      go={setPage}
      empty={<EmptyState motif="receipt" title={t('member-bonus:none_history')} />}
      below={
        <Link to="/Member/Transaction" className={css.more}>
          {t('member-bonus:to_log')}
        </Link>
      }
    />
  )
}
