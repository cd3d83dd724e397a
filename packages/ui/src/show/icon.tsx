import styles from './icon.module.css'
import { cx } from '../lib/cx.ts'

/** One interface icon: `<Icon d={icons.copy} />`. Decorative unless `label` is given. Size in px. */
export const Icon = ({
  d,
  size = 20,
  label,
  className,
}: {
  d: string
  size?: number
  label?: string
  className?: string
}) => {
  const filled = d.startsWith('!')
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={cx(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...named}
    >
      <path d={filled ? d.slice(1) : d} />
    </svg>
  )
}
