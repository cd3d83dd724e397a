import { divideRounded } from '@moongate/money'

/** A USDT in millionths; the ticker's and the orders' rates are in millionths of the site's currency for one USDT. */
const USDT = 1_000_000n
const MINOR = 100n
/** Hundredths of a USDT: what a member is asked for has two decimals. */
const STEP = 10_000n
/** Rates are offered with four decimals. */
const RATE_STEP = 100n
/** A minor unit in millionths of a USDT times millionths of a currency unit. */
const ONE_MINOR = (USDT * USDT) / MINOR

const STALE_MS = 300_000

const ceil = (numerator: bigint, denominator: bigint): bigint => -divideRounded(-numerator, denominator, 'floor')

/** What members get for a USDT: the ticker's rate less the operator's spread, cut to four decimals. */
export const lowerRate = (ticker_ppm: bigint, spread_percent: string): bigint => {
  const spread_ppm = BigInt(spread_percent.replace('.', '')) * 100n
  return divideRounded(ticker_ppm * (USDT - spread_ppm), USDT * RATE_STEP, 'floor') * RATE_STEP
}

/** Whether a rate may still be offered. */
export const isFresh = (rate_at: Date | null, now: Date): rate_at is Date =>
  rate_at !== null && now.getTime() - rate_at.getTime() <= STALE_MS

/** What has to be sent for an amount, in millionths: rounded up to a hundredth of a USDT, so that it never brings less. */
export const quoteUsdt = (amount_minor: bigint, rate_ppm: bigint): bigint =>
  ceil(amount_minor * ONE_MINOR, rate_ppm * STEP) * STEP

export type Part = { usdt: bigint; rate_ppm: bigint }
/** What parts of a transfer bring together, in minor units: rounded once, half to even. */
export const sumParts = (parts: readonly Part[]): bigint =>
  divideRounded(
    parts.reduce((sum, { usdt, rate_ppm }) => sum + usdt * rate_ppm, 0n),
    ONE_MINOR,
    'half-even',
  )

/** `13930000n` → `13.93`; two decimals at least. */
export const formatUsdt = (micro: bigint): string => {
  const digits = micro.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0{1,4}$/, '')}`
}

/** `7180000n` → `7.1800`. */
export const formatRate = (rate_ppm: bigint): string => {
  const digits = (rate_ppm / RATE_STEP).toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** What stands in the way of an amount, or nothing (R5.12). */
export const refuseAmount = (
  amount: bigint,
  { min, max }: { min: bigint; max: bigint },
): 'cashier.below_min' | 'cashier.above_max' | undefined => {
  if (amount < min) return 'cashier.below_min'
  return amount > max ? 'cashier.above_max' : undefined
}

/** How many blocks stand on a transfer, its own included, and never more than it needs. */
export const countConfirmations = (block: number, head: number, needed: number): number =>
  Math.max(0, Math.min(needed, head - block + 1))
