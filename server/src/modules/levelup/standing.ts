import type { Ladder } from '@moongate/contract/levelup.states'
import { findAwards, findOwn } from './award.sql.ts'
import type { LevelupDeps } from './deps.ts'
import { readLevels } from './level-table.ts'
import { standingView } from './level.view.ts'

const AWARDS_SHOWN = 20

/** Where a member stands on a ladder, with what they were given last. */
export const showStanding = async (d: LevelupDeps, ladder: Ladder, { id, name }: { id: number; name: string }) => {
  const [own, levels, awards] = await Promise.all([
    findOwn(d.db, id, ladder),
    readLevels(d.db, ladder),
    findAwards(d.db, id, ladder, AWARDS_SHOWN),
  ])
  const nothing_bet = { ladder, effective: 0n, weekly_on: null, monthly_on: null }
  return standingView(own ?? nothing_bet, { name, levels, awards, time_zone: d.config.site_time_zone })
}
