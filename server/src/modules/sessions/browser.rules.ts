import { BlockList, isIP } from 'node:net'

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

const readRange = (range: string): { address: string; bits: number; version: number } | undefined => {
  const [address = '', bits = '', ...rest] = range.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most) return undefined
  return { address, bits: Number(bits), version }
}

/** Whether a text is a range of addresses such as `203.0.113.0/24`. */
export const isRange = (text: string): boolean => readRange(text) !== undefined

const unmap = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

const toNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** Asked of all ranges by each call that plays with real money: a list of Node's, which costs the most here, is made for IPv6 alone. */
const holds = (range: string, ip: string): boolean => {
  const read = readRange(range)
  if (!read || read.version !== isIP(ip)) return false
  if (read.version === 4) {
    const size = 2 ** (32 - read.bits)
    return Math.floor(toNumber(ip) / size) === Math.floor(toNumber(read.address) / size)
  }
  const list = new BlockList()
  list.addSubnet(read.address, read.bits, 'ipv6')
  return list.check(ip, 'ipv6')
}

type Place = { range: string; place: string; country?: string | undefined }
const findRange = (ip: string, places: readonly Place[]): Place | undefined =>
  places.find(({ range }) => holds(range, unmap(ip)))

/** The place that an address is known for: the first range that holds it; empty for none. */
export const findPlace = (ip: string, places: readonly Place[]): string => findRange(ip, places)?.place ?? ''

/** In which country an address is, where the operator wrote that of its range. */
export const findCountryOf = (ip: string, places: readonly Place[]): string | undefined =>
  findRange(ip, places)?.country

/** An address without what tells one household from the next: the last part of four, or all but the first three of eight. */
export const maskAddress = (ip: string): string => {
  const plain = unmap(ip)
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '*')
  if (isIP(plain) !== 6) return ''
  const groups = plain.split('%')[0]?.split('::')[0]?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}:*`
}
