import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './pick-ball.module.css'

/** One number of a betting board: pressed is gold; `note` below is how many draws it has been missing. */
export const PickBall = ({
  value,
  note,
  selected,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'value' | 'children'> & {
  value: number | string
  note?: string | number
  selected?: boolean
}) => {
  return (
    <span className={cx(styles.cell, className)}>
      <button type="button" aria-pressed={selected} {...rest} className={styles.ball}>
        {value}
      </button>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  )
}

/** A bet with its odds on the button. */
export const OddsButton = ({
  label,
  odds,
  selected,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: React.ReactNode; odds: string; selected?: boolean }) => {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={cx(styles.odds, className)}>
      <span>{label}</span>
      <span className={styles.number}>{odds}</span>
    </button>
  )
}
