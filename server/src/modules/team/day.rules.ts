import { addDays } from '../../kernel/time.ts'

const DAYS_OF_YEAR = 366
const DAY_MS = 86_400_000

const findDayOfYear = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY_MS

/** Days, first and last, as a mask for each year they touch: a bit for each day of the year, the first of January first. */
export const listMasks = (from_on: string, to_on: string): { year: number; mask: string }[] => {
  const [first, last] = [Number(from_on.slice(0, 4)), Number(to_on.slice(0, 4))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const year = first + i
    const start = year === first ? findDayOfYear(from_on) : 0
    const end = year === last ? findDayOfYear(to_on) : DAYS_OF_YEAR - 1
    return { year, mask: '0'.repeat(start) + '1'.repeat(end - start + 1) + '0'.repeat(DAYS_OF_YEAR - 1 - end) }
  })
}

/** A filter's two moments as days, today where none are named; nothing where they are turned round or too far apart. */
export const readDays = (asked: readonly string[] | undefined, today: string, most: number) => {
  const [from_on = today, to_on = today] = (asked ?? []).map((moment) => moment.slice(0, 10))
  return from_on > to_on || addDays(from_on, most) <= to_on ? undefined : { from_on, to_on }
}

/** What a member is given beside rebates, by its number in the money log. A bonus counts when it is granted, not again when it is released. */
export const GIFT_TYPES = [2, 5, 6, 8, 10, 13, 15, 20, 21, 22, 25, 26, 27, 28, 29, 34] as const

/** The first day to be gathered again: the last one, and the day before, whose movements may have come in late. */
export const findFirstGathered = (gathered: string | undefined, yesterday: string): string =>
  gathered !== undefined && gathered < yesterday ? gathered : yesterday

const HOUR_MS = 3_600_000
export type Slice = { from: Date; before: Date }

/** The next hours of a span, whole ones but for its own ends. */
export const cutHours = ({ from, before }: Slice, hours: number): Slice => {
  const first = Math.floor(from.getTime() / HOUR_MS)
  return { from, before: new Date(Math.min((first + hours) * HOUR_MS, before.getTime())) }
}

const MOST_HOURS = 32
const QUICK_MS = 1000
const SLOW_MS = 5000
/** How many hours are gathered next after so many took so long; after some that did not come to an end, one. */
export const chooseHours = (hours: number, took_ms: number | undefined): number => {
  if (took_ms === undefined) return 1
  if (took_ms < QUICK_MS) return Math.min(hours * 2, MOST_HOURS)
  return took_ms > SLOW_MS ? Math.max(1, Math.floor(hours / 2)) : hours
}
