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
}
export type Outcome =
  /** `covered`: how much of it was the order's. `rate_ppm`: the rate of the larger part, for who looks. */
  | { outcome: 'credit'; amount: bigint; covered: bigint; rate_ppm: bigint }
  | { outcome: 'queue'; why: QueueReason; amount: bigint; rate_ppm: bigint }
  /** Nobody says a rate: later. */
  | { outcome: 'wait' }

/** How much of a transfer its order asked for. */
const cover = ({ usdt, order }: Facts): bigint => (order === undefined ? 0n : usdt < order.left ? usdt : order.left)

/** The order's rate for as much as the order asked for, the rate of now for the rest: who sends more does not choose a rate. */
const splitTransfer = (f: Facts): Part[] | undefined => {
  const covered = cover(f)
  const rest = f.usdt - covered
  if (rest > 0n && f.rate_ppm === undefined) return undefined
  return [
    { usdt: covered, rate_ppm: f.order?.rate_ppm ?? 0n },
    { usdt: rest, rate_ppm: f.rate_ppm ?? 0n },
  ]
}

/** What becomes of a final transfer: late, too little and too much included (decisions/0152). */
export const decideCredit = (f: Facts): Outcome => {
  const parts = splitTransfer(f)
  if (parts === undefined) return { outcome: 'wait' }
  const amount = sumParts(parts)
  const { rate_ppm } = parts.reduce((a, b) => (b.usdt > a.usdt ? b : a))
  if (f.min === undefined) return { outcome: 'queue', why: 'no_channel', amount, rate_ppm }
  if (amount < f.min) return { outcome: 'queue', why: 'below_min', amount, rate_ppm }
  return { outcome: 'credit', covered: cover(f), amount, rate_ppm }
}
