import type { ReactNode } from 'react'
import css from './row-steps.module.css'

/** What can be done with a row, at its end. */
export const RowSteps = ({ children }: { children: ReactNode }) => <span className={css.steps}>{children}</span>
