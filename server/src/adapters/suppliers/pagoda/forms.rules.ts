import { createHash } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** The fields in the order of their names, the secret last; SHA-256 in capitals. */
export const signFields = (secret: string, fields: Fields): string => {
  const sorted = Object.keys(fields).toSorted()
  const text = [...sorted.map((name) => `${name}=${fields[name]}`), `key=${secret}`].join('&')
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}

const ZONE_MS = 8 * 3_600_000

/** A moment as they write it: the hours of UTC+8, without saying so. */
export const toLocal = (at: Date): string =>
  new Date(at.getTime() + ZONE_MS).toISOString().replace('T', ' ').slice(0, 23)

/** Reads a moment; undefined for what is none. */
export const fromLocal = (text: string): Date | undefined => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(text)) return undefined
  const at = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
