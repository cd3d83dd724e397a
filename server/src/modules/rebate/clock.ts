import { Refusal } from '../../kernel/refusal.ts'
import { addDays, formatWireTime, parseInstant } from '../../kernel/time.ts'
import { decideFor } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { expireLines, findOpenMembers, holdLines, putPause } from './bet.sql.ts'
import { claimRebate, passWorthless } from './claim.ts'
import type { RebateDeps } from './deps.ts'
import { shiftWeek } from './ranking.ts'
import { rebateSetting } from './rebate.settings.ts'

const MEMBERS_AT_ONCE = 200
const LINES_AT_ONCE = 5000
const NO_MEMBER = 0
const SECOND_MS = 1000

/**
 * What the clock does about days that are over: it claims them where the operator wants it, else it ends those that nobody claimed in time,
 * though they could.
 * It may come late, twice or in two processes: what is claimed is not claimed again.
 */
export const closeDays = async (d: RebateDeps): Promise<void> => {
  await shiftWeek(d)
  const time_zone = d.config.site_time_zone
  const today = formatWireTime(d.clock.now(), time_zone).slice(0, 10)
  const { days, by_clock } = await readSetting(d.db, rebateSetting)
  const is_on = (await decideFor(d, undefined, 'use_feature', { feature: 'rebate' })).allow
  if (!by_clock) return endDays(d, today, is_on ? days : undefined)
  if (!is_on) return
  const midnight = parseInstant(today, time_zone) ?? d.clock.now()
  await claimForAll(d, today, new Date(midnight.getTime() - SECOND_MS))
}

/** Ends what could be claimed for so many days and was not, piece by piece; nothing where it cannot be now. */
const endDays = async (d: RebateDeps, today: string, days: number | undefined): Promise<void> => {
  await d.db.tx((tx) => (days === undefined ? putPause(tx, today) : holdLines(tx, today)))
  if (days === undefined) return
  const due = { before_day: addDays(today, -days), time_zone: d.config.site_time_zone, limit: LINES_AT_ONCE }
  for (;;) if ((await d.db.tx((tx) => expireLines(tx, due))) < LINES_AT_ONCE) return
}

const claimForAll = async (d: RebateDeps, today: string, deadtime: Date): Promise<void> => {
  let last = NO_MEMBER
  for (;;) {
    const found = await findOpenMembers(d.db, today, last, MEMBERS_AT_ONCE)
    if (found.length === 0) return
    for (const member_id of found) await claimQuietly(d, member_id, deadtime)
    last = found.at(-1) ?? last
  }
}

/** One member whose money is stopped, or who has nothing to claim after all, holds up nobody else. */
const claimQuietly = async (d: RebateDeps, member_id: number, deadtime: Date): Promise<void> => {
  try {
    await claimRebate(d, { member_id, deadtime, way: 'clock' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'rebate.nothing_to_claim') return passWorthless(d, { member_id, deadtime })
    d.log.info({ member_id, code: error.code }, 'no rebate claimed by the clock')
  }
}
