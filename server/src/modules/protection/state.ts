import type { Tx } from '../../kernel/db.ts'
import { type Book, computeBreakLoss, holdMember, readBook, type Reality, type Tally } from '../policy/index.ts'
import type { ProtectionDeps } from './deps.ts'

/** A member's limits, and what they did in each running period, by the books. */
export const readLimits = async (d: Pick<ProtectionDeps, 'config'>, tx: Tx, member_id: number): Promise<Book> => {
  await holdMember(tx, member_id)
  return readBook(tx, member_id, d.config.site_time_zone, false)
}

/** How often a member is shown how it went, and whether this day went so badly that they are offered a time-out. */
export const describeReality = (
  { reality_minutes, cool_off_loss }: Reality,
  today: Tally,
): { reality_minutes: number; is_offered: boolean } => ({
  reality_minutes,
  is_offered: computeBreakLoss(today, cool_off_loss) === 0n,
})
