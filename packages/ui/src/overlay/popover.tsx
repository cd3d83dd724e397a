import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useLayer, type LayerOptions } from './use-layer.ts'
import styles from './layer.module.css'

export type PopoverProps = LayerOptions & {
  /** What opens it. */
  trigger: ReactNode
  /** Content, or a function that is given a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
  label?: string
  className?: string
  buttonProps?: Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'onKeyDown'>
}

/** A button with a free panel, such as the provider tiles under a navigation entry. Esc closes and gives focus back. */
export const Popover = ({ trigger, children, label, className, buttonProps, ...options }: PopoverProps) => {
  const id = useId()
  const { open, close, panel, hovers, openerProps } = useLayer<HTMLDivElement>(options)
  return (
    <>
      <button type="button" {...buttonProps} {...openerProps} aria-controls={open ? id : undefined}>
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="group"
          aria-label={label}
          className={cx(styles.panel, className)}
          {...hovers}
        >
          {typeof children === 'function' ? children(() => close(true)) : children}
        </div>
      )}
    </>
  )
}
