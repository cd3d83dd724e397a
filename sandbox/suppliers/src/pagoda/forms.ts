import { createHash } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** The fields in the order of their names, the secret at the end. */
export const signFields = (secret: string, fields: Fields): string => {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return createHash('sha256').update(`${text}&key=${secret}`).digest('hex').toUpperCase()
}

/** Cents as text with two decimals. */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2)

/** Cents of a positive amount with at most two decimals; nothing else is an amount. */
export const fromDecimal = (text = ''): number | undefined => {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return minor > 0 ? minor : undefined
}

const ZONE_MS = 8 * 3_600_000

/** Moments stand in the hours of UTC+8, without saying so. */
export const toLocal = (at: number | null): string =>
  at === null ? '' : new Date(at + ZONE_MS).toISOString().replace('T', ' ').slice(0, 23)
export const fromLocal = (text = ''): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)
