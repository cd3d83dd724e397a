import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A tick box with its text; `indeterminate` by ref. Also a radio when `kind` says so. */
export const Checkbox = ({
  children,
  className,
  kind = 'checkbox',
  ...rest
}: Props & { kind?: 'checkbox' | 'radio' }) => {
  return (
    <label className={cx(styles.label, className)}>
      <input {...rest} type={kind} className={cx(styles.box, kind === 'radio' && styles.round)} />
      <span>{children}</span>
    </label>
  )
}

/** On or off, at once. */
export const Switch = ({ children, className, ...rest }: Props) => {
  return (
    <label className={cx(styles.label, className)}>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
      <span>{children}</span>
    </label>
  )
}
