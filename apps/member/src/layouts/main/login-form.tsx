import { useActionState, useEffect, useRef, useState } from 'react'
import { useEnterDelay } from '../../forms/enter-delay.ts'
import { LOGIN_INPUTS } from '../../forms/login.fields.ts'
import { logInLater, prepareLogin } from '../../forms/login-later.ts'
import { emptyLogin } from '../../forms/login-state.ts'
import { openLogin } from '../../popups/popups.store.ts'
import { onLoginFocus } from '../../session/login-focus.ts'
import { lazily } from '../../start/lazily.tsx'
import { loadTexts, t } from '../../text.ts'
import { CaptchaField } from '../../widgets/captcha-field.tsx'
import css from './login-form.module.css'

const Way = lazily(
  async () => (await Promise.all([import('../../widgets/login-way.tsx'), loadTexts('member-security')]))[0],
)

/** On a narrow window the form stands in a dialog of its own. */
const takeFocus = (form: HTMLFormElement | null): void =>
  form?.checkVisibility() ? form.querySelector('input')?.focus() : openLogin()

/** The visitor's login in the header (R2.19). */
export const LoginForm = () => {
  const [state, submit, busy] = useActionState(logInLater, emptyLogin)
  const [near, setNear] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEnterDelay(form)
  useEffect(() => onLoginFocus(() => takeFocus(form.current)), [])
  useEffect(() => {
    if (state.round > 0 && state.name !== '')
      form.current?.querySelector<HTMLInputElement>('input[name=captcha]')?.focus()
  }, [state])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of the inputs inside
    <form
      ref={form}
      action={submit}
      className={css.form}
      aria-label={t('member:login.form')}
      onFocus={() => {
        prepareLogin()
        setNear(true)
      }}
      noValidate
    >
      <input
        {...LOGIN_INPUTS.name}
        defaultValue={state.name}
        aria-label={t('member:login.name')}
        placeholder={t('member:login.name')}
      />
      <input
        {...LOGIN_INPUTS.password}
        type="password"
        defaultValue={state.password}
        aria-label={t('member:login.password')}
        placeholder={t('member:login.password')}
      />
      <CaptchaField key={state.round} rule="captcha" typed={state.captcha} />
      <button type="submit" className={css.submit} disabled={busy} aria-busy={busy}>
        {t('member:login.submit')}
      </button>
      {near && <Way />}
    </form>
  )
}
