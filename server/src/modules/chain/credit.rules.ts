import type { QueueReason } from '@moongate/contract/chain.states'
import { type Part, sumParts } from './quote.rules.ts'

type Facts = {
  usdt: bigint
  /** What is left of the order that was open when the transfer was made. */
  order: { left: bigint; rate_ppm: bigint } | undefined
  /** What members get for a USDT now; undefined while nobody says. */
  rate_ppm: bigint | undefined
  /** The least that is credited without people, in minor units; undefined where USDT is not taken at all. */
  min: bigint | undefined
  /** The most that is; null: any sum. */
  most: bigint | null
}
type Valued = { amount: bigint; rate_ppm: bigint }
export type Outcome =
  /** `covered`: how much of it was the order's. `rate_ppm`: the rate of the larger part, for who looks. */
  | ({ outcome: 'credit'; covered: bigint } & Valued)
  | ({ outcome: 'queue'; why: QueueReason; covered: bigint } & Valued)
  /** Nobody says a rate: later. */
  | { outcome: 'wait' }

/** How much of a transfer its order asked for. */
const cover = ({ usdt, order }: Facts): bigint => (order === undefined ? 0n : usdt < order.left ? usdt : order.left)

type Taken = Pick<Facts, 'usdt' | 'rate_ppm'> & { covered: bigint; order_ppm: bigint }

/** The order's rate for as much as was its own, the rate of now for the rest: who sends more does not choose a rate. */
const splitTransfer = ({ usdt, covered, order_ppm, rate_ppm }: Taken): Part[] | undefined => {
  const rest = usdt - covered
  if (rest > 0n && rate_ppm === undefined) return undefined
  return [
    { usdt: covered, rate_ppm: order_ppm },
    { usdt: rest, rate_ppm: rate_ppm ?? 0n },
  ]
}

/** What a transfer is worth, and the rate of its larger part; nothing where it needs a rate and nobody says one. */
export const quoteTransfer = (taken: Taken): Valued | undefined => {
  const parts = splitTransfer(taken)
  return parts && { amount: sumParts(parts), rate_ppm: parts.reduce((a, b) => (b.usdt > a.usdt ? b : a)).rate_ppm }
}

/** Why people look at a transfer first, or nothing. */
const findReason = (amount: bigint, { min, most }: Facts): QueueReason | undefined => {
  if (min === undefined) return 'no_channel'
  if (amount < min) return 'below_min'
  return most !== null && amount > most ? 'above_max' : undefined
}

/** What becomes of a final transfer: late, too little and too much included (decisions/0152, decisions/0498). */
export const decideCredit = (f: Facts): Outcome => {
  const covered = cover(f)
  const valued = quoteTransfer({ ...f, covered, order_ppm: f.order?.rate_ppm ?? 0n })
  if (valued === undefined) return { outcome: 'wait' }
  const why = findReason(valued.amount, f)
  return why ? { outcome: 'queue', why, covered, ...valued } : { outcome: 'credit', covered, ...valued }
}
