import { type Reader, sql } from '../../kernel/db.ts'

export type GameSession = { member_id: number; session_id: string; name: string; is_demo: boolean }

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

export const findGameSession = (r: Reader, hash: Buffer): Promise<(GameSession & { expires_at: Date }) | undefined> =>
  r.maybe(
    sql`select member_id, session_id, name, is_demo, expires_at from lottery.sessions where token_hash = ${hash} and expires_at > kernel.now()`,
  )

export const forgetGameSessions = async (r: Reader): Promise<void> => {
  await r.run(sql`delete from lottery.launches where expires_at < kernel.now() - interval '1 day'`)
  await r.run(sql`delete from lottery.sessions where expires_at < kernel.now() - interval '1 day'`)
}
