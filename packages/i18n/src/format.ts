import { type Lang, languages } from './languages.ts'

const made = new Map<string, Intl.NumberFormat>()

const getNumberFormat = (lang: Lang, fraction: number): Intl.NumberFormat => {
  const name = `${lang} ${fraction}`
  const known =
    made.get(name) ??
    new Intl.NumberFormat(languages[lang].intl, {
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
      numberingSystem: 'latn',
    })
  made.set(name, known)
  return known
}

/** A count in the language's grouping. */
export const formatNumber = (lang: Lang, value: number | bigint, fraction = 0): string =>
  getNumberFormat(lang, fraction).format(value)

/** Parts per million as a percentage: 20000 → `2%`. */
export const formatPercent = (lang: Lang, ppm: number): string =>
  new Intl.NumberFormat(languages[lang].intl, {
    style: 'percent',
    maximumFractionDigits: 4,
    numberingSystem: 'latn',
  }).format(ppm / 1_000_000)

// Wire times carry no zone: they are the site's own clock and are shown as such.
const readAsUtc = (wire: string) => new Date(`${wire.replace(' ', 'T')}${wire.length > 10 ? '' : 'T00:00:00'}Z`)

const formatParts = (lang: Lang, wire: string, style: Intl.DateTimeFormatOptions): string => {
  const at = readAsUtc(wire)
  const calendar = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
  return Number.isNaN(at.getTime())
    ? wire
    : new Intl.DateTimeFormat(languages[lang].intl, { ...calendar, ...style }).format(at)
}

/** `2026-11-21 09:30:00` as day, month and year of the language. */
export const formatDate = (lang: Lang, wire: string): string =>
  formatParts(lang, wire, { year: 'numeric', month: '2-digit', day: '2-digit' })

/** The same with hours, minutes and seconds. */
export const formatDateTime = (lang: Lang, wire: string): string =>
  formatParts(lang, wire, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
