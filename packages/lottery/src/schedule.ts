import type { Schedule } from './game.ts'

/** One draw's place in time; instants in epoch ms. Bets are taken from open_at up to, not including, close_at. */
export type Slot = {
  readonly issue: string
  readonly open_at: number
  readonly close_at: number
  readonly draw_at: number
}

const MINUTE_MS = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The site's calendar date at an instant as YYYYMMDD. */
const formatLocalDate = (at: number, time_zone: string): string => {
  const format =
    formats.get(time_zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(time_zone, format)
  return format.format(at).replaceAll('-', '')
}

/** First instant of a local date, found by halving: it also holds where summer time skips or repeats midnight. */
const findDayStart = (date: string, time_zone: string): number => {
  const utc = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6, 8)))
  let before = utc / MINUTE_MS - 15 * 60
  let reached = utc / MINUTE_MS + 15 * 60
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (formatLocalDate(middle * MINUTE_MS, time_zone) >= date) reached = middle
    else before = middle
  }
  return reached * MINUTE_MS
}

const slot = (schedule: Schedule, date: string, start: number, number: number): Slot => {
  const draw_at = start + number * schedule.period_ms
  return {
    issue: `${date}-${String(number).padStart(4, '0')}`,
    open_at: draw_at - schedule.period_ms,
    close_at: draw_at - schedule.lock_ms,
    draw_at,
  }
}

/**
 * The issue running at an instant. Issues are `YYYYMMDD-NNNN`, counted from local midnight by elapsed time: 1440 a day at
 * one a minute, 1380 or 1500 on the days when clocks change. The draw of a day's last issue falls on the next midnight.
 */
export const findSlotAt = (schedule: Schedule, at: number, time_zone: string): Slot => {
  const date = formatLocalDate(at, time_zone)
  const start = findDayStart(date, time_zone)
  return slot(schedule, date, start, Math.floor((at - start) / schedule.period_ms) + 1)
}

/** The times of a named issue; `undefined` when that day has no such issue or the text is not an issue number. */
export const buildSlot = (schedule: Schedule, issue: string, time_zone: string): Slot | undefined => {
  const match = /^(\d{8})-(\d{4})$/.exec(issue)
  if (!match) return undefined
  const found = findSlotAt(
    schedule,
    slot(schedule, match[1] ?? '', findDayStart(match[1] ?? '', time_zone), Number(match[2])).open_at,
    time_zone,
  )
  return found.issue === issue ? found : undefined
}

/** The issue after a given one. */
export const findSlotAfter = (schedule: Schedule, current: Slot, time_zone: string): Slot =>
  findSlotAt(schedule, current.draw_at, time_zone)
