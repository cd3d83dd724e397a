import { divideRounded } from './rate.ts'
import type { Minor } from './wire.ts'

/** A USDT in millionths; rates are in millionths of the site's currency for one USDT. */
const USDT = 1_000_000n
/** A minor unit, in millionths of a USDT times millionths of a currency unit. */
export const ONE_MINOR = (USDT * USDT) / 100n
/** Hundredths of a USDT: what a member is asked for has two decimals. */
const STEP = 10_000n
/** Rates are offered with four decimals. */
const RATE_STEP = 100n

/** What has to be sent for an amount, in millionths: rounded up to a hundredth of a USDT, so that it never brings less. */
export const quoteUsdt = (amount: Minor, rate_ppm: bigint): bigint =>
  -divideRounded(-amount * ONE_MINOR, rate_ppm * STEP, 'floor') * STEP

/** `13930000n` → `13.93`; two decimals at least. */
export const formatUsdt = (micro: bigint): string => {
  const digits = micro.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0{1,4}$/, '')}`
}

/** The other way: `13.93` → `13930000n`. */
export const readUsdt = (text: string): bigint => {
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(whole) * USDT + BigInt(decimals.padEnd(6, '0'))
}

/** `7180000n` → `7.1800`. */
export const formatUsdtRate = (rate_ppm: bigint): string => {
  const digits = (rate_ppm / RATE_STEP).toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** The other way: a rate with four decimals as parts per million. */
export const readUsdtRate = (text: string): bigint => BigInt(text.replace('.', '')) * RATE_STEP
