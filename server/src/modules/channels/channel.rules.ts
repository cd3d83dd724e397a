/** What decides which of a channel's accounts somebody pays into; amounts in minor units. */
export type Candidate = {
  id: number
  account: string
  enabled: boolean
  /** What it may receive a day; null: no end. */
  daily_cap: bigint | null
  /** What it received today or is held for, without what is held for who asks. */
  used: bigint
  /** Whether it was shown to who asks and their order is still open. */
  is_mine: boolean
}

/** Whether a payee takes an amount today. */
export const hasSpace = ({ enabled, daily_cap, used }: Candidate, amount: bigint): boolean =>
  enabled && (daily_cap === null || used + amount <= daily_cap)

/**
 * The account to pay into: the one that was named, else the one that was shown before, else the least used of today
 * (decisions/0155). Nothing where none has space for the amount.
 */
export const choosePayee = <P extends Candidate>(
  payees: readonly P[],
  asked: { amount: bigint; account: string },
): P | undefined => {
  const able = payees.filter((p) => hasSpace(p, asked.amount) && (asked.account === '' || p.account === asked.account))
  return able.find((p) => p.is_mine) ?? able.toSorted(byUse)[0]
}

const byUse = (a: Candidate, b: Candidate): number => (a.used === b.used ? a.id - b.id : a.used < b.used ? -1 : 1)

/** The most that one transfer may carry (R5.12). */
export const getSingleMax = ({ max, single_max }: { max: bigint; single_max: bigint | null }): bigint =>
  single_max !== null && single_max < max ? single_max : max

/** What an amount is in cents of USDT: never less than it is worth, so that a cent that is begun is paid. */
export const computeUsdt = (amount: bigint, rate_ppm: bigint): bigint =>
  (amount * 1_000_000n + rate_ppm - 1n) / rate_ppm

/** A rate with four decimals, `"7.2500"`, and parts per million. */
export const formatRate = (rate_ppm: bigint): string =>
  `${rate_ppm / 1_000_000n}.${String((rate_ppm % 1_000_000n) / 100n).padStart(4, '0')}`
export const parseRate = (rate: string): bigint => {
  const [whole = '0', part = ''] = rate.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, '0'))
}

/**
 * Whether an offer's rate is another one than a member was shown: the one that they name (wire text), else that of what was held for
 * them last. Who names none and has nothing held was shown what the list of channels says, which is the rate of now.
 */
export const isRateChanged = (
  offered_ppm: bigint | null,
  shown: { named: string | undefined; held_ppm: bigint | null | undefined },
): boolean => {
  const shown_ppm = shown.named === undefined ? (shown.held_ppm ?? offered_ppm) : parseRate(shown.named)
  return offered_ppm !== null && shown_ppm !== null && formatRate(shown_ppm) !== formatRate(offered_ppm)
}

type Limits = { min: bigint; max: bigint; single_max: bigint | null }
type Wanted = Limits & { type: string; usdt_type: string; usdt_rate_ppm: bigint | null }

/** Why a channel cannot stand as somebody wants it, or nothing. */
export const refuseChannel = ({ min, max, single_max, type, usdt_type, usdt_rate_ppm }: Wanted) => {
  if (min > max || (single_max !== null && (single_max < min || single_max > max))) return 'channels.limits_invalid'
  return type === 'company_usdt' && (usdt_type === '' || usdt_rate_ppm === null) ? 'channels.rate_missing' : undefined
}
