import { BONUS_ORDERS } from '@moongate/contract/bonus.states'
import { applyRate } from '@moongate/money'
import { z } from 'zod'

const minor = z.string().transform(BigInt)

/** Terms as they are stored: amounts in minor units as text, per cents as whole numbers. `max_bet` null: bets of any size count. */
export const termsSchema = z.object({
  percent: z.int(),
  min: minor,
  max: minor,
  times: z.int(),
  max_bet: minor.nullable(),
  days: z.int(),
  order: z.enum(BONUS_ORDERS),
  weights: z.array(z.object({ game_type: z.int(), percent: z.int() })),
  review: z.boolean(),
})
export type Terms = z.output<typeof termsSchema>

const PPM_PER_PERCENT = 10_000n
const WHOLE = 100n

/** What a deposit or a loss brings: a share of it, half a cent to the even one, up to the most. */
export const computeAmount = (base: bigint, { percent, max }: Pick<Terms, 'percent' | 'max'>): bigint => {
  const share = applyRate(base, BigInt(percent) * PPM_PER_PERCENT, 'half-even')
  return share < max ? share : max
}

/** What is to be bet for it. */
export const computeRequired = (amount: bigint, { times }: Pick<Terms, 'times'>): bigint => amount * BigInt(times)

export type Bet = { game_type: number; stake: bigint; effective: bigint; payout: bigint }
export type Counted = { counted: bigint; loss: bigint }

/** What a bet counts: nothing above the largest that counts or of types that do not; else its effective bet by the type's weight, cents cut. */
export const countBet = (bet: Bet, { weights, max_bet }: Pick<Terms, 'weights' | 'max_bet'>): Counted => {
  const percent = BigInt(weights.find(({ game_type }) => game_type === bet.game_type)?.percent ?? 0)
  if (percent === 0n || (max_bet !== null && bet.stake > max_bet)) return { counted: 0n, loss: 0n }
  return { counted: (bet.effective * percent) / WHOLE, loss: bet.stake - bet.payout }
}

/** What of a type of games must be bet to meet a requirement; null where it counts nothing. */
export const computeNeeded = (required: bigint, percent: number): bigint | null =>
  percent === 0 ? null : (required * WHOLE + BigInt(percent) - 1n) / BigInt(percent)
