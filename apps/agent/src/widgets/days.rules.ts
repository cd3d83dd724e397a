export type Span = [from: string, to: string]
export const QUICK = ['today', 'yesterday', 'week', 'month', 'last_month'] as const
export type Quick = (typeof QUICK)[number]

/** A calendar day, `YYYY-MM-DD`, so many days later or earlier. */
export const moveDay = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Monday is the first. */
const findMonday = (day: string): string => moveDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const findFirst = (day: string): string => `${day.slice(0, 7)}-01`

/** The days that a quick choice means on a day of the site. */
export const findSpan = (quick: Quick, today: string): Span => {
  const yesterday = moveDay(today, -1)
  const before = moveDay(findFirst(today), -1)
  const spans: Record<Quick, Span> = {
    today: [today, today],
    yesterday: [yesterday, yesterday],
    week: [findMonday(today), today],
    month: [findFirst(today), today],
    last_month: [findFirst(before), before],
  }
  return spans[quick]
}

/** The quick choice that means a span: of several, as on a Monday or on the first of a month, the one that was pressed. */
export const findQuick = (span: Span, today: string, pressed: Quick): Quick | undefined =>
  [pressed, ...QUICK].find((quick) => findSpan(quick, today).join() === span.join())

/** A span whose first day was chosen, the last one moved where it would lie before it or make it longer than so many days. */
export const chooseFrom = ([, to]: Span, from: string, most: number): Span => {
  const last = moveDay(from, most - 1)
  return [from, from > to ? from : to < last ? to : last]
}

/** The same where the last day was chosen. */
export const chooseTo = ([from]: Span, to: string, most: number): Span => {
  const first = moveDay(to, 1 - most)
  return [to < from ? to : from > first ? from : first, to]
}
