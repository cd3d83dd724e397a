import { addDays } from '../../kernel/time.ts'

export type Period = 'day' | 'week' | 'month'
export type Days = { from_on: string; to_on: string }

const DAYS_OF_WEEK = 7
const DAY_MS = 86_400_000

/** How many days lie between two. */
const countDays = (from_on: string, to_on: string): number => (Date.parse(to_on) - Date.parse(from_on)) / DAY_MS

/** Monday is the first. */
const findMonday = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

const findFirst = (period: Period, day: string): string => {
  if (period === 'month') return `${day.slice(0, 7)}-01`
  return period === 'week' ? findMonday(day) : day
}

/** R2.35: a period so far, and as many days from the beginning of the one before: of a shorter month all there are. */
export const comparePeriods = (period: Period, today: string): { now: Days; before: Days } => {
  const from_on = findFirst(period, today)
  const last = addDays(from_on, -1)
  const first = findFirst(period, last)
  const same = addDays(first, countDays(from_on, today))
  return { now: { from_on, to_on: today }, before: { from_on: first, to_on: same < last ? same : last } }
}
