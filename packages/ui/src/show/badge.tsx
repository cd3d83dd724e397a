import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'gold' | 'good' | 'bad' | 'info' | 'wait'

/** A state in a word. `live` adds a breathing dot. */
export const Badge = ({ tone = 'neutral', live, children }: { tone?: Tone; live?: boolean; children: ReactNode }) => {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {live && <span className={styles.dot} aria-hidden />}
      {children}
    </span>
  )
}

/** The cinnabar seal: one Han character, or a short word elsewhere. */
export const Seal = ({
  children,
  tone = 'cinnabar',
  size = 'm',
}: {
  children: ReactNode
  tone?: 'cinnabar' | 'jade' | 'gold'
  size?: 'm' | 'l'
}) => {
  return <span className={cx(styles.seal, styles[tone], size === 'l' && styles.large)}>{children}</span>
}
