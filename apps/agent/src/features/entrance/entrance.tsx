import { isPasskeyPossible, readPage } from '@moongate/client/passkey'
import { Card, MoonMark } from '@moongate/ui'
import { lazy, Suspense, useState } from 'react'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { t } from '../../text.ts'
import css from './entrance.module.css'
import { PasswordForm } from './password-form.tsx'
import { StepForm } from './step-form.tsx'

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** R2.35: the way in of its own, for members who are agents. */
export const Entrance = () => {
  const [ticket, setTicket] = useState('')
  return (
    <main className={css.entrance}>
      <div className={css.language}>
        <LanguageSwitch />
      </div>
      <Card className={css.card}>
        <MoonMark size={44} />
        <h1>{t('title')}</h1>
        {ticket === '' && <p className={css.lead}>{t('entrance.lead')}</p>}
        {ticket === '' ? <PasswordForm ask={setTicket} /> : <StepForm ticket={ticket} back={() => setTicket('')} />}
        {isPasskeyPossible(readPage()) && (
          <Suspense>
            <PasskeyButton />
          </Suspense>
        )}
        <a className={css.aside} href="/">
          {t('entrance.site')}
        </a>
      </Card>
    </main>
  )
}
