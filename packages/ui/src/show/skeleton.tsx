import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useDelayed } from '../lib/use-delayed.ts'
import styles from './skeleton.module.css'

/** One grey box shaped like what is coming. Numbers are px. */
export const Skeleton = ({
  width = '100%',
  height = 16,
  radius = 8,
  className,
}: {
  width?: number | string
  height?: number | string
  radius?: number
  className?: string
}) => {
  return (
    <span aria-hidden aria-busy className={cx(styles.box, className)} style={{ width, height, borderRadius: radius }} />
  )
}

/** Waits 150 ms before it shows `skeleton`, then keeps it 300 ms at least. `label` is told to screen readers. */
export const Loading = ({
  when,
  skeleton,
  label,
  children,
}: {
  when: boolean
  skeleton: ReactNode
  label: string
  children?: ReactNode
}) => {
  const shown = useDelayed(when)
  if (!when && !shown) return children
  return (
    <div role="status" aria-label={label} className={cx(styles.wait, !shown && styles.early)}>
      {skeleton}
    </div>
  )
}
