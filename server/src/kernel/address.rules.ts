import { isIPv6 } from 'node:net'

/** What counts as one address: an IPv4 address, or the /64 that a household has of IPv6. */
export const normalizeAddress = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? `${expandGroups(ip).slice(0, 4).join(':')}::/64` : ip
}

const expandGroups = (ip: string): string[] => {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].map((g) => g.toLowerCase().replace(/^0+(?=.)/, ''))
}
