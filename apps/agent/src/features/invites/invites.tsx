import { Badge, Button, type Column, icons, Switch } from '@moongate/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invite } from '../../api/answers.ts'
import { api } from '../../api/api.ts'
import { invitesQuery } from '../../api/queries.ts'
import { formatCount, formatDay, t } from '../../text.ts'
import { List } from '../../widgets/list.tsx'
import page_css from '../../widgets/page.module.css'
import { InviteForm } from './invite-form.tsx'
import css from './invites.module.css'
import { LinkDialog } from './link-dialog.tsx'

type Opened = { kind: 'show' | 'change'; invite: Invite } | { kind: 'create'; invite?: undefined }

const OpenSwitch = ({ invite: { invite_id, is_open, invite_code } }: { invite: Invite }) => {
  const client = useQueryClient()
  const set = async (open: boolean) => {
    await api.team.updateInvite({ invite_id, is_open: open ? 1 : 0 }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['invites'] })
  }
  return (
    <Switch
      checked={is_open === 1}
      aria-label={t('invites.open_of', { code: invite_code })}
      onChange={({ target: { checked } }) => void set(checked)}
    >
      {t(is_open === 1 ? 'invites.open' : 'invites.closed')}
    </Switch>
  )
}

const listColumns = (open: (opened: Opened) => void): Column<Invite>[] => [
  { id: 'code', head: t('invites.code'), cell: ({ invite_code }) => <b className={css.name}>{invite_code}</b> },
  {
    id: 'role',
    head: t('rates.role'),
    cell: ({ rates }) => (
      <Badge tone={rates.length > 0 ? 'gold' : 'neutral'}>{t(rates.length > 0 ? 'team.agent' : 'team.player')}</Badge>
    ),
  },
  { id: 'used', head: t('stats.registrations'), cell: ({ used_count }) => formatCount(used_count), align: 'end' },
  { id: 'made', head: t('invites.made'), cell: ({ created_at }) => formatDay(created_at) },
  { id: 'state', head: t('invites.state'), cell: (invite) => <OpenSwitch invite={invite} /> },
  {
    id: 'do',
    head: t('invites.do'),
    cell: (invite) => (
      <span className={css.buttons}>
        <Button size="s" icon={icons.qrcode} onClick={() => open({ kind: 'show', invite })}>
          {t('invites.share')}
        </Button>
        <Button size="s" icon={icons.edit} onClick={() => open({ kind: 'change', invite })}>
          {t('invites.rates')}
        </Button>
      </span>
    ),
  },
]

/** R2.35: the agent's links, to make, hand on, change and close. */
export const Invites = () => {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <div className={page_css.page}>
      <div className={page_css.title}>
        <h1>{t('nav.invites')}</h1>
        <Button icon={icons.plus} variant="primary" onClick={() => setOpened({ kind: 'create' })}>
          {t('invites.create')}
        </Button>
      </div>
      <List
        caption={t('nav.invites')}
        columns={listColumns(setOpened)}
        rowKey={({ invite_id }) => invite_id}
        query={useQuery(invitesQuery(page))}
        page={page}
        go={setPage}
        empty={t('invites.none')}
      />
      {opened?.kind === 'show' && <LinkDialog invite={opened.invite} close={close} />}
      {opened && opened.kind !== 'show' && <InviteForm invite={opened.invite} close={close} />}
    </div>
  )
}
