/** Draws a whole number from 0 to below - 1, all of them equally likely. All that chance decides in a game comes through here. */
export type Chance = (below: number) => number

const WORD = 2 ** 32

/**
 * Chance from a source of 32-bit words: what would favour low numbers is dropped. A supplier hands in words of its cryptographic
 * source, a replay the words it kept.
 */
export const createChance =
  (nextWord: () => number): Chance =>
  (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD) throw new RangeError('chance needs 1 to 2^32 outcomes')
    const limit = WORD - (WORD % below)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % below
  }

/** The same words for the same seed (sfc32, public domain): for simulations and tests. Real rounds are never drawn from it. */
export const createSeededWords = (seed: number): (() => number) => {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  for (let warm = 0; warm < 15; warm += 1) next()
  return next
}
