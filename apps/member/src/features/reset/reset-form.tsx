import { Button, Field, PasswordInput } from '@moongate/ui'
import { useActionState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { findFirstFault, getMaxLength } from '../../forms/fields.ts'
import { describeFault, describeRule } from '../../forms/fault-text.ts'
import { readText } from '../../forms/read-text.ts'
import { alertBox } from '../../popups/popups.store.ts'
import { goTo } from '../../session/go.ts'
import { t, maybeText } from '../../text.ts'
import css from './reset.module.css'

const FIELDS = [
  { name: 'password', rule: 'new_password' },
  { name: 'password_confirmation', rule: 'new_password' },
] as const
type State = Record<'typed' | 'faults', Record<string, string>>

const setPassword =
  (token: string) =>
  async (_: State, form: FormData): Promise<State> => {
    const read = (name: string) => readText(form, name)
    const typed = { password: read('password'), password_confirmation: read('password_confirmation') }
    const fault = findFirstFault(FIELDS, read)
    if (fault) return { typed, faults: { [fault.field.name]: await describeFault(fault) } }
    if (typed.password !== typed.password_confirmation)
      return { typed, faults: { password_confirmation: await describeRule('same', 'password_confirmation') } }
    try {
      await api.sessions.resetPassword({ token, ...typed })
      goTo('/login')
      await alertBox(t('member-center:security.password_done'), t('member:ui.tip'), 'success')
      return { typed: {}, faults: {} }
    } catch (error) {
      return { typed, faults: error instanceof ApiError ? error.fields : {} }
    }
  }

/** The new password, twice, and the way to the login once it is set. */
export const ResetForm = ({ token }: { token: string }) => {
  const [state, submit, busy] = useActionState(setPassword(token), { typed: {}, faults: {} })
  return (
    <form action={submit} className={css.column} noValidate>
      {FIELDS.map(({ name, rule }) => (
        <Field key={name} label={maybeText(`fields:${name}`) ?? name} error={state.faults[name]}>
          <PasswordInput
            show={t('member-center:security.show')}
            hide={t('member-center:security.hide')}
            name={name}
            maxLength={getMaxLength(rule)}
            autoComplete="new-password"
            defaultValue={state.typed[name] ?? ''}
          />
        </Field>
      ))}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('member-center:security.save')}
      </Button>
    </form>
  )
}
