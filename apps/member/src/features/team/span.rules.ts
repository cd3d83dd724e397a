/** The spans of days that a report is asked for. */
export const SPANS = ['today', 'week', 'month', 'year'] as const
export type Span = (typeof SPANS)[number]

const DAYS: Readonly<Record<Span, number>> = { today: 1, week: 7, month: 30, year: 365 }

/** The first of so many days that end with one. */
export const findFirstDay = (span: Span, last: string): string => {
  const at = new Date(`${last}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + 1 - DAYS[span])
  return at.toISOString().slice(0, 10)
}
