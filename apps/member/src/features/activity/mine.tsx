import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, buildButtonClass, type Column, EmptyState, Money, type Tone, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { type Application, applicationsQuery } from '../../api/activity-queries.ts'
import { formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import css from './activity.module.css'

const TONES: readonly Tone[] = ['wait', 'info', 'bad', 'good']

const Reward = ({ row: { reward, money, turnover, note } }: { row: Application }) => {
  const formatAmount = useFormatAmount()
  if (reward === null) return '–'
  if (reward !== 'money')
    return (
      <span className={css.two}>
        {t(`member-activity:reward.${reward}`)}
        <small>{note}</small>
      </span>
    )
  return (
    <span className={css.two}>
      <Money value={money ?? '0.00'} />
      {turnover !== null && Number(turnover) > 0 && (
        <small>{t('member-activity:turnover', { money: formatAmount(turnover) })}</small>
      )}
    </span>
  )
}

const buildColumns = (): readonly Column<Application>[] => [
  {
    id: 'activity',
    head: t('member-activity:col_activity'),
    cell: (row) => (
      <span className={css.two}>
        <Link to="/Activity/$id" params={{ id: String(row.activity_id) }}>
          {row.title}
        </Link>
        <small>{row.bill_no}</small>
      </span>
    ),
  },
  { id: 'time', head: t('member-activity:col_time'), cell: (row) => <time>{formatTime(row.created_at)}</time> },
  {
    id: 'state',
    head: t('member-activity:col_state'),
    cell: (row) => (
      <span className={css.two}>
        <Badge tone={TONES[row.status] ?? 'neutral'}>{row.status_text}</Badge>
        {row.reason !== '' && <small>{row.reason}</small>}
      </span>
    ),
  },
  { id: 'reward', head: t('member-activity:col_reward'), align: 'end', cell: (row) => <Reward row={row} /> },
]

/** The member's applications, the newest first; a push keeps their states fresh. */
export const Mine = () => {
  const [page, setPage] = useState(1)
  const query = useQuery(applicationsQuery(page))
  return (
    <RecordsList
      caption={t('member-activity:mine')}
      columns={buildColumns()}
      rowKey={(row) => row.bill_no}
      query={query}
      page={page}
      go={setPage}
      empty={
        <EmptyState
          motif="gift"
          title={t('member-activity:none_mine')}
          action={
            <Link to="/Activity" className={buildButtonClass({ variant: 'primary' })}>
              {t('member-activity:to_hall')}
            </Link>
          }
        />
      }
    />
  )
}
