import { Button, buildButtonClass, EmptyState, Field, PasswordInput } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useActionState } from 'react'
import { api, ApiError } from '../../api/api.ts'
import { configsQuery } from '../../api/queries.ts'
import { findFirstFault, getMaxLength } from '../../forms/fields.ts'
import { describeFault, describeRule } from '../../forms/fault-text.ts'
import { readText } from '../../forms/read-text.ts'
import { alertBox } from '../../popups/popups.store.ts'
import { goTo } from '../../session/go.ts'
import { t, maybeText } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { hasService } from '../../widgets/service.rules.ts'
import { useTitle } from '../../widgets/use-title.ts'
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

/** Without a link its form could only fail. */
const NoLink = () => {
  const { data: configs } = useQuery(configsQuery)
  return (
    <EmptyState
      motif="hourglass"
      title={t('member-security:reset.no_link')}
      action={
        configs &&
        hasService(configs) && (
          <Link to="/Service" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-security:reset.ask')}
          </Link>
        )
      }
    />
  )
}

const PasswordForm = ({ token }: { token: string }) => {
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

/** A new login password by a one-time link of customer service (R3.7). */
const ResetScreen = () => {
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  useTitle(t('member-security:reset.title'))
  return (
    <main className={css.window}>
      <Panel level={1} title={t('member-security:reset.title')} text={t('member-security:reset.text')}>
        {token === '' ? <NoLink /> : <PasswordForm token={token} />}
      </Panel>
    </main>
  )
}

export default ResetScreen
