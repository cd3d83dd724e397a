import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Rng } from './rng.ts'

export type Ids = {
  /** uuid version 7: in the order of time. */
  uuid(): string
  /** 256 random bits, base64url: sessions and one-time links. */
  token(): string
  /** A number people read out, e.g. `D20261121-7K3Q9M2`. */
  bill(prefix: string): string
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const dashed = (h: string): string => `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`

const stamp = (bytes: Uint8Array, version: number): string => {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return dashed(hex(bytes))
}

/** Letters and digits that are not taken for one another. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const createIds = (clock: Clock, rng: Rng): Ids => ({
  uuid: () => {
    const bytes = Uint8Array.from(rng.bytes(16))
    const time = clock.now().getTime()
    for (let i = 0; i < 6; i++) bytes[i] = Math.floor(time / 2 ** (8 * (5 - i))) & 0xff
    return stamp(bytes, 7)
  },
  token: () => Buffer.from(rng.bytes(32)).toString('base64url'),
  bill: (prefix) => {
    const day = clock.now().toISOString().slice(0, 10).replaceAll('-', '')
    const tail = Array.from({ length: 7 }, () => READABLE[rng.int(READABLE.length)]).join('')
    return `${prefix}${day}-${tail}`
  },
})

/** The same uuid (version 8) for the same parts: keys of postings that a retry must find again. */
export const derivedKey = (...parts: string[]): string => stamp(Uint8Array.from(createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)), 8)
