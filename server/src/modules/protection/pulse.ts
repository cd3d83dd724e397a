import type { AnswerOf } from '@moongate/contract'
import type { protectionRoutes } from '@moongate/contract/protection'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import {
  chooseReality,
  computeTimeLeft,
  countPlaying,
  holdMember,
  protectionSetting,
  readBook,
} from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { sumSince } from './session.sql.ts'
import { describeReality } from './state.ts'

type Pulse = AnswerOf<(typeof protectionRoutes)['pulse']>['data']
type PulseDeps = Pick<ProtectionDeps, 'db' | 'clock' | 'config'>

/** Counts that a member plays at this moment, on the site or in a game; answers how it went since they began, and how long they still may. */
export const notePulse = async (d: PulseDeps, member_id: number): Promise<Pulse> => {
  const [now, zone] = [d.clock.now(), d.config.site_time_zone]
  const reality = chooseReality(await readSetting(d.db, protectionSetting))
  const { since, book, staked, won } = await d.db.tx((tx) => countPulse(d, tx, member_id))
  return {
    since: formatWireTime(since, zone),
    seconds: Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)),
    staked: toWire(staked),
    won: toWire(won),
    result: toWire(won - staked),
    ...describeReality(reality, book.sums.day),
    time_left: computeTimeLeft(book.limits, book.sums),
  }
}

/** Of several windows that say so at once each counts its own share of the time. */
const countPulse = async (d: PulseDeps, tx: Tx, member_id: number) => {
  await holdMember(tx, member_id)
  const since = await countPlaying(d, tx, member_id)
  const book = await readBook(tx, member_id, d.config.site_time_zone, false)
  return { since, book, ...(await sumSince(tx, member_id, since)) }
}
