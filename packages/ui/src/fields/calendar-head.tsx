import { nameMonth } from './day-text.rules.ts'
import { fitDay, moveMonth } from './day.rules.ts'
import styles from './calendar.module.css'

export type CalendarProps = {
  /** The day that is chosen, or ''. */
  value: string
  /** The day that the keys stand on; its month is shown. */
  at: string
  min?: string
  max?: string
  /** Of the words; figures are written the same everywhere. */
  locale: string
  /** On all that takes keys: tells a dialog around it, of another library, that Escape is meant for the calendar. */
  marks?: Readonly<Record<`data-${string}`, string>>
  move: (day: string) => void
  choose: (day: string) => void
}

const STEPS = [
  [-12, '«'],
  [-1, '‹'],
  [1, '›'],
  [12, '»'],
] as const

/** A month and what leads to others; each button is named after the month that it shows. */
export const CalendarHead = ({ id, at, min, max, locale, marks, move }: CalendarProps & { id: string }) => {
  const [back, forth] = [STEPS.slice(0, 2), STEPS.slice(2)].map((steps) =>
    steps.map(([months, sign]) => {
      const day = fitDay(moveMonth(at, months), min, max)
      const name = nameMonth(locale, day)
      const leads = day.slice(0, 7) !== at.slice(0, 7)
      return (
        <button
          key={months}
          {...marks}
          type="button"
          aria-label={name}
          title={name}
          disabled={!leads}
          onClick={() => move(day)}
        >
          {sign}
        </button>
      )
    }),
  )
  return (
    <div className={styles.head}>
      {back}
      <h3 id={id} aria-live="polite">
        {nameMonth(locale, at)}
      </h3>
      {forth}
    </div>
  )
}
