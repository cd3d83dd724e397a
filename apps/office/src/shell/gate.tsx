import { MoonMark } from '@moongate/ui'
import { useEffect, type ReactNode } from 'react'
import { t } from '../text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import css from './gate.module.css'

/** The frame of the two pages before the desk: login and enrolment. */
export const Gate = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`
  }, [title])
  return (
    <main className={css.gate}>
      <div className={css.card}>
        <p className={css.brand}>
          <MoonMark size={30} />
          {t('brand')}
        </p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
      <LanguageSwitch />
    </main>
  )
}
