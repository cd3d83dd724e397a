import type { TeamDeps } from './deps.ts'
import { getCurrency } from './deps.ts'
import { countForChains, lockBettors } from './count.sql.ts'
import { joinInvited } from './place.ts'
import { lockChains } from './place.sql.ts'

type Told = { member_id: number; id: string; asset: string }

/**
 * Counts finished bets for the teams their members are in, as they stand now: settled, cancelled or corrected, heard once or again, in any
 * order. Play money counts nothing, and members of no team neither.
 */
export const countBets = async (d: Pick<TeamDeps, 'db' | 'clock' | 'config'>, bets: readonly Told[]): Promise<void> => {
  const asset = getCurrency(d)
  const counting = bets.filter((bet) => bet.asset === asset)
  if (counting.length === 0) return
  await d.db.tx(async (tx) => {
    const told = [...new Set(counting.map(({ member_id }) => member_id))]
    await lockChains(tx, 'shared')
    await joinInvited(d, tx, told)
    const locked = new Set((await lockBettors(tx, told)).map(({ member_id }) => member_id))
    const ours = counting.filter(({ member_id }) => locked.has(member_id))
    if (ours.length > 0) await countForChains(tx, ours, { asset, time_zone: d.config.site_time_zone })
  })
}
