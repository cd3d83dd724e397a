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

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export const formatWireTime = (at: Date, time_zone: string): string =>
  getFormat(time_zone).format(at).replace(', ', ' ')

/** The same, where there may be no time yet. */
export const formatWireTimeOrNull = (at: Date | null, time_zone: string): string | null =>
  at ? formatWireTime(at, time_zone) : null

/** A wall time of the zone, `YYYY-MM-DD` or with ` HH:mm:ss`, as an instant; undefined for a day that does not exist. */
export const parseInstant = (text: string, time_zone: string): Date | undefined => {
  const wanted = text.length === 10 ? `${text} 00:00:00` : text
  const as_utc = new Date(`${wanted.replace(' ', 'T')}Z`)
  if (Number.isNaN(as_utc.getTime()) || !as_utc.toISOString().startsWith(wanted.replace(' ', 'T'))) return undefined // Date would take 30 February for 2 March
  // Two rounds, so that a zone's offset is the one in force at the result and not at the guess.
  let at = as_utc
  for (let i = 0; i < 2; i++)
    at = new Date(
      at.getTime() + as_utc.getTime() - new Date(`${formatWireTime(at, time_zone).replace(' ', 'T')}Z`).getTime(),
    )
  return at
}

/** A two-element filter as instants, last one excluded: a bare date means its whole day, a time its whole second. */
export const parseRange = (
  range: readonly string[] | undefined,
  time_zone: string,
): { from: Date; before: Date } | undefined => {
  const [first = '', last = ''] = range ?? []
  const from = parseInstant(first, time_zone)
  const to = parseInstant(last, time_zone)
  if (!from || !to) return undefined
  const next_day = last.length === 10 ? parseInstant(findDayAfter(last), time_zone) : undefined
  return { from, before: next_day ?? new Date(to.getTime() + 1000) }
}

/** By the calendar, not by 24 hours: days on which the clocks change have 23 or 25. */
const findDayAfter = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + 1)
  return at.toISOString().slice(0, 10)
}
