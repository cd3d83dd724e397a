import { createHmac } from 'node:crypto'
import { isEqual } from '../signed.rules.ts'

export type Fields = Readonly<Record<string, string>>

/** The fields that hold something in the order of their names, without the signature itself. */
export const signFields = (secret: string, fields: Fields): string => {
  const names = Object.keys(fields).filter((name) => name !== 'sign' && fields[name] !== '')
  const text = names.toSorted().map((name) => `${name}=${fields[name]}`)
  return createHmac('sha512', secret).update(text.join('&')).digest('base64')
}

export const writeForm = (secret: string, fields: Fields): string =>
  new URLSearchParams({ ...fields, sign: signFields(secret, fields) }).toString()

/** The fields of a form that is signed with our secret; nothing for any other, and for one that names a field twice. */
export const readForm = (secret: string, body: string): Fields | undefined => {
  const pairs = [...new URLSearchParams(body)]
  const fields = Object.fromEntries(pairs)
  if (Object.keys(fields).length !== pairs.length) return undefined
  return isEqual(fields['sign'] ?? '', signFields(secret, fields)) ? fields : undefined
}

const ZONE_MS = 8 * 3_600_000

/** A moment as they write it: the hours of UTC+8, without a word of it. */
export const toLocal = (at: Date): string =>
  new Date(at.getTime() + ZONE_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** Milliseconds of a moment; not a number for what is none. */
export const fromLocal = (text: string): number => {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}+08:00`)
}

/** Their ids have no more than 32 letters and digits. */
export const toTheirId = (id: string): string => id.replaceAll('-', '')

/** The id of ours that theirs stands for; what was none of ours stays as it is. */
export const toOurId = (id: string): string =>
  id.replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5')
