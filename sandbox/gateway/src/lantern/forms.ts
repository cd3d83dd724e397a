import { createHmac } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** All fields but the signature and those that are empty, in the order of their names. */
export const signFields = (secret: string, fields: Fields): string => {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHmac('sha512', secret).update(text).digest('base64')
}

export const writeForm = (secret: string, fields: Fields): string =>
  new URLSearchParams({ ...fields, sign: signFields(secret, fields) }).toString()
export const readForm = (body: string): Fields => Object.fromEntries(new URLSearchParams(body))

/** Minor units as text with two decimals. */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2)

const ZONE_MS = 8 * 3_600_000

/** Moments stand in the hours of UTC+8, without a word of it: `yyyyMMddHHmmss`. */
export const toLocal = (at: number): string => new Date(at + ZONE_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14)
export const fromLocal = (text: string): number => {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) - ZONE_MS
}
