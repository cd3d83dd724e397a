import { useQuery } from '@tanstack/react-query'
import { Badge, Button, type Column, CopyButton, EmptyState, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { type Invite, invitesQuery } from '../../api/team-queries.ts'
import { formatCount, formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import { describeRefusal } from './describe.ts'
import { NewInvite } from './new-invite.tsx'
import { RateTags } from './rate-tags.tsx'
import css from './team.module.css'

/** The address that is given to others. */
const findAddress = ({ url }: Invite): string => location.origin + url

const toggle = async ({ invite_id, is_open }: Invite): Promise<void> => {
  try {
    await api.team.updateInvite({ invite_id, is_open: is_open === 1 ? 0 : 1 }, { quiet: true })
  } catch (error) {
    toast(describeRefusal(error), { tone: 'bad' })
  }
  void queryClient.invalidateQueries({ queryKey: ['team', 'invites'] })
}

const buildColumns = (): readonly Column<Invite>[] => [
  {
    id: 'code',
    head: t('member-team:col_code'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.invite_code}</b>
        <CopyButton text={findAddress(row)} label={t('member-team:copy')} done={t('member-team:copied')} />
      </span>
    ),
  },
  { id: 'rates', head: t('member-team:col_rates'), cell: (row) => <RateTags rates={row.rates} /> },
  { id: 'used', head: t('member-team:col_used'), align: 'end', cell: (row) => formatCount(row.used_count) },
  { id: 'made', head: t('member-team:col_made'), cell: (row) => <time>{formatTime(row.created_at)}</time> },
  {
    id: 'state',
    head: t('member-team:col_state'),
    cell: (row) => (
      <span className={css.two}>
        <Badge tone={row.is_open === 1 ? 'good' : 'neutral'}>
          {row.is_open === 1 ? t('member-team:open') : t('member-team:closed')}
        </Badge>
        <Button size="s" onClick={() => void toggle(row)}>
          {row.is_open === 1 ? t('member-team:close_link') : t('member-team:open_link')}
        </Button>
      </span>
    ),
  },
]

/** The links by which others join the team. */
export const Invites = () => {
  const [page, setPage] = useState(1)
  const [making, setMaking] = useState(false)
  const query = useQuery(invitesQuery(page))
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <p>{t('member-team:invites_text')}</p>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {t('member-team:new_link')}
        </Button>
      </div>
      <RecordsList
        caption={t('member-team:tabs.invites')}
        columns={buildColumns()}
        rowKey={(row) => String(row.invite_id)}
        query={query}
        page={page}
        go={setPage}
        empty={<EmptyState motif="lantern" title={t('member-team:no_invites')} />}
      />
      {making && <NewInvite close={() => setMaking(false)} />}
    </div>
  )
}
