import { divideRounded, ONE_MINOR } from '@moongate/money'

/** A whole, in parts per million. */
const WHOLE = 1_000_000n
/** Rates are offered with four decimals. */
const RATE_STEP = 100n
const STALE_MS = 300_000
const BASE_MS = 3_600_000

/** What members get for a USDT: the ticker's rate less the operator's spread, cut to four decimals. */
export const computeRate = (ticker_ppm: bigint, spread_percent: string): bigint => {
  const spread_ppm = BigInt(spread_percent.replace('.', '')) * 100n
  return ((ticker_ppm * (WHOLE - spread_ppm)) / (WHOLE * RATE_STEP)) * RATE_STEP
}

/** Whether a rate that the ticker tells is near enough to the last one that was believed (decisions/0497); the first one ever is. */
export const isBelievable = (told_ppm: bigint, last_ppm: bigint | null, step_percent: number): boolean => {
  if (last_ppm === null) return true
  const step = told_ppm < last_ppm ? last_ppm - told_ppm : told_ppm - last_ppm
  return step * 100n <= last_ppm * BigInt(step_percent)
}

/** What the moves of an hour are measured from. */
export type Base = { base_ppm: bigint | null; base_at: Date | null; base_step: number | null }
export type Believed = Base & { rate_ppm: bigint | null }
/** The base of a move: after an hour, and where the operator has set another step, the last rate that was believed (decisions/0497). */
export const chooseBase = ({ rate_ppm, base_ppm, base_at, base_step }: Believed, step: number, now: Date): Base =>
  base_at !== null && base_step === step && now.getTime() - base_at.getTime() <= BASE_MS
    ? { base_ppm, base_at, base_step }
    : { base_ppm: rate_ppm, base_at: rate_ppm === null ? null : now, base_step: step }

/** Whether a rate may still be offered. */
export const isFresh = (rate_at: Date | null, now: Date): rate_at is Date =>
  rate_at !== null && now.getTime() - rate_at.getTime() <= STALE_MS

export type Part = { usdt: bigint; rate_ppm: bigint }
/** What parts of a transfer bring together, in minor units: rounded once, half to even. */
export const sumParts = (parts: readonly Part[]): bigint =>
  divideRounded(
    parts.reduce((sum, { usdt, rate_ppm }) => sum + usdt * rate_ppm, 0n),
    ONE_MINOR,
    'half-even',
  )

/** What stands in the way of an amount, or nothing (R5.12). */
export const refuseAmount = (
  amount: bigint,
  { min, max, single_max }: { min: bigint; max: bigint; single_max: bigint },
): 'cashier.below_min' | 'cashier.above_max' | 'cashier.above_single' | undefined => {
  if (amount < min) return 'cashier.below_min'
  if (amount > max) return 'cashier.above_max'
  return amount > single_max ? 'cashier.above_single' : undefined
}

/** How many blocks stand on a transfer, its own included, and never more than it needs. */
export const countConfirmations = (block: number, head: number, needed: number): number =>
  Math.max(0, Math.min(needed, head - block + 1))
