import { divideRounded } from './rate.ts'
import type { Minor } from './wire.ts'

/**
 * Splits an amount by whole, non-negative weights; the shares always sum to the amount.
 * Cents left over by rounding down go one each to the largest remainders, earlier shares first.
 * Throws RangeError on a negative weight or when every weight is 0.
 */
export const split = (minor: Minor, weights: readonly (number | bigint)[]): Minor[] => {
  const parts = weights.map((weight) => BigInt(weight))
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  if (whole <= 0n || parts.some((part) => part < 0n)) throw new RangeError('weights must be non-negative and not all 0')
  const shares = parts.map((part) => divideRounded(minor * part, whole, 'floor'))
  const left = minor - shares.reduce((sum, share) => sum + share, 0n)
  const remainder = parts.map((part, at) => minor * part - (shares[at] ?? 0n) * whole)
  const order = remainder
    .map((size, at) => ({ size, at }))
    .toSorted((a, b) => (a.size === b.size ? a.at - b.at : a.size > b.size ? -1 : 1))
  const lucky = new Set(order.slice(0, Number(left)).map(({ at }) => at))
  return shares.map((share, at) => (lucky.has(at) ? share + 1n : share))
}
