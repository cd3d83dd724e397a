import { Button, Field, Input } from '@moongate/ui'
import { useActionState } from 'react'
import { api, ApiError } from '../api/api.ts'
import { enterWith } from '../forms/passkey-login.ts'
import { readFigures } from '../forms/read-figures.ts'
import { t } from '../text.ts'
import { PasskeyWay } from '../widgets/passkey-way.tsx'
import css from './register-dialog.module.css'
import { endStep, type LoginStep } from './popups.store.ts'

/** A ticket that is used up or too old leads back to the password. */
const tryCode =
  (ticket: string) =>
  async (_: string, form: FormData): Promise<string> => {
    const code = readFigures(form, 'code')
    if (code === '') return t('member-security:step.code_missing')
    try {
      const { data } = await api.sessions.loginStep({ ticket, code }, { quiet: true })
      await enterWith(data.access_token)
      return ''
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'sessions.ticket_invalid') endStep()
      return error.code === 'common.invalid' ? t('member-security:step.code_form') : error.message
    }
  }

/** The second step of a login: a code of the authenticator app or a recovery code, or a passkey in their place. */
const LoginStepForm = ({ step }: { step: LoginStep }) => {
  const [fault, submit, busy] = useActionState(tryCode(step.ticket), '')
  return (
    <form action={submit} className={css.column} noValidate>
      <p>{t('member-security:step.text')}</p>
      <Field label={t('member-security:step.code')} error={fault}>
        <Input name="code" inputMode="text" autoComplete="one-time-code" maxLength={24} data-focus />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('member:login.submit')}
      </Button>
      <PasskeyWay />
      <button type="button" className={css.other} onClick={endStep}>
        {t('member-security:step.back')}
      </button>
    </form>
  )
}

export default LoginStepForm
