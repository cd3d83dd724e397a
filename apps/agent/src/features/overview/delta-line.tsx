import type { ReactNode } from 'react'
import { t } from '../../text.ts'
import css from './delta-line.module.css'
import { compareFigures } from './delta.rules.ts'

const ARROWS = { up: '▲', down: '▼', same: '＝' } as const

/** How a figure has moved, and what it was. */
export const DeltaLine = ({ now, before, shown }: { now: string; before: string; shown: ReactNode }) => {
  const { way, percent } = compareFigures(now, before)
  return (
    <p className={css.line}>
      <span className={css[way]}>
        <span aria-hidden>{ARROWS[way]} </span>
        <span className={css.heard}>{t(`overview.${way}`)} </span>
        {percent !== undefined && `${percent}%`}
      </span>
      <span>
        {t('overview.before')} {shown}
      </span>
    </p>
  )
}
