import { addDays, formatDay, parseInstant } from '../../kernel/time.ts'

export type Span = { from: Date; before: Date }

/** The site's day of a moment until then, and as much of the day before: the two can be compared. */
export const computeSpans = (now: Date, zone: string): { today: Span; yesterday: Span } => {
  const day = formatDay(now, zone)
  const findBegin = (of: string): Date => parseInstant(of, zone) ?? now
  const [begin, earlier] = [findBegin(day), findBegin(addDays(day, -1))]
  const passed = now.getTime() - begin.getTime()
  return {
    today: { from: begin, before: now },
    yesterday: { from: earlier, before: new Date(earlier.getTime() + passed) },
  }
}
