import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import { chevronDown } from '../icons.gen.ts'
import { useField } from './field.tsx'
import styles from './select.module.css'

/** The platform's own select, dressed. Options are children. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => {
  const field = useField()
  return (
    <span className={cx(styles.box, className)}>
      <select {...field} {...rest} className={styles.select} />
      <Icon d={chevronDown} size={18} />
    </span>
  )
}
