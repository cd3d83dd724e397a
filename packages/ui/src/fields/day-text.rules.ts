const ORDER = ['year', 'month', 'day'] as const
type Part = (typeof ORDER)[number]

const DAY: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
}
/** A calendar that words are made for: a locale alone would bring the Buddhist era in Thai. */
const WORDS: Intl.DateTimeFormatOptions = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }

const isPart = (type: string): type is Part => ORDER.some((part) => part === type)
const readDay = (day: string): Date => new Date(`${day}T00:00:00Z`)
const toDay = (at: Date): string => at.toISOString().slice(0, 10)

/** `2026-11-21` as a locale writes it: `21/11/2026`; nothing for what is no day. */
export const writeDay = (locale: string, day: string): string =>
  Number.isNaN(readDay(day).getTime()) ? '' : new Intl.DateTimeFormat(locale, DAY).format(readDay(day))

/** How a day is written, with a line for each figure: `__/__/____`. */
export const writeShape = (locale: string): string => writeDay(locale, '2026-11-21').replaceAll(/\d/g, '_')

const listParts = (locale: string): Part[] =>
  new Intl.DateTimeFormat(locale, DAY).formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []))

/** Eight figures in a row, as a keyboard without marks types them. */
const splitEight = (figures: string, parts: readonly Part[]): string[] => {
  let at = 0
  return parts.map((part) => figures.slice(at, (at += part === 'year' ? 4 : 2)))
}

/** What was typed in the locale's order, with anything or nothing between the figures → `2026-11-21`; nothing for a day that does not exist. */
export const parseDay = (locale: string, typed: string): string | undefined => {
  const parts = listParts(locale)
  const runs = typed.match(/\d+/g) ?? []
  const figures = runs.length === 1 && runs[0]?.length === 8 ? splitEight(runs[0], parts) : runs
  if (figures.length !== parts.length) return undefined
  const day = ORDER.map((part) => figures[parts.indexOf(part)]?.padStart(2, '0')).join('-')
  const at = readDay(day)
  return !Number.isNaN(at.getTime()) && toDay(at) === day ? day : undefined
}

/** A month and its year in words. */
export const nameMonth = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { ...WORDS, year: 'numeric', month: 'long' }).format(readDay(day))
/** A day with its weekday, month and year in words. */
export const nameDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { ...WORDS, dateStyle: 'full' }).format(readDay(day))
/** What the weekday of a day is called. */
export const nameWeekday = (locale: string, day: string, length: 'narrow' | 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { ...WORDS, weekday: length }).format(readDay(day))
