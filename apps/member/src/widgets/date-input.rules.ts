import { DAY } from '@moongate/i18n'

const ORDER = ['year', 'month', 'day'] as const
type Part = (typeof ORDER)[number]

const getFormat = (locale: string): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, DAY)

const isPart = (type: string): type is Part => ORDER.some((part) => part === type)
const readDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `2026-11-21` as the language writes it: `21/11/2026`. */
export const writeDay = (locale: string, day: string): string =>
  Number.isNaN(readDay(day).getTime()) ? '' : getFormat(locale).format(readDay(day))

/** What was typed in the language's order, with anything between the figures → `2026-11-21`; nothing for a day that does not exist. */
export const parseDay = (locale: string, typed: string): string | undefined => {
  const parts = getFormat(locale)
    .formatToParts(0)
    .flatMap(({ type }) => (isPart(type) ? [type] : []))
  const figures = typed.match(/\d+/g) ?? []
  if (figures.length !== parts.length) return undefined
  const day = ORDER.map((part) => figures[parts.indexOf(part)]?.padStart(2, '0')).join('-')
  const at = readDay(day)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

/** Whether a browser's own date field would speak or write otherwise than the site. */
export const writesOtherwise = (browser: string, site: string): boolean =>
  browser.split('-')[0] !== site.split('-')[0] || writeDay(browser, '2026-11-21') !== writeDay(site, '2026-11-21')
