import { LIMIT_PERIODS, type LimitPeriod } from '@moongate/contract/protection.states'
import { addDays } from '../../kernel/time.ts'

const DAYS_OF_WEEK = 7

/** How many days after a Monday a day is. */
const countSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK

/** The first day of the period of the site's calendar that a day lies in. */
export const findPeriodStart = (day: string, period: LimitPeriod): string => {
  if (period === 'day') return day
  return period === 'week' ? addDays(day, -countSinceMonday(day)) : `${day.slice(0, 7)}-01`
}

/** The first day after that period. */
export const findPeriodEnd = (day: string, period: LimitPeriod): string => {
  const start = findPeriodStart(day, period)
  if (period !== 'month') return addDays(start, period === 'day' ? 1 : DAYS_OF_WEEK)
  return `${addDays(start, 31).slice(0, 7)}-01`
}

/** The earliest day that any running period reaches back to. */
export const findEarliest = (day: string): string =>
  LIMIT_PERIODS.map((period) => findPeriodStart(day, period)).reduce((a, b) => (a < b ? a : b))
