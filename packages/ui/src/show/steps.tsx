import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { alertCircle, check, chevronRight, x } from '../icons.gen.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { cx } from '../lib/cx.ts'
import { useLostFocus } from '../lib/use-lost-focus.ts'
import styles from './steps.module.css'

/**
 * Where one is in a wizard: `at` counts from 0. `done` is the word for finished steps. What was pressed to go on goes with its step, so
 * the next one takes the focus: who cannot see it hears where they are, and the keyboard does not begin at the top of the page.
 */
export const Steps = ({
  steps,
  at,
  label,
  done,
}: {
  steps: readonly ReactNode[]
  at: number
  label: string
  done: string
}) => {
  const current = useRef<HTMLLIElement>(null)
  useLostFocus(at, () => current.current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={i}
          {...(i === at && { ref: current, tabIndex: -1, 'aria-current': 'step' })}
          className={cx(i < at && styles.passed)}
        >
          <span className={styles.disc}>{i < at ? <Icon d={check} size={16} label={done} /> : i + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

export type TimelineItem = { id: string; title: ReactNode; note?: ReactNode; state: 'done' | 'now' | 'next' | 'failed' }

/** What has happened to a document, and what comes next. */
export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label: string }) => {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles[item.state]} aria-current={item.state === 'now' ? 'step' : undefined}>
          <span className={styles.knot} aria-hidden>
            {item.state === 'done' && <Icon d={check} size={13} />}
            {item.state === 'failed' && <Icon d={x} size={13} />}
          </span>
          <span className={styles.title}>{item.title}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </li>
      ))}
    </ol>
  )
}

export type CheckItem = { id: string; text: ReactNode; ok: boolean; href?: string; action?: ReactNode }

/** Conditions, each met or with the way to meet it. `texts` name the two states for screen readers. */
export const Checklist = ({ items, texts }: { items: readonly CheckItem[]; texts: { met: string; open: string } }) => {
  return (
    <ul className={styles.checks}>
      {items.map(({ id, text, ok, href, action }) => (
        <li key={id} className={ok ? styles.met : styles.open}>
          <Icon d={ok ? check : alertCircle} size={18} />
          <VisuallyHidden>{ok ? texts.met : texts.open}</VisuallyHidden>
          <span className={styles.grow}>{text}</span>
          {!ok && href && (
            <a href={href} className={styles.go}>
              {action}
              <Icon d={chevronRight} size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
