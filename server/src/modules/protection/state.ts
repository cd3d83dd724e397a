import { LIMIT_PERIODS, type LimitPeriod } from '@moongate/contract/protection.states'
import type { Tx } from '../../kernel/db.ts'
import { formatDay } from '../../kernel/time.ts'
import {
  computeBreakLoss,
  findLimits,
  findPeriodStart,
  type Limit,
  protectionSetting,
  readMinutes,
  readTally,
  type Tally,
} from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import type { ProtectionDeps } from './deps.ts'

/** A member's limits, and what they did in each running period. */
export const readLimits = async (
  d: Pick<ProtectionDeps, 'clock' | 'config'>,
  tx: Tx,
  member_id: number,
): Promise<{ limits: Limit[]; sums: Record<LimitPeriod, Tally> }> => {
  const today = formatDay(d.clock.now(), d.config.site_time_zone)
  const [day, week, month] = [
    await readTally(d, tx, member_id, [today, today]),
    await readTally(d, tx, member_id, [findPeriodStart(today, LIMIT_PERIODS[1]), today]),
    await readTally(d, tx, member_id, [findPeriodStart(today, LIMIT_PERIODS[2]), today]),
  ]
  return { limits: await findLimits(tx, member_id), sums: { day, week, month } }
}

/** How often a member is shown how it went, and whether this day went so badly that they are offered a time-out. */
export const readReality = async (tx: Tx, today: Tally): Promise<{ reality_minutes: number; is_offered: boolean }> => {
  const { cool_off_loss } = await readSetting(tx, protectionSetting)
  return { reality_minutes: await readMinutes(tx), is_offered: computeBreakLoss(today, cool_off_loss) === 0n }
}
