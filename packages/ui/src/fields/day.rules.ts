const readDay = (day: string): Date => new Date(`${day}T00:00:00Z`)
const toDay = (at: Date): string => at.toISOString().slice(0, 10)

/** So many days later or earlier. */
export const moveDay = (day: string, days: number): string => {
  const at = readDay(day)
  at.setUTCDate(at.getUTCDate() + days)
  return toDay(at)
}

/** So many months later or earlier; a day that the month does not have becomes its last. */
export const moveMonth = (day: string, months: number): string => {
  const at = readDay(day)
  const date = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0)
  at.setUTCDate(Math.min(date, at.getUTCDate()))
  return toDay(at)
}

/** Monday begins a week, as it does in everything that the site counts by weeks. */
const countFromMonday = (day: string): number => (readDay(day).getUTCDay() + 6) % 7

/** The days of a day's month by weeks, with those of its neighbours that fill the first and the last. */
export const listWeeks = (day: string): string[][] => {
  const first = `${day.slice(0, 7)}-01`
  const begin = moveDay(first, -countFromMonday(first))
  const count = Math.ceil((countFromMonday(first) + Number(moveDay(moveMonth(first, 1), -1).slice(8))) / 7)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, n) => moveDay(begin, week * 7 + n)))
}

const KEYS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => moveDay(day, -1),
  ArrowRight: (day) => moveDay(day, 1),
  ArrowUp: (day) => moveDay(day, -7),
  ArrowDown: (day) => moveDay(day, 7),
  Home: (day) => moveDay(day, -countFromMonday(day)),
  End: (day) => moveDay(day, 6 - countFromMonday(day)),
  PageUp: (day) => moveMonth(day, -1),
  PageDown: (day) => moveMonth(day, 1),
  'Shift PageUp': (day) => moveMonth(day, -12),
  'Shift PageDown': (day) => moveMonth(day, 12),
}

/** Where a key leads from a day, as in the date picker of the ARIA Authoring Practices; nothing for other keys. */
export const moveByKey = (day: string, key: string, has_shift: boolean): string | undefined =>
  KEYS[has_shift ? `Shift ${key}` : key]?.(day)

/** Whether a day lies between two, both of them among it. */
export const isWithin = (day: string, min = '', max = '9999-12-31'): boolean => day >= min && day <= max

/** The nearest day that may be chosen. */
export const fitDay = (day: string, min = '', max = '9999-12-31'): string => (day < min ? min : day > max ? max : day)
