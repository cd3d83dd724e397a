import type { ErrorCode } from '@moongate/contract'
import { type Send, useSend } from '@moongate/client/react'
import { Button, Field, PasswordInput, toast } from '@moongate/ui'
import { useActionState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { findFirstFault, getMaxLength } from '../../forms/fields.ts'
import { readFigures } from '../../forms/read-figures.ts'
import { describeFault, describeRule } from '../../forms/fault-text.ts'
import { alertBox } from '../../popups/popups.store.ts'
import { focusLogin } from '../../session/login-focus.ts'
import { clearSession } from '../../session/session.ts'
import { maybeText, t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './center.module.css'
import { type PasswordKind, passwordForms, isConfirmationWrong } from './password.rules.ts'

export type { PasswordKind } from './password.rules.ts'
type State = { typed: Record<string, string>; errors: Record<string, string> }

const change = (kind: PasswordKind, read: (name: string) => string, signal: AbortSignal): Promise<unknown> => {
  if (kind === 'login')
    return api.sessions.changePassword(
      {
        oldpassword: read('oldpassword'),
        password: read('password'),
        password_confirmation: read('password_confirmation'),
      },
      { signal },
    )
  if (kind === 'qk_set') return api.members.setWithdrawalPassword({ qk_pwd: read('qk_pwd') }, { signal })
  return api.members.changeWithdrawalPassword(
    {
      old_qk_pwd: read('old_qk_pwd'),
      qk_pwd: read('qk_pwd'),
      qk_pwd_confirmation: read('qk_pwd_confirmation'),
    },
    { signal },
  )
}

/** What follows a change: the login password ends the session (R8.3), the withdrawal password marks the member (R4.17). */
const finishChange = (kind: PasswordKind) => {
  if (kind === 'login') {
    clearSession()
    void alertBox(t('member-center:security.password_done'), t('member:ui.tip'), 'success').then(focusLogin)
    return
  }
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, has_qk_pwd: true })
  toast(t(kind === 'qk_set' ? 'member-center:security.qk_done' : 'common:modified'), { tone: 'good' })
}

/** A password that the server found wrong, at the input it was typed in. */
const WRONG: Partial<Record<string, string>> = {
  'sessions.password_wrong': 'oldpassword',
  'members.qk_pwd_wrong': 'old_qk_pwd',
} satisfies Partial<Record<ErrorCode, string>>

/** After a refusal all that was typed stays but what was wrong. */
const readRefusal = (typed: State['typed'], error: unknown): State => {
  if (!(error instanceof ApiError)) return { typed, errors: {} }
  const wrong = WRONG[error.code]
  if (wrong === undefined) return { typed, errors: { ...error.fields } }
  return { typed: { ...typed, [wrong]: '' }, errors: { [wrong]: error.message, ...error.fields } }
}

const submitter =
  (kind: PasswordKind, send: Send['send'], close: () => void) =>
  async (_: State, form: FormData): Promise<State> => {
    const read = (name: string) => readFigures(form, name)
    const typed = Object.fromEntries(passwordForms[kind].map(({ name }) => [name, read(name)]))
    const fault = findFirstFault(passwordForms[kind], read)
    if (fault) return { typed, errors: { [fault.field.name]: await describeFault(fault) } }
    const other = isConfirmationWrong(kind, read)
    if (other !== undefined) return { typed, errors: { [other]: await describeRule('same', other) } }
    try {
      await send((signal) => change(kind, read, signal))
      close()
      finishChange(kind)
      return { typed: {}, errors: {} }
    } catch (error) {
      return readRefusal(typed, error)
    }
  }

const listLabelled = (kind: PasswordKind) =>
  passwordForms[kind].map((field) => ({
    ...field,
    label: 'label' in field ? t(field.label) : (maybeText(`fields:${field.name}`) ?? field.name),
  }))

/** Sets or changes one of the two passwords. */
export const PasswordDialog = ({ kind, close }: { kind: PasswordKind; close: () => void }) => {
  const { state: sending, send, giveUp } = useSend()
  const [state, submit, busy] = useActionState(submitter(kind, send, close), { typed: {}, errors: {} })
  const eye = { show: t('member-center:security.show'), hide: t('member-center:security.hide') }
  return (
    <FormDialog
      title={t(kind === 'login' ? 'member-center:security.login' : 'member-center:security.qk')}
      close={close}
      giveUp={giveUp}
      size="s"
    >
      <form action={submit} className={css.column} noValidate>
        {listLabelled(kind).map(({ name, rule, label }, i) => (
          <Field key={name} label={label} error={state.errors[name]}>
            <PasswordInput
              {...eye}
              name={name}
              maxLength={getMaxLength(rule)}
              autoComplete={name === 'oldpassword' ? 'current-password' : rule === 'qk_pwd' ? 'off' : 'new-password'}
              inputMode={rule === 'qk_pwd' ? 'numeric' : 'text'}
              defaultValue={state.typed[name] ?? ''}
              data-focus={i === 0 || undefined}
            />
          </Field>
        ))}
        <Outcome state={sending} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('member-center:security.save')}
        </Button>
      </form>
    </FormDialog>
  )
}
