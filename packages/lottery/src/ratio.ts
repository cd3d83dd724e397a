/** An exact fraction in lowest terms, `of` > 0. Chances and returns are ratios, never floats. */
export type Ratio = { readonly part: bigint; readonly of: bigint }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** part / of in lowest terms. Throws RangeError when `of` is not positive or `part` is negative. */
export function ratio(part: number | bigint, of: number | bigint): Ratio {
  const top = BigInt(part)
  const bottom = BigInt(of)
  if (bottom <= 0n || top < 0n) throw new RangeError('a ratio is not negative and has a positive base')
  const common = gcd(top, bottom)
  return { part: top / common, of: bottom / common }
}

export const NEVER = ratio(0, 1)

export const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.part * b.of + b.part * a.of, a.of * b.of)
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.part * b.part, a.of * b.of)
export const sameRatio = (a: Ratio, b: Ratio): boolean => a.part === b.part && a.of === b.of
export const atLeast = (a: Ratio, b: Ratio): boolean => a.part * b.of >= b.part * a.of

/** `1/10`: the form in which chances travel. */
export const ratioText = (a: Ratio): string => `${a.part}/${a.of}`

/** In per cent with four decimals, cut off and never rounded up: 197/200 → `98.5000`. */
export function percentText(a: Ratio): string {
  const digits = ((a.part * 1_000_000n) / a.of).toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
