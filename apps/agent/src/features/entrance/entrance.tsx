import { Button, Card, Field, Input, MoonMark, PasswordInput } from '@moongate/ui'
import { useActionState } from 'react'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { t } from '../../text.ts'
import { CaptchaField } from './captcha.tsx'
import css from './entrance.module.css'
import { tryLogIn } from './log-in.ts'

/** R2.35: the way in of its own, for members who are agents. */
export const Entrance = () => {
  const [state, submit, busy] = useActionState(tryLogIn, { name: '', fault: '', round: 0 })
  return (
    <main className={css.entrance}>
      <div className={css.language}>
        <LanguageSwitch />
      </div>
      <Card className={css.card}>
        <MoonMark size={44} />
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('entrance.lead')}</p>
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
        <a className={css.aside} href="/">
          {t('entrance.site')}
        </a>
      </Card>
    </main>
  )
}
