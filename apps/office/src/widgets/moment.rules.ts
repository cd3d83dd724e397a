import { parseDay } from '@moongate/ui'

/** The locale whose days are written as everything in the office writes them: `2026-11-21`. */
export const OFFICE_DATES = 'sv-SE'

const parseTime = (typed: string): string | undefined => {
  const [, hours, minutes] = /^\s*(\d{1,2})\D?(\d{2})(?:\D00)?\s*$/.exec(typed) ?? []
  const fits = hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
  return fits ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** A moment of the site's clock as it is written: without its seconds, which are 00. */
export const writeMoment = (wire: string): string => wire.slice(0, 16)

/** What was typed of a moment → `2026-11-21 09:30:00`; a day alone is its beginning, nothing is none, and what is no moment is not taken. */
export const parseMoment = (typed: string): string | undefined => {
  if (typed.trim() === '') return ''
  const [, day = '', time = ''] = /^\s*(\d{4}\D*\d{1,2}\D*\d{1,2})(?:[\s,T]+(.*))?$/.exec(typed) ?? []
  const on = parseDay(OFFICE_DATES, day)
  const at = time.trim() === '' ? '00:00' : parseTime(time)
  return on === undefined || at === undefined ? undefined : `${on} ${at}:00`
}

/** A moment as the site's clock shows it: `09:30:00`. */
export const writeSiteClock = (at_ms: number, time_zone: string): string =>
  new Date(at_ms).toLocaleTimeString('en-GB', { timeZone: time_zone })

/** Its day on the site's clock. */
export const writeSiteDay = (at_ms: number, time_zone: string): string =>
  new Date(at_ms).toLocaleDateString(OFFICE_DATES, { timeZone: time_zone })

/** Another day for a moment; without one it is that day's beginning. */
export const changeDay = (wire: string, day: string): string => `${day} ${wire.slice(11) || '00:00:00'}`
