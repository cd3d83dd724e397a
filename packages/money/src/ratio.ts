/** An exact fraction in lowest terms, `of` > 0. Chances and returns are ratios, never floats. */
export type Ratio = { readonly part: bigint; readonly of: bigint }

const computeGcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : computeGcd(b, a % b))

/** part / of in lowest terms. Throws RangeError when `of` is not positive or `part` is negative. */
export const makeRatio = (part: number | bigint, of: number | bigint): Ratio => {
  const top = BigInt(part)
  const bottom = BigInt(of)
  if (bottom <= 0n || top < 0n) throw new RangeError('a ratio is not negative and has a positive base')
  const common = computeGcd(top, bottom)
  return { part: top / common, of: bottom / common }
}

export const NEVER = makeRatio(0, 1)

export const addRatios = (a: Ratio, b: Ratio): Ratio => makeRatio(a.part * b.of + b.part * a.of, a.of * b.of)
export const multiplyRatios = (a: Ratio, b: Ratio): Ratio => makeRatio(a.part * b.part, a.of * b.of)
export const areRatiosEqual = (a: Ratio, b: Ratio): boolean => a.part === b.part && a.of === b.of
export const isAtLeast = (a: Ratio, b: Ratio): boolean => a.part * b.of >= b.part * a.of

/** `1/10`: the form in which chances travel. */
export const formatRatio = (a: Ratio): string => `${a.part}/${a.of}`

/** In per cent with four decimals, cut off and never rounded up: 197/200 → `98.5000`. */
export const formatPercentOf = (a: Ratio): string => {
  const digits = ((a.part * 1_000_000n) / a.of).toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
