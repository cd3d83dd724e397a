import { startRegistration } from '@simplewebauthn/browser'
import { Button, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Factors } from '../../api/security-queries.ts'
import { formatTime, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { isPasskeyPossible, readPage } from '@moongate/client/passkey'
import { AskPassword } from './ask-password.tsx'
import css from './security.module.css'

type Key = Factors['passkeys'][number]
const LABEL = 40
const QUIET = { quiet: true } as const

/** What a passkey is called: the system it was made on. */
const nameDevice = (): string =>
  (/\((?<system>[^;)]+)/.exec(navigator.userAgent)?.groups?.['system'] ?? t('member-security:passkeys.one')).slice(
    0,
    LABEL,
  )

/** Asks the server for a challenge and this device for a passkey. Who changes their mind at the device is told nothing. */
const makePasskey = async (password: string, signal: AbortSignal): Promise<boolean> => {
  const { data } = await api.factors.passkeyOptions({ password }, { ...QUIET, signal })
  const made = await startRegistration({ optionsJSON: JSON.parse(data.options) }).catch(() => undefined)
  if (!made) return false
  await api.factors.addPasskey({ key: data.key, credential: JSON.stringify(made), label: nameDevice() }, QUIET)
  return true
}

const describeKey = ({ domain, created_at, used_at }: Key): string =>
  [
    domain,
    used_at === null
      ? t('member-security:passkeys.made', { time: formatTime(created_at) })
      : t('member-security:passkeys.used', { time: formatTime(used_at) }),
  ].join(' · ')

/** The member's passkeys: a way in without password. */
export const PasskeysPanel = ({ passkeys }: { passkeys: readonly Key[] }) => {
  const [open, show] = useState<'add' | { id: string }>()
  const close = () => show(undefined)
  const finish = async (done: boolean) => {
    close()
    if (done) toast(t('member-security:done'), { tone: 'good' })
    await queryClient.invalidateQueries({ queryKey: ['factors'] })
  }
  const act = async (password: string, signal: AbortSignal) => {
    if (open === 'add') return finish(await makePasskey(password, signal))
    await api.factors.removePasskey({ id: open?.id ?? '', password }, { ...QUIET, signal })
    return finish(true)
  }
  const kind = open === 'add' ? 'add' : 'remove'
  return (
    <Panel title={t('member-security:passkeys.title')} text={t('member-security:passkeys.text')}>
      {passkeys.map((key) => (
        <div key={key.id} className={css.row}>
          <span>
            <b>{key.label}</b>
            <small>{describeKey(key)}</small>
          </span>
          <Button size="s" onClick={() => show({ id: key.id })}>
            {t('member-security:passkeys.remove')}
          </Button>
        </div>
      ))}
      <div className={css.foot}>
        {isPasskeyPossible(readPage()) ? (
          <Button variant="primary" onClick={() => show('add')}>
            {t('member-security:passkeys.add')}
          </Button>
        ) : (
          <p>{t('member-security:passkeys.not_here')}</p>
        )}
      </div>
      {open && (
        <AskPassword
          title={t(`member-security:passkeys.${kind}`)}
          text={t(`member-security:passkeys.${kind}_text`)}
          confirm={t(`member-security:passkeys.${kind}`)}
          danger={kind === 'remove'}
          act={act}
          close={close}
        />
      )}
    </Panel>
  )
}
