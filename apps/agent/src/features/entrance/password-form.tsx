import { Button, Field, Input, PasswordInput } from '@moongate/ui'
import { useActionState } from 'react'
import { t } from '../../text.ts'
import { CaptchaField } from './captcha.tsx'
import css from './entrance.module.css'
import { tryLogIn } from './log-in.ts'

/** Account, password and captcha. `ask`: a second step is asked for. */
export const PasswordForm = ({ ask }: { ask: (ticket: string) => void }) => {
  const [state, submit, busy] = useActionState(tryLogIn(ask), { name: '', fault: '', round: 0 })
  return (
    <form action={submit} className={css.form} noValidate>
      <Field label={t('entrance.name')}>
        <Input
          name="name"
          maxLength={20}
          defaultValue={state.name}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field label={t('entrance.password')}>
        <PasswordInput name="password" maxLength={13} show={t('entrance.show')} hide={t('entrance.hide')} />
      </Field>
      <CaptchaField key={state.round} />
      {state.fault !== '' && (
        <p className={css.fault} role="alert">
          {state.fault}
        </p>
      )}
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('entrance.submit')}
      </Button>
    </form>
  )
}
