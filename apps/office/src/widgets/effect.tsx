import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import css from './effect.module.css'

/** What typed terms would have changed, told beside the way to save them; or why the server does not take them. */
export const Effect = ({ error, children }: { error: Error | null; children: ReactNode }) => (
  <section className={css.effect} aria-live="polite">
    <h3>{t('effect.title')}</h3>
    {error ? <Text c="red">{error.message}</Text> : children}
  </section>
)
