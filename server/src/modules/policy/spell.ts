import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { readSetting } from '../site/index.ts'
import { notePlaying, notePlays, type Play } from './clock.sql.ts'
import { holdMembers } from './hold.sql.ts'
import { computeBreakLoss, computeTimeLeft, sumPeriods } from './limit.rules.ts'
import { findLimits } from './limit.sql.ts'
import { readProfile } from './limit.ts'
import { findEarliest } from './period.rules.ts'
import { protectionSetting } from './policy.settings.ts'
import { chooseMinutes } from './profile.rules.ts'
import { bringTallies, findSiteDay, findTallies } from './tally.sql.ts'

/** After how many minutes of play a member is shown how it goes; 0 is never. */
export const readMinutes = async (tx: Tx): Promise<number> =>
  chooseMinutes((await readSetting(tx, protectionSetting)).reality_minutes, (await readProfile(tx)).reality_minutes)

/**
 * Counts that a member plays now, as they open a game; answers since how many seconds they do, how many their limits leave, and how much more
 * they may lose until they are offered a time-out.
 */
export const readSpell = async (
  d: Pick<Kernel, 'clock' | 'config'>,
  tx: Tx,
  member_id: number,
): Promise<{ reality_minutes: number; played: number; left: number | null; break_loss: bigint | null }> => {
  const zone = d.config.site_time_zone
  await holdMembers(tx, [member_id])
  await bringTallies(tx, member_id, zone)
  const since = await notePlaying(tx, member_id, zone)
  const today = await findSiteDay(tx, zone)
  const sums = sumPeriods(await findTallies(tx, member_id, findEarliest(today), today), today)
  return {
    reality_minutes: await readMinutes(tx),
    played: Math.max(0, Math.round((d.clock.now().getTime() - since.getTime()) / 1000)),
    left: computeTimeLeft(await findLimits(tx, member_id), sums),
    break_loss: computeBreakLoss(sums.day, (await readSetting(tx, protectionSetting)).cool_off_loss),
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
