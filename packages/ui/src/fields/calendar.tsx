import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { CalendarHead, type CalendarProps } from './calendar-head.tsx'
import { nameDay, nameWeekday } from './day-text.rules.ts'
import { fitDay, isWithin, listWeeks, moveByKey } from './day.rules.ts'
import styles from './calendar.module.css'

const Day = ({ day, value, at, min, max, locale, marks, choose }: CalendarProps & { day: string }) => (
  <div role="gridcell" aria-selected={day === value}>
    <button
      {...marks}
      type="button"
      data-day={day}
      tabIndex={day === at ? 0 : -1}
      aria-label={nameDay(locale, day)}
      disabled={!isWithin(day, min, max)}
      data-beside={day.slice(0, 7) !== at.slice(0, 7) || undefined}
      onClick={() => choose(day)}
    >
      {Number(day.slice(8))}
    </button>
  </div>
)

/** A month of days, walked by the keys of the date picker of the ARIA Authoring Practices. */
export const Calendar = (props: CalendarProps) => {
  const { at, min, max, locale, move } = props
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const is_walked = useRef(false)
  // The keys take the focus with them; a button that shows another month keeps it.
  useEffect(() => {
    if (is_walked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    is_walked.current = false
  })
  const weeks = listWeeks(at)
  const walk = (event: KeyboardEvent) => {
    const next = moveByKey(at, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    const day = fitDay(next, min, max)
    is_walked.current = day !== at
    move(day)
  }
  return (
    <div className={styles.calendar}>
      <CalendarHead {...props} id={id} />
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={id} onKeyDown={walk}>
        <div role="row">
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" title={nameWeekday(locale, day, 'long')}>
              {nameWeekday(locale, day, 'narrow')}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <Day key={day} {...props} day={day} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
