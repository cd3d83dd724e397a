import { hash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Rng } from './rng.ts'

export type Ids = {
  /** Version 7: sorts by the time it was made. */
  uuid(): string
  /** 256 bits, base64url, 43 characters. */
  token(): string
  /** A bill number that people can read to each other, e.g. `D20261121-7K3Q9M5T`; 40 random bits, so its column is still unique. */
  bill(prefix: string): string
}

/** Crockford's base 32: no I, L, O, U to be misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 40 bits as eight letters, all from one draw. */
const writeLetters = (bytes: Uint8Array): string => {
  let left = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  let letters = ''
  for (let i = 0; i < 8; i++, left = Math.floor(left / 32)) letters += LETTERS[left % 32]
  return letters
}

/** The calendar day of a moment as `YYYYMMDD`; worded once a minute, since every zone's day begins with one. */
const createDayWords = (time_zone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  let last = { minute: Number.NaN, day: '' }
  return (at) => {
    const minute = Math.floor(at.getTime() / 60_000)
    if (minute !== last.minute) last = { minute, day: format.format(at).replaceAll('-', '') }
    return last.day
  }
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const writeHex = (bytes: Uint8Array, from: number, to: number): string => {
  let hex = ''
  for (let i = from; i < to; i++) hex += HEX[bytes[i] ?? 0] ?? ''
  return hex
}

/** A uuid of version 7 of its first 48 bits in words and the ten bytes after them, into which version and variant are written. */
const writeUuid = (words: string, b: Uint8Array): string => {
  b[0] = ((b[0] ?? 0) & 0x0f) | 0x70
  b[2] = ((b[2] ?? 0) & 0x3f) | 0x80
  return `${words}-${writeHex(b, 0, 2)}-${writeHex(b, 2, 4)}-${writeHex(b, 4, 10)}`
}

/** The first 48 bits of a version 7, which all that are made in one ms have alike. */
const createTimeWords = (): ((ms: number) => string) => {
  let last = { ms: Number.NaN, words: '' }
  return (ms) => {
    if (ms !== last.ms) {
      const hex = ms.toString(16).padStart(12, '0')
      last = { ms, words: `${hex.slice(0, 8)}-${hex.slice(8)}` }
    }
    return last.words
  }
}

/** `time_zone` decides the day in a bill number. */
export const createIds = (clock: Clock, rng: Rng, time_zone = 'Asia/Shanghai'): Ids => {
  const [wordDay, wordTime] = [createDayWords(time_zone), createTimeWords()]
  return {
    uuid: () => writeUuid(wordTime(clock.now().getTime()), rng.bytes(10)),
    token: () => Buffer.from(rng.bytes(32)).toString('base64url'),
    bill: (prefix) => `${prefix}${wordDay(clock.now())}-${writeLetters(rng.bytes(5))}`,
  }
}

/** The letter of a uuid's variant, which takes the two upper bits of its place. */
const VARIANT = '89ab'

/** The same uuid for the same parts (version 8, from SHA-256): ledger and job keys that a repeat finds again. */
export const deriveKey = (...parts: string[]): string => {
  const hex = hash('sha256', JSON.stringify(parts), 'hex')
  const variant = VARIANT[Number.parseInt(hex[16] ?? '', 16) & 3] ?? ''
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What is stored of a token: its SHA-256, by which it is found and from which it cannot be made. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The same as text, by which a process remembers whose it is: a buffer costs three times as much. */
export const writeTokenHash = (token: string): string => hash('sha256', token, 'base64')
