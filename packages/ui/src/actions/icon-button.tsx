import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: string
  label: string
  look?: 'plain' | 'well'
  badge?: number
  spin?: boolean
}

/** A button that is only an icon; `label` is its name. `badge` counts above 99 as 99+. */
export const IconButton = ({ icon, label, look = 'plain', badge = 0, spin, className, ...rest }: IconButtonProps) => {
  const count = badge > 99 ? '99+' : badge
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, look === 'well' && styles.well, spin && styles.spin, className)}
      aria-label={badge > 0 ? `${label} ${count}` : label}
      title={label}
    >
      <Icon d={icon} />
      {badge > 0 && <span className={styles.badge}>{count}</span>}
    </button>
  )
}
