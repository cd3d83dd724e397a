import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import { useField } from './field.tsx'
import styles from './input.module.css'

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  icon?: string
  prefix?: ReactNode
  suffix?: ReactNode
  boxClass?: string
}

/** A text field in its well. Takes id, description and error from a surrounding `Field`. */
export const Input = ({ icon, prefix, suffix, boxClass, className, ...rest }: InputProps) => {
  const field = useField()
  return (
    <span className={cx(styles.box, boxClass)}>
      {icon && <Icon d={icon} size={18} />}
      {prefix}
      <input {...field} {...rest} className={cx(styles.input, className)} />
      {suffix}
    </span>
  )
}

/** Several lines of text, in the same well. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => {
  const field = useField()
  return (
    <span className={cx(styles.box, styles.tall)}>
      <textarea rows={4} {...field} {...rest} className={cx(styles.input, className)} />
    </span>
  )
}
