import { CopyButton, Dialog, QrCode, TabPanel, Tabs } from '@moongate/ui'
import { useState } from 'react'
import type { Invite } from '../../api/answers.ts'
import { t } from '../../text.ts'
import css from './invites.module.css'
import { buildInviteUrl } from './link.ts'
import { PosterView } from './poster-view.tsx'
import { StatsView } from './stats-view.tsx'

const TABS = ['code', 'poster', 'stats'] as const
type Tab = (typeof TABS)[number]

const CodeView = ({ invite }: { invite: Invite }) => {
  const url = buildInviteUrl(invite)
  return (
    <div className={css.code}>
      <QrCode text={url} label={t('invites.qr', { code: invite.invite_code })} size={220} />
      <p className={css.url}>{url}</p>
      <CopyButton text={url} label={t('invites.copy')} done={t('invites.copied')} />
    </div>
  )
}

/** A link to hand on: its QR code, its poster, and what it has brought. */
export const LinkDialog = ({ invite, close }: { invite: Invite; close: () => void }) => {
  const [tab, setTab] = useState<Tab>('code')
  const items = TABS.map((id) => ({ id, label: t(`invites.tabs.${id}`) }))
  return (
    <Dialog open title={t('invites.one', { code: invite.invite_code })} close={t('close')} onClose={close} size="m">
      <Tabs items={items} value={tab} onChange={setTab} label={t('invites.show')} panels="invite" />
      <TabPanel panels="invite" id={tab} className={css.panel}>
        {tab === 'code' && <CodeView invite={invite} />}
        {tab === 'poster' && <PosterView invite={invite} />}
        {tab === 'stats' && <StatsView invite_id={invite.invite_id} />}
      </TabPanel>
    </Dialog>
  )
}
