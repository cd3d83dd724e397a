import { createHash, randomBytes, randomInt } from 'node:crypto'

/** `int` is uniform over 0 … max_exclusive − 1. */
export type Rng = { bytes(n: number): Uint8Array; int(max_exclusive: number): number }

/** The operating system's generator; what money and draws use. */
export const systemRng: Rng = { bytes: (n) => randomBytes(n), int: (max) => randomInt(max) }

const block = (seed: string, counter: number): Uint8Array => createHash('sha256').update(`${seed}:${counter}`).digest()

/** The same numbers for the same seed, so that a failing test can be run again. */
export const seededRng = (seed: string): Rng => {
  let counter = 0
  let left: number[] = []
  const next = (): number => {
    if (left.length === 0) left = [...block(seed, counter++)]
    return left.pop() ?? 0
  }
  const bytes = (n: number): Uint8Array => Uint8Array.from({ length: n }, next)
  const int = (max: number): number => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % max)
    for (;;) {
      const value = new DataView(bytes(4).buffer).getUint32(0)
      if (value < limit) return value % max
    }
  }
  return { bytes, int }
}
