import { createHash, randomBytes } from 'node:crypto'

/** `int` is uniform in 0 … max_exclusive - 1; max_exclusive is at most 2^48. */
export type Rng = { bytes(n: number): Uint8Array; int(max_exclusive: number): number }

const SPACE = 2 ** 48

/** Uniform integers from random bytes: values in the incomplete last range are thrown away, so none is likelier. */
const drawUniform =
  (bytes: (n: number) => Uint8Array) =>
  (max_exclusive: number): number => {
    if (!Number.isInteger(max_exclusive) || max_exclusive < 1 || max_exclusive > SPACE)
      throw new RangeError(`no integers below ${max_exclusive}`)
    const limit = SPACE - (SPACE % max_exclusive)
    for (;;) {
      const value = bytes(6).reduce((sum, byte) => sum * 256 + byte, 0)
      if (value < limit) return value % max_exclusive
    }
  }

/** Asking the system costs the same for ten bytes as for a page of them. */
const STOCK = 4096

/** The system's bytes from a stock, each given out once and wiped there. */
const createSystemBytes = (): ((n: number) => Uint8Array) => {
  let stock = randomBytes(0)
  let used = 0
  return (n) => {
    if (n > STOCK / 8) return new Uint8Array(randomBytes(n))
    if (used + n > stock.length) [stock, used] = [randomBytes(STOCK), 0]
    const taken = new Uint8Array(n)
    for (let i = 0; i < n; i++, used++) {
      taken[i] = stock[used] ?? 0
      stock[used] = 0
    }
    return taken
  }
}

const readSystemBytes = createSystemBytes()
export const systemRng: Rng = { bytes: readSystemBytes, int: drawUniform(readSystemBytes) }

/** For tests: the same numbers for the same seed, from SHA-256 in counter mode. */
export const createSeededRng = (seed: number | string): Rng => {
  let block = 0
  let left: number[] = []
  const takeBytes = (n: number): Uint8Array => {
    while (left.length < n) left = [...left, ...createHash('sha256').update(`${seed}/${block++}`).digest()]
    const taken = left.slice(0, n)
    left = left.slice(n)
    return Uint8Array.from(taken)
  }
  return { bytes: takeBytes, int: drawUniform(takeBytes) }
}
