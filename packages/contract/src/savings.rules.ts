import { applyRate } from '@moongate/money'

/* The same for server and browser, so that a trial calculation shows what is paid. */

/** What a holding earns by: minor units, parts per million a cycle, and what it may earn in all. */
export type Terms = { amount: bigint; rate_ppm: number; interest_limit: bigint | null; is_circular: boolean }

const TEN = 1_000n

/** R5.7: a positive whole number that ends in 0. */
export const isTenfold = (minor: bigint): boolean => minor > 0n && minor % TEN === 0n

/** The interest of a cycle after so much was earned: rounded once, half to the even cent, and cut at what may be earned in all. */
export const computeInterest = (
  { amount, rate_ppm, interest_limit }: Omit<Terms, 'is_circular'>,
  earned: bigint,
): bigint => {
  const interest = applyRate(amount, rate_ppm, 'half-even')
  if (interest_limit === null) return interest
  const left = interest_limit - earned
  return interest < left ? interest : left
}

/** What so many cycles would earn, of a plan that ends with its first cycle that of one. */
export const computeTrial = (terms: Terms, cycles: number): bigint => {
  const sum = applyRate(terms.amount, terms.rate_ppm, 'half-even') * BigInt(terms.is_circular ? cycles : 1)
  return terms.interest_limit !== null && sum > terms.interest_limit ? terms.interest_limit : sum
}

const PPM_DIGITS = 4

/** Parts per million as per cent, `25_000` → `"2.50"`, with as many decimals as it has, two at least. */
export const formatPpm = (rate_ppm: number): string =>
  (rate_ppm / 10 ** PPM_DIGITS).toFixed(PPM_DIGITS).replace(/0{1,2}$/, '')

/** Per cent with at most four decimals as parts per million, or nothing. */
export const parsePpm = (percent: string): number | undefined =>
  /^\d{1,2}(?:\.\d{1,4})?$/.test(percent) ? Math.round(Number(percent) * 10 ** PPM_DIGITS) : undefined
