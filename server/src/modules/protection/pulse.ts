import type { AnswerOf } from '@moongate/contract'
import type { protectionRoutes } from '@moongate/contract/protection'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import { computeTimeLeft, countPlaying, holdMember } from '../policy/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { sumSince } from './session.sql.ts'
import { readLimits, readReality } from './state.ts'

type Pulse = AnswerOf<(typeof protectionRoutes)['pulse']>['data']

/** Counts that a member plays at this moment, on the site or in a game; answers how it went since they began, and how long they still may. */
export const notePulse = (d: Pick<ProtectionDeps, 'db' | 'clock' | 'config'>, member_id: number): Promise<Pulse> =>
  d.db.tx(async (tx) => {
    const [now, zone] = [d.clock.now(), d.config.site_time_zone]
    // Of several windows that say so at once each counts its own share of the time.
    await holdMember(tx, member_id)
    const since = await countPlaying(d, tx, member_id)
    const { limits, sums } = await readLimits(d, tx, member_id)
    const { staked, won } = await sumSince(tx, member_id, since)
    return {
      since: formatWireTime(since, zone),
      seconds: Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)),
      staked: toWire(staked),
      won: toWire(won),
      result: toWire(won - staked),
      ...(await readReality(tx, sums.day)),
      time_left: computeTimeLeft(limits, sums),
    }
  })
