import { LADDERS } from '@moongate/contract/levelup.states'
import { giveQuietly } from './award.ts'
import { countBets, findExpecting, lockStandings } from './bet.sql.ts'
import type { LevelupDeps } from './deps.ts'

type Told = { member_id: number; id: string; asset: string; game_type: number }

const CLIMBING: readonly number[] = Object.values(LADDERS)

/**
 * Counts finished bets towards levels, as they stand now: settled, cancelled or corrected, heard once or again, in any order. Then gives
 * what the levels reached by them bring; a repeat gives what a first time could not. Play money counts nothing.
 */
export const countTowardsLevels = async (d: LevelupDeps, bets: readonly Told[]): Promise<void> => {
  const { currency: asset, site_time_zone: time_zone } = d.config
  const counting = bets.filter((bet) => bet.asset === asset && CLIMBING.includes(bet.game_type))
  if (counting.length === 0) return
  await d.db.tx(async (tx) => {
    await lockStandings(tx, counting, asset)
    await countBets(tx, counting, asset)
  })
  for (const { member_id, on_day } of await findExpecting(d.db, counting, { asset, time_zone }))
    await giveQuietly(d, member_id, { on_day, is_login: false })
}
