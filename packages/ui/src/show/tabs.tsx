import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useLostFocus } from '../lib/use-lost-focus.ts'
import { useShownInRow } from '../lib/use-shown-in-row.ts'
import styles from './tabs.module.css'

export type TabItem<T extends string> = { id: T; label: ReactNode; count?: number }
export type TabsProps<T extends string> = {
  items: readonly TabItem<T>[]
  value: T
  onChange: (id: T) => void
  label: string
  look?: 'pill' | 'underline'
  /** Prefix of the panel ids, when panels are drawn with `TabPanel`. */ panels?: string
}

/**
 * A tab list with one tab stop; arrows, Home and End move and choose. Where another is chosen by what goes with the panel before, a form
 * that was sent, its tab takes the focus.
 */
export const Tabs = <T extends string>({ items, value, onChange, label, look = 'pill', panels }: TabsProps<T>) => {
  const at = items.findIndex((item) => item.id === value)
  const list = useShownInRow<HTMLDivElement>(`[role=tab]:nth-child(${at + 1})`)
  useLostFocus(value, () => list.current?.querySelector<HTMLElement>('[aria-selected=true]'))
  const move = (event: KeyboardEvent) => {
    const last = items.length - 1
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const item = next === undefined ? undefined : items[next]
    if (!item || next === undefined) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={cx(styles.list, styles[look])}
      onKeyDown={move}
    >
      {items.map(({ id, label: text, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={panels && `${panels}-tab-${id}`}
          aria-controls={panels && value === id ? `${panels}-${id}` : undefined}
          aria-selected={value === id}
          tabIndex={value === id ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(id)}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** The panel of the chosen tab; draw only that one. */
export const TabPanel = ({
  panels,
  id,
  children,
  className,
}: {
  panels: string
  id: string
  children: ReactNode
  className?: string
}) => {
  return (
    <div
      role="tabpanel"
      id={`${panels}-${id}`}
      aria-labelledby={`${panels}-tab-${id}`}
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}

/** An id prefix that ties `Tabs` and `TabPanel` together. */
export const usePanels = useId
