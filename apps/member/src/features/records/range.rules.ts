/** A period of whole days, both included, `YYYY-MM-DD`. */
export type Range = readonly [string, string]
export const QUICK = ['today', 'yesterday', 'week', 'month', 'quarter'] as const
export type Quick = (typeof QUICK)[number]

const shiftDay = (day: string, days: number, months = 0): string => {
  const [y = 1970, m = 1, d = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(y, m - 1 + months, 1))
  const last = new Date(Date.UTC(y, m + months, 0)).getUTCDate()
  first.setUTCDate(Math.min(d, last) + days)
  return first.toISOString().slice(0, 10)
}

/** Today, yesterday, last 7 days, last month, last three months, ending today (R2.32). */
export const computeQuickRange = (quick: Quick, today: string): Range => {
  const ranges: Record<Quick, Range> = {
    today: [today, today],
    yesterday: [shiftDay(today, -1), shiftDay(today, -1)],
    week: [shiftDay(today, -6), today],
    month: [shiftDay(today, 1, -1), today],
    quarter: [shiftDay(today, 1, -3), today],
  }
  return ranges[quick]
}
/** Whether both days are there and in order. */
export const isRange = ([from, to]: Range): boolean => from !== '' && to !== '' && from <= to
