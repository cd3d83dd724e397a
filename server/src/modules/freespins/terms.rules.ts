import { BONUS_ORDERS } from '@moongate/contract/bonus.states'
import { SPIN_LIMITS, SPIN_PAYS, SPIN_TRIGGERS } from '@moongate/contract/freespins.states'
import { z } from 'zod'

const minor = z.string().transform(BigInt)

/**
 * Terms as they are stored: amounts in minor units as text. `min` is the deposit that is asked for, `max` the most that wins bring; the last five
 * are the terms of the bonus where wins become one.
 */
export const termsSchema = z.object({
  supplier_code: z.string(),
  game_code: z.string(),
  game_title: z.record(z.string(), z.string()),
  trigger: z.enum(SPIN_TRIGGERS),
  limit: z.enum(SPIN_LIMITS),
  min: minor,
  spins: z.int(),
  stake: minor,
  valid_days: z.int(),
  pays: z.enum(SPIN_PAYS),
  max: minor,
  times: z.int(),
  max_bet: minor.nullable(),
  days: z.int(),
  order: z.enum(BONUS_ORDERS),
  weights: z.array(z.object({ game_type: z.int(), percent: z.int() })),
})
export type Terms = z.output<typeof termsSchema>

/** Terms worked through: wins as large as all stakes, and what becomes of them. */
export const computeExample = ({ spins, stake, max }: Pick<Terms, 'spins' | 'stake' | 'max'>) => {
  const base = stake * BigInt(spins)
  return { base, amount: base < max ? base : max }
}

/** What brings free spins: a deposit, a claim on a day of the site's, or staff under the key of their call. */
export type Cause =
  | { trigger: 'deposit'; deposit_id: string; amount: bigint }
  | { trigger: 'claim'; day: string }
  | { trigger: 'staff'; key: string }

/** What the free spins of an offer are named by, so that each cause brings them once; undefined where this one brings none. */
export const nameSource = ({ trigger, limit, min }: Terms, cause: Cause): string | undefined => {
  if (cause.trigger === 'staff') return `staff ${cause.key}`
  if (cause.trigger !== trigger) return undefined
  if (cause.trigger === 'deposit' && cause.amount < min) return undefined
  if (limit === 'once') return 'once'
  return cause.trigger === 'deposit' ? `deposit ${cause.deposit_id}` : `day ${cause.day}`
}
