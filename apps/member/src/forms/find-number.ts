import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What the server asks for: the number up to `maxnumber` whose SHA-256 behind the salt is `challenge` (hex). */
export type Task = { challenge: string; salt: string; maxnumber: number }

/** Numbers tried between two looks at the clock. */
const SLICE = 1500

/**
 * Looks for the number, slice after slice: each `next` tries one and yields the share that is done, 0-1; the end is the
 * number, or nothing when none fits. In script, because the browser's own hash is missing on plain HTTP and too slow one
 * short text at a time.
 */
export const findNumber = function* ({ challenge, salt, maxnumber }: Task): Generator<number, number | undefined> {
  const encoder = new TextEncoder()
  for (let number = 0; number <= maxnumber; number++) {
    if (number % SLICE === 0) yield number / maxnumber
    if (bytesToHex(sha256(encoder.encode(salt + number))) === challenge) return number
  }
  return undefined
}
