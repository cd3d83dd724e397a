import { type Lang, languages } from './languages.ts'

/** Each maker of words is slow to make and is made once for each name. */
const keepMade = <T>() => {
  const made = new Map<string, T>()
  return (name: string, make: () => T): T => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
}
const numberFormat = keepMade<Intl.NumberFormat>()
const dateFormat = keepMade<Intl.DateTimeFormat>()

const getNumberFormat = (lang: Lang, fraction: number): Intl.NumberFormat =>
  numberFormat(
    `${lang} ${fraction}`,
    () =>
      new Intl.NumberFormat(languages[lang].intl, {
        minimumFractionDigits: fraction,
        maximumFractionDigits: fraction,
        numberingSystem: 'latn',
      }),
  )

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

/** How a day is written everywhere; the language gives the order. */
export const DAY: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
}
const STYLES = {
  day: DAY,
  second: { ...DAY, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** The locale that writes days: in simplified Chinese `2026-11-21`, as sites there do. */
export const getDateLocale = (lang: Lang): string => (lang === 'zh_cn' ? 'sv-SE' : languages[lang].intl)

const formatParts = (lang: Lang, wire: string, style: keyof typeof STYLES): string => {
  const at = readAsUtc(wire)
  const make = () => new Intl.DateTimeFormat(getDateLocale(lang), STYLES[style])
  return Number.isNaN(at.getTime()) ? wire : dateFormat(`${lang} ${style}`, make).format(at)
}

/** `2026-11-21 09:30:00` as day, month and year of the language. */
export const formatDate = (lang: Lang, wire: string): string => formatParts(lang, wire, 'day')

/** The same with hours, minutes and seconds. */
export const formatDateTime = (lang: Lang, wire: string): string => formatParts(lang, wire, 'second')
