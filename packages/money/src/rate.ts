import { type Minor, toWire } from './wire.ts'

/** Parts per million, a whole number: 2 % = 20_000. */
export type Rate = number | bigint

/** `half-even`: nearest, ties to the even cent. `floor`: towards minus infinity. */
export type Rounding = 'half-even' | 'floor'

/** 100 % as a Rate. */
export const RATE_ONE = 1_000_000n

/** numerator / denominator rounded once. Throws RangeError when the denominator is not positive. */
export const divideRounded = (numerator: bigint, denominator: bigint, rounding: Rounding): bigint => {
  if (denominator <= 0n) throw new RangeError('denominator must be positive')
  const cut = numerator / denominator
  const down = numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut
  if (rounding === 'floor') return down
  const twice = (numerator - down * denominator) * 2n
  const up = twice > denominator || (twice === denominator && down % 2n !== 0n)
  return up ? down + 1n : down
}

/** amount × rate, rounded once. Throws RangeError when the rate is a fraction of a ppm. */
export const applyRate = (minor: Minor, rate_ppm: Rate, rounding: Rounding): Minor => {
  return divideRounded(minor * BigInt(rate_ppm), RATE_ONE, rounding)
}

/** A rate in per cent with two decimals, rounded once: 960_000 is '96.00'. */
export const formatPercent = (rate_ppm: Rate): string => toWire(divideRounded(BigInt(rate_ppm), 100n, 'half-even'))
