import { addDays, formatDay, parseRange } from '../../kernel/time.ts'
import { getCurrency, type TeamDeps } from './deps.ts'
import { findFirstGathered } from './day.rules.ts'
import { findGathered, gatherDays, lockGathering, markGathered } from './count.sql.ts'
import { lockChains } from './place.sql.ts'

/** Writes the teams' money of the last days again, as the ledger has it; done twice or late, it comes to the same. */
export const gatherMoney = (d: Pick<TeamDeps, 'db' | 'clock' | 'config'>): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockGathering(tx)
    await lockChains(tx, 'shared')
    const time_zone = d.config.site_time_zone
    const today = formatDay(d.clock.now(), time_zone)
    const first = findFirstGathered(await findGathered(tx), addDays(today, -1))
    const span = parseRange([first, today], time_zone)
    if (!span) throw new Error(`no days from ${first} to ${today}`)
    await gatherDays(tx, { ...span, asset: getCurrency(d), time_zone })
    await markGathered(tx, today)
  })
