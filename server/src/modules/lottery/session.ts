import { hashToken, writeTokenHash } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { PlayerCaller } from '../../kernel/http/call.ts'
import { createSessionMemory, findSeen, useSession } from '../sessions/index.ts'
import type { LotteryDeps } from './deps.ts'
import {
  type GameSession,
  type OpenedSession,
  findGameSession,
  insertGameSession,
  insertLaunch,
  useLaunch,
} from './session.sql.ts'

const LAUNCH_LIFE_S = 60
const SESSION_LIFE_S = 8 * 60 * 60

/** A token that opens one game session within a minute. */
export const createLaunch = async (d: LotteryDeps, session: GameSession): Promise<string> => {
  const token = d.ids.token()
  await insertLaunch(d.db, hashToken(token), session, LAUNCH_LIFE_S)
  return token
}

/** Exchanges a launch token for a game session. Refuses lottery.launch_invalid for one that is unknown, used or old. */
export const openSession = async (
  d: LotteryDeps,
  launch_token: string,
): Promise<GameSession & { access_token: string; expires_in: number }> => {
  const session = (await useLaunch(d.db, hashToken(launch_token))) ?? refuse('lottery.launch_invalid')
  const access_token = d.ids.token()
  await insertGameSession(d.db, hashToken(access_token), session, SESSION_LIFE_S)
  return { ...session, access_token, expires_in: SESSION_LIFE_S }
}

type Played = OpenedSession & { seen_at: Date }
const players = createSessionMemory<Played>()

/** A game session ends with the site's session that opened it. */
const findLiveSession = async (d: LotteryDeps, hash: Buffer): Promise<Played | undefined> => {
  const session = await findGameSession(d.db, hash)
  const seen_at = session && (await findSeen(d.db, session.member_id, session.session_id))
  return session && seen_at && { ...session, seen_at }
}

/**
 * Who plays under a token. One that is known is believed while revocations are heard, and forgotten when the site's session ends. Playing is
 * using that session too: it does not end under who plays, and no bet is taken once nobody has used either for its idle time.
 */
export const authenticatePlayer = async (
  d: LotteryDeps,
  token: string,
): Promise<{ caller: PlayerCaller } | { ended: 'session_ended' }> => {
  const now = d.clock.now()
  const session = await players.recall(d.db, writeTokenHash(token), now, () => findLiveSession(d, hashToken(token)))
  if (!session || now >= session.expires_at || !(await useSession(d, session))) return { ended: 'session_ended' }
  const { member_id: player_id, name, is_demo, session_id } = session
  return { caller: { player_id, name, is_demo, session_id } }
}
