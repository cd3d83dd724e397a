import { Button, Field, Input, PasswordInput } from '@moongate/ui'
import { useActionState, useEffect, useRef } from 'react'
import { useEnterDelay } from '../forms/enter-delay.ts'
import { LOGIN_INPUTS } from '../forms/login.fields.ts'
import { tryLogin } from '../forms/login.ts'
import { emptyLogin } from '../forms/login-state.ts'
import { lazily } from '../start/lazily.tsx'
import { loadTexts, t } from '../text.ts'
import { CaptchaField } from '../widgets/captcha-field.tsx'
import { FormDialog } from '../widgets/form-dialog.tsx'
import { PasskeyWay } from '../widgets/passkey-way.tsx'
import css from './register-dialog.module.css'
import { closeLogin, endStep, openRegister, usePopups } from './popups.store.ts'

const Step = lazily(async () => (await Promise.all([import('./login-step.tsx'), loadTexts('member-security')]))[0])

/** Account, password and captcha. */
const PasswordForm = () => {
  const [state, submit, busy] = useActionState(tryLogin, emptyLogin)
  const form = useRef<HTMLFormElement>(null)
  useEnterDelay(form)
  useEffect(() => {
    if (state.round > 0) form.current?.querySelector<HTMLInputElement>('input[name=captcha]')?.focus()
  }, [state])
  return (
    <form ref={form} action={submit} className={css.column} noValidate>
      <Field label={t('member:login.name')}>
        <Input {...LOGIN_INPUTS.name} defaultValue={state.name} data-focus />
      </Field>
      <Field label={t('member:login.password')}>
        <PasswordInput
          show={t('member-register:show')}
          hide={t('member-register:hide')}
          {...LOGIN_INPUTS.password}
          defaultValue={state.password}
        />
      </Field>
      <CaptchaField key={state.round} rule="captcha" typed={state.captcha} labelled />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('member:login.submit')}
      </Button>
      <PasskeyWay />
      <button
        type="button"
        className={css.other}
        onClick={() => {
          closeLogin()
          openRegister()
        }}
      >
        {t('member-register:none_yet')}
      </button>
    </form>
  )
}

/** The login where the header's own form is out of sight (R2.19), and the second step of both. */
const LoginDialog = () => {
  const step = usePopups((s) => s.step)
  useEffect(() => endStep, [])
  return (
    <FormDialog title={t('member:login.panel')} close={closeLogin} size="s">
      {step ? <Step step={step} /> : <PasswordForm />}
    </FormDialog>
  )
}

export default LoginDialog
