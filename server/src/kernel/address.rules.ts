import { BlockList, isIP, isIPv6 } from 'node:net'

/** An IPv4 address that came by IPv6, as itself. */
export const readPlainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** What counts as one address: an IPv4 address, or the /64 that a household has of IPv6. */
export const normalizeAddress = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const plain = readPlainAddress(ip)
  return isIPv6(plain) ? `${expandGroups(plain).slice(0, 4).join(':')}::/64` : plain
}

const expandGroups = (ip: string): string[] => {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].map((g) => g.toLowerCase().replace(/^0+(?=.)/, ''))
}

const readNetwork = (text: string): { address: string; bits: number; version: number } | undefined => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const is_size = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return version === 0 || rest.length > 0 || !is_size ? undefined : { address, bits: Number(bits ?? most), version }
}

/** Whether a text is a network such as `203.0.113.0/24`, or an address, which is a network of its own. */
export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined

const toNumber = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/**
 * Whether an address is one of a network's; what is no address or no network is in none. Asked of all ranges by each call that plays with
 * real money: a list of Node's, which costs the most here, is made for IPv6 alone.
 */
export const isWithin = (ip: string, network: string): boolean => {
  const plain = readPlainAddress(ip)
  const read = readNetwork(network)
  if (!read || read.version !== isIP(plain)) return false
  if (read.version === 4) {
    const size = 2 ** (32 - read.bits)
    return Math.floor(toNumber(plain) / size) === Math.floor(toNumber(read.address) / size)
  }
  const list = new BlockList()
  list.addSubnet(read.address, read.bits, 'ipv6')
  return list.check(plain, 'ipv6')
}
