import { Delta } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../../text.ts'
import css from './delta-line.module.css'

/** How a figure has moved, and what it was. */
export const DeltaLine = ({ now, before, shown }: { now: string; before: string; shown: ReactNode }) => {
  const words = { up: t('overview.up'), down: t('overview.down'), same: t('overview.same') }
  return (
    <p className={css.line}>
      <Delta now={now} before={before} words={words} />
      <span>
        {t('overview.before')} {shown}
      </span>
    </p>
  )
}
