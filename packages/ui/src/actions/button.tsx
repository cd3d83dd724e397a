import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import { Spinner } from '../show/spinner.tsx'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'danger' | 'link'
  size?: 's' | 'm' | 'l'
  wide?: boolean
}

/** The class of a button, for an `<a>` or a router link that must look like one. */
export const buildButtonClass = (
  { variant = 'secondary', size = 'm', wide }: ButtonLook = {},
  extra?: string,
): string => {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, extra)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work under way: keeps its width, refuses presses, stays focusable. */ busy?: boolean
    icon?: string
  }

/** A button; `type="button"` unless told otherwise. */
export const Button = ({
  variant,
  size,
  wide,
  busy,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buildButtonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon d={icon} size={18} />}
      {children}
    </button>
  )
}
