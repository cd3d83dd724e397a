import type { ReactNode } from 'react'
import css from './records.module.css'

/** Two lines in one cell, or in its head: each in a column of its own, they would run out of a desk of 1100 px. */
export const Two = ({ first, second }: Record<'first' | 'second', ReactNode>) => (
  <span className={css.two}>
    <span>{first}</span>
    <small>{second}</small>
  </span>
)
