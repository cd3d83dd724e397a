import { Badge, Button, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Factors } from '../../api/security-queries.ts'
import { formatTime, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { AskPassword } from './ask-password.tsx'
import { AuthenticatorDialog, type NewSecret } from './authenticator-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import css from './security.module.css'

type Open =
  | { kind: 'begin' | 'remove' | 'renew' }
  | { kind: 'scan'; made: NewSecret }
  | { kind: 'codes'; codes: string[] }
const QUIET = { quiet: true } as const
const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['factors'] })

const Dialogs = ({ open, show }: { open: Open; show: (next: Open | undefined) => void }) => {
  const close = () => show(undefined)
  const showCodes = (codes: string[]) => {
    show({ kind: 'codes', codes })
    void lookAgain()
  }
  if (open.kind === 'scan') return <AuthenticatorDialog made={open.made} done={showCodes} close={close} />
  if (open.kind === 'codes') return <RecoveryDialog codes={open.codes} close={close} />
  const acts = {
    begin: async (password: string, signal: AbortSignal) =>
      show({ kind: 'scan', made: (await api.factors.beginTotp({ password }, { ...QUIET, signal })).data }),
    renew: async (password: string, signal: AbortSignal) =>
      showCodes((await api.factors.renewRecovery({ password }, { ...QUIET, signal })).data.recovery_codes),
    remove: async (password: string, signal: AbortSignal) => {
      await api.factors.removeTotp({ password }, { ...QUIET, signal })
      close()
      toast(t('member-security:done'), { tone: 'good' })
      await lookAgain()
    },
  }
  return (
    <AskPassword
      title={t(`member-security:totp.${open.kind}`)}
      text={t(`member-security:totp.${open.kind}_text`)}
      confirm={t(`member-security:totp.${open.kind}`)}
      danger={open.kind === 'remove'}
      act={acts[open.kind]}
      close={close}
    />
  )
}

/** The authenticator app and its recovery codes. */
export const AuthenticatorPanel = ({ factors }: { factors: Factors }) => {
  const [open, show] = useState<Open>()
  const on = factors.totp_on === 1
  return (
    <Panel
      title={t('member-security:totp.title')}
      text={t('member-security:totp.text')}
      aside={<Badge tone={on ? 'good' : 'neutral'}>{t(on ? 'member-security:on' : 'member-security:off')}</Badge>}
    >
      {on && (
        <div className={css.row}>
          <span>
            <b>{t('member-security:recovery.left', { count: factors.recovery_left })}</b>
            <small>{t('member-security:totp.since', { time: formatTime(factors.totp_at ?? '') })}</small>
          </span>
          <Button size="s" onClick={() => show({ kind: 'renew' })}>
            {t('member-security:totp.renew')}
          </Button>
        </div>
      )}
      <div className={css.foot}>
        <Button variant={on ? 'danger' : 'primary'} onClick={() => show({ kind: on ? 'remove' : 'begin' })}>
          {t(on ? 'member-security:totp.remove' : 'member-security:totp.begin')}
        </Button>
      </div>
      {open && <Dialogs open={open} show={show} />}
    </Panel>
  )
}
