import { z } from 'zod'
import { money, wireTime } from './common.ts'

/** One wallet of the member. `unavailable`: the supplier does not answer, the figure is the last known one, of `as_of`. */
export const walletRow = z.object({
  api_name: z.string(),
  api_title: z.string(),
  money,
  state: z.enum(['ok', 'unavailable', 'pending']),
  as_of: wireTime,
})
/** Where money of a member lies. `transit`: on its way to or from a supplier; `held`: set aside for withdrawals. */
const HOLDING_KINDS = ['centre', 'rebate', 'supplier', 'transit', 'held', 'savings'] as const
/** `as_of`: when the supplier was last heard, with what was moved since; null: a figure of our own books, of now. */
export const holdingsPart = z.object({
  kind: z.enum(HOLDING_KINDS),
  api_code: z.string(),
  title: z.string(),
  money,
  as_of: wireTime.nullable(),
})
/** What came home of a member's money, and the suppliers that may still send theirs (`pending`) or have said no (`refused`). */
export const recovery = z.object({
  api_moneys: z.array(walletRow),
  recovered: money,
  pending: z.array(z.string()),
  refused: z.array(z.string()),
})
