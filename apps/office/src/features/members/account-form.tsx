import { Stack, Switch, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { useRef } from 'react'
import { refreshAccount } from '../../api/account.ts'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import { isCode } from '../../widgets/code.rules.ts'
import { CodeInput } from '../../widgets/code-input.tsx'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { findReasonFault, ReasonField } from '../../widgets/reason-field.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { type Reset, showLink } from './reset-link.tsx'

const DIALOG = 'member-account'
export type AccountAct = 'end' | 'reset' | 'forget' | 'freeze' | 'free'
const PROVEN: readonly AccountAct[] = ['reset', 'forget']
const STATES = { freeze: 'frozen', free: 'active' } as const
type Typed = { id: number; totp: string; reason: string; factors: boolean }

/** Sends it; a one-time link is what comes back of one kind. */
const send = async (
  kind: AccountAct,
  { id, totp, reason, factors }: Typed,
  signal: AbortSignal,
): Promise<Reset | undefined> => {
  if (kind === 'reset') return (await api.sessions.resetPassword({ id, totp, reason, factors }, { signal })).data
  if (kind === 'freeze' || kind === 'free') await api.sessions.setState({ id, state: STATES[kind], reason }, { signal })
  else if (kind === 'end') await api.sessions.endSessions({ id, reason }, { signal })
  else await api.sessions.forgetFactors({ id, totp, reason }, { signal })
  return undefined
}

const AccountForm = ({ id, kind }: { id: number; kind: AccountAct }) => {
  const proves = PROVEN.includes(kind)
  const form = useForm({
    initialValues: { reason: '', totp: '', factors: false },
    validate: {
      reason: findReasonFault,
      totp: (typed) => (proves && !isCode(typed) ? t('form.code') : null),
    },
  })
  const made = useRef<Reset>(undefined)
  const { totp, factors } = form.values
  const reason = form.values.reason.trim()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${kind} ${reason} ${totp} ${factors}`,
    done: t(`account.${kind}_done`),
    run: async (signal) => void (made.current = await send(kind, { id, totp, reason, factors }, signal)),
    showFaults: (fields) => form.setErrors(fields),
    refresh: () => {
      refreshAccount()
      if (made.current) showLink(made.current)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit(() => void act())}>
      <Stack gap={16}>
        <Text>{t(`account.${kind}_text`)}</Text>
        <ReasonField description={t('account.reason_hint')} {...form.getInputProps('reason')} />
        {kind === 'reset' && (
          <Switch
            label={t('account.factors')}
            description={t('account.factors_hint')}
            {...form.getInputProps('factors', { type: 'checkbox' })}
          />
        )}
        {proves && (
          <CodeInput label={t('login.totp')} description={t('account.totp_hint')} {...form.getInputProps('totp')} />
        )}
        <FormFoot state={state} confirm={t(`account.${kind}`)} cancel={cancel} stops />
      </Stack>
    </form>
  )
}

/** Asks for the reason of an act on a member's account, and for a code where it cannot be left to an open screen. */
export const askAccountAct = (id: number, kind: AccountAct): string =>
  modals.open({
    modalId: DIALOG,
    title: t(`account.${kind}`),
    size: 480,
    children: <AccountForm id={id} kind={kind} />,
  })
