import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { readSetting } from '../site/index.ts'
import { readBook } from './book.ts'
import { notePlaying, notePlays, type Play } from './clock.sql.ts'
import { holdMembers } from './hold.sql.ts'
import { computeBreakLoss, computeTimeLeft, findReached } from './limit.rules.ts'
import { protectionSetting } from './policy.settings.ts'
import { chooseReality } from './profile.rules.ts'

/**
 * Counts that a member plays now, as they open a game; answers since how many seconds they do, how many their limits leave, how much more
 * they may lose until they are offered a time-out, and whether their limits leave them any stake.
 */
export const readSpell = async (
  d: Pick<Kernel, 'clock' | 'config'>,
  tx: Tx,
  member_id: number,
): Promise<{
  reality_minutes: number
  played: number
  left: number | null
  break_loss: bigint | null
  is_spent: boolean
}> => {
  const zone = d.config.site_time_zone
  await holdMembers(tx, [member_id])
  const since = await notePlaying(tx, member_id, zone)
  const { limits, sums } = await readBook(tx, member_id, zone, false)
  const { reality_minutes, cool_off_loss } = chooseReality(await readSetting(tx, protectionSetting))
  return {
    reality_minutes,
    played: Math.max(0, Math.round((d.clock.now().getTime() - since.getTime()) / 1000)),
    left: computeTimeLeft(limits, sums),
    break_loss: computeBreakLoss(sums.day, cool_off_loss),
    is_spent: findReached(limits, sums, { act: 'stake', amount: 1n }) !== undefined,
  }
}

/** Counts that a held member plays now; answers since when they have, without a pause. */
export const countPlaying = (d: Pick<Kernel, 'config'>, tx: Tx, member_id: number): Promise<Date> =>
  notePlaying(tx, member_id, d.config.site_time_zone)

/** Counts that members played, as suppliers with books of their own tell later. Holds them until the transaction ends. */
export const countPlays = async (d: Pick<Kernel, 'config'>, tx: Tx, plays: readonly Play[]): Promise<void> => {
  if (plays.length === 0) return
  await holdMembers(
    tx,
    plays.map(({ member_id }) => member_id),
  )
  await notePlays(tx, plays, d.config.site_time_zone)
}
