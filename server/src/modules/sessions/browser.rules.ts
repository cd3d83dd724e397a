import { isIP } from 'node:net'
import { isNetwork, isWithin, readPlainAddress } from '../../kernel/address.rules.ts'

/** What a browser calls itself, most telling first: many name others beside themselves. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['WeChat', /MicroMessenger/],
  ['QQ', /QQBrowser|\bQQ\//],
  ['UC', /UCBrowser/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /\bOPR\/|Opera/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]
const findName = (names: typeof BROWSERS, user_agent: string): string =>
  names.find(([, sign]) => sign.test(user_agent))?.[0] ?? ''

/** Browser and system by their makers' names, empty where the user agent tells none that is known. */
export const readUserAgent = (user_agent: string): { browser: string; system: string } => ({
  browser: findName(BROWSERS, user_agent),
  system: findName(SYSTEMS, user_agent),
})

/** Whether a text is a range of addresses such as `203.0.113.0/24`. */
export const isRange = (text: string): boolean => text.includes('/') && isNetwork(text)

type Place = { range: string; place: string; country?: string | undefined }
const findRange = (ip: string, places: readonly Place[]): Place | undefined =>
  places.find(({ range }) => isWithin(ip, range))

/** The place that an address is known for: the first range that holds it; empty for none. */
export const findPlace = (ip: string, places: readonly Place[]): string => findRange(ip, places)?.place ?? ''

/** In which country an address is, where the operator wrote that of its range. */
export const findCountryOf = (ip: string, places: readonly Place[]): string | undefined =>
  findRange(ip, places)?.country

/** An address without what tells one household from the next: the last part of four, or all but the first three of eight. */
export const maskAddress = (ip: string): string => {
  const plain = readPlainAddress(ip)
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '*')
  if (isIP(plain) !== 6) return ''
  const groups = plain.split('%')[0]?.split('::')[0]?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}:*`
}
