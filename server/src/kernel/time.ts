import { isMoment } from '@moongate/contract/common'

const formats = new Map<string, Intl.DateTimeFormat>()

const getFormat = (time_zone: string): Intl.DateTimeFormat => {
  const known = formats.get(time_zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(time_zone, made)
  return made
}

/** Rows of one answer are mostly of one moment, and wording it costs more than the rest of a row. */
let last = { second: Number.NaN, time_zone: '', text: '' }

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export const formatWireTime = (at: Date, time_zone: string): string => {
  const second = Math.floor(at.getTime() / 1000)
  if (last.second === second && last.time_zone === time_zone) return last.text
  last = { second, time_zone, text: getFormat(time_zone).format(at).replace(', ', ' ') }
  return last.text
}

/** The same, where there may be no time yet. */
export const formatWireTimeOrNull = (at: Date | null, time_zone: string): string | null =>
  at ? formatWireTime(at, time_zone) : null

/** A wall time as if it stood in UTC. */
const readWall = (text: string): Date => new Date(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`)

/** Two rounds, so that a zone's offset is the one in force at the result and not at the guess. */
const toInstant = (wall: Date, time_zone: string): Date => {
  let at = wall
  for (let i = 0; i < 2; i++)
    at = new Date(at.getTime() + wall.getTime() - readWall(formatWireTime(at, time_zone)).getTime())
  return at
}

/** A wall time of the zone, `YYYY-MM-DD` or with ` HH:mm:ss`, as an instant; undefined for a day that does not exist. */
export const parseInstant = (text: string, time_zone: string): Date | undefined =>
  isMoment(text) ? toInstant(readWall(text), time_zone) : undefined

/** A two-element filter as instants, last one excluded: a bare date means its whole day, a time its whole second. */
export const parseRange = (
  range: readonly string[] | undefined,
  time_zone: string,
): { from: Date; before: Date } | undefined => {
  const [first = '', last = ''] = range ?? []
  const from = parseInstant(first, time_zone)
  const to = parseInstant(last, time_zone)
  if (!from || !to) return undefined
  return { from, before: last.length === 10 ? findDayAfter(last, time_zone) : new Date(to.getTime() + 1000) }
}

/** By the calendar, not by 24 hours: days on which the clocks change have 23 or 25. */
const findDayAfter = (day: string, time_zone: string): Date => {
  const wall = readWall(day)
  wall.setUTCDate(wall.getUTCDate() + 1)
  return toInstant(wall, time_zone)
}

/** Whether a wall time `HH:mm` is within the hours; a window may cross midnight, and 00:00-24:00 is always open. */
export const isWithinHours = (at: string, { open_from, open_to }: { open_from: string; open_to: string }): boolean =>
  open_from <= open_to ? at >= open_from && at < open_to : at >= open_from || at < open_to

/** A calendar day, `YYYY-MM-DD`, so many days later or earlier. */
export const addDays = (day: string, days: number): string => {
  const at = readWall(day)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The day of the site at a moment, `YYYY-MM-DD`. */
export const formatDay = (at: Date, time_zone: string): string => formatWireTime(at, time_zone).slice(0, 10)
