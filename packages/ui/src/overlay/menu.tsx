import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Icon } from '../show/icon.tsx'
import { findStops, useLayer, type LayerOptions } from './use-layer.ts'
import styles from './layer.module.css'

export type MenuItem =
  | {
      id: string
      label: ReactNode
      icon?: string
      aside?: ReactNode
      href?: string
      onSelect?: () => void
      danger?: boolean
      current?: boolean
    }
  | { id: string; group: ReactNode }

export type MenuProps = LayerOptions & {
  items: MenuItem[]
  /** Accessible name of the list. */
  label: string
  children: ReactNode
  buttonProps?: Omit<ComponentProps<'button'>, 'ref' | 'onClick' | 'onKeyDown'>
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a list of actions or links. Opens on click, ArrowDown, and on hover when told; letters jump. */
export const Menu = ({ items, label, children, buttonProps, ...options }: MenuProps) => {
  const id = useId()
  const { open, close, panel, hovers, openerProps } = useLayer<HTMLDivElement>(options)
  const handleKeys = (event: KeyboardEvent) => {
    const all = findStops(panel.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (event.key === 'Tab') close()
    else if (step) all[step(at, all.length)]?.focus()
    else if (event.key.length === 1)
      [...all.slice(at + 1), ...all]
        .find((e) => e.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))
        ?.focus()
    if (step) event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        {...buttonProps}
        {...openerProps}
        aria-haspopup="menu"
        aria-controls={open ? id : undefined}
      >
        {children}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={cx(styles.panel, styles.menu)}
          onKeyDown={handleKeys}
          {...hovers}
        >
          {items.map((item) =>
            'group' in item ? (
              <div key={item.id} role="presentation" className={styles.group}>
                {item.group}
              </div>
            ) : (
              <Item key={item.id} item={item} close={() => close(true)} />
            ),
          )}
        </div>
      )}
    </>
  )
}

const Item = ({ item, close }: { item: Extract<MenuItem, { label: ReactNode }>; close: () => void }) => {
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx(styles.item, item.danger && styles.danger),
    'aria-current': item.current || undefined,
  }
  const inside = (
    <>
      {item.icon && <Icon d={item.icon} size={18} />}
      <span className={styles.text}>{item.label}</span>
      {item.aside}
    </>
  )
  const choose = () => {
    close()
    item.onSelect?.()
  }
  return item.href ? (
    <a {...common} href={item.href} onClick={choose}>
      {inside}
    </a>
  ) : (
    <button {...common} type="button" onClick={choose}>
      {inside}
    </button>
  )
}
