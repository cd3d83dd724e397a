import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './card.module.css'

/** The lacquer card every panel sits on. `flat` for tables inside others. */
export const Card = ({ className, flat, ...rest }: ComponentProps<'section'> & { flat?: boolean }) => {
  return <section {...rest} className={cx(styles.card, flat && styles.flat, className)} />
}
