import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './chip.module.css'

/** A choice of many, pressed or not: filters, quick amounts. */
export const Chip = ({ selected, className, ...rest }: ComponentProps<'button'> & { selected?: boolean }) => {
  return <button type="button" aria-pressed={selected} {...rest} className={cx(styles.chip, className)} />
}

const hues: Record<string, number> = {
  '1': 300,
  '2': 340,
  '5': 240,
  '10': 200,
  '20': 110,
  '50': 150,
  '100': 20,
  '500': 290,
  '1000': 80,
}

/** A casino chip with its stake. Its colour follows the stake, which is also printed. */
export const StakeChip = ({
  stake,
  selected,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { stake: string; selected?: boolean }) => {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={cx(styles.stake, className)}
      style={{ '--h': hues[stake] ?? 260 } as React.CSSProperties}
    >
      {stake}
    </button>
  )
}
