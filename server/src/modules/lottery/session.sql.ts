import { type Reader, sql } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'

export type GameSession = { member_id: number; session_id: string; name: string; is_demo: boolean }
/** One that was opened, until its end. */
export type OpenedSession = GameSession & { expires_at: Date }

export const insertLaunch = (r: Reader, hash: Buffer, s: GameSession, life_s: number): Promise<number> =>
  r.run(sql`insert into lottery.launches (token_hash, member_id, session_id, name, is_demo, expires_at)
    values (${hash}, ${s.member_id}, ${s.session_id}, ${s.name}, ${s.is_demo}, kernel.now() + make_interval(secs => ${life_s}))`)

/** The first use of a launch token, and only the first. */
export const useLaunch = (r: Reader, hash: Buffer): Promise<GameSession | undefined> =>
  r.maybe(sql`update lottery.launches set used_at = kernel.now() where token_hash = ${hash} and used_at is null and expires_at > kernel.now()
    returning member_id, session_id, name, is_demo`)

export const insertGameSession = (r: Reader, hash: Buffer, s: GameSession, life_s: number): Promise<number> =>
  r.run(sql`insert into lottery.sessions (token_hash, member_id, session_id, name, is_demo, expires_at)
    values (${hash}, ${s.member_id}, ${s.session_id}, ${s.name}, ${s.is_demo}, kernel.now() + make_interval(secs => ${life_s}))`)

const findByHashes = gatherByDb(async (r, hashes: readonly string[]) => {
  const found = await r.many<OpenedSession & { token_hash: Buffer }>(sql`
    select token_hash, member_id, session_id, name, is_demo, expires_at from lottery.sessions
    where token_hash = any (${hashes.map((hash) => Buffer.from(hash, 'base64'))}::bytea[]) and expires_at > kernel.now()`)
  return new Map(found.map(({ token_hash, ...session }) => [token_hash.toString('base64'), session]))
})

/** The game session of a token; of many tokens that are asked about at once in one statement. */
export const findGameSession = (r: Reader, hash: Buffer): Promise<OpenedSession | undefined> =>
  findByHashes(r, hash.toString('base64'))

export const forgetGameSessions = async (r: Reader): Promise<void> => {
  await r.run(sql`delete from lottery.launches where expires_at < kernel.now() - interval '1 day'`)
  await r.run(sql`delete from lottery.sessions where expires_at < kernel.now() - interval '1 day'`)
}
