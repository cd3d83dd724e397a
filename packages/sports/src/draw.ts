/** Draws a number from 0 to below 1, evenly. All that chance decides in a match comes through here. */
export type Draw = () => number

/** Numbers from a source of 32-bit words: two of them make the 53 bits that a number holds. */
export const createDraw =
  (nextWord: () => number): Draw =>
  () =>
    ((nextWord() >>> 5) * 2 ** 26 + (nextWord() >>> 6)) / 2 ** 53

/** How many events there are where so many are expected. */
export const drawPoisson = (draw: Draw, mean: number): number => {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = draw(); product > limit; product *= draw()) count += 1
  return count
}

/** One of several by their weights. */
export const drawWeighted = (draw: Draw, weights: readonly number[]): number => {
  let left = draw() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => (left -= weight) < 0)
  return found < 0 ? weights.length - 1 : found
}

/** A number that is another for every text, and the same whenever it is asked for: for what everybody may know. */
export const hashText = (text: string): number => {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return Math.imul(sum ^ (sum >>> 15), 2246822519) >>> 0
}
