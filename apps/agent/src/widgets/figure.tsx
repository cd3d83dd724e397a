import { Card } from '@moongate/ui'
import type { ReactNode } from 'react'
import css from './figure.module.css'

/** One figure with its name, and what it is compared with below. */
export const Figure = ({ label, below, children }: { label: string; below?: ReactNode; children: ReactNode }) => (
  <Card className={css.figure}>
    <p className={css.label}>{label}</p>
    <p className={css.value}>{children}</p>
    {below}
  </Card>
)
