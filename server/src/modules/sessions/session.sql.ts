import { channels } from '@moongate/contract'
import { sessionEndedPush } from '@moongate/contract/sessions.pushes'
import { type Reader, type Tx, sql } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'
import { pushAll } from '../../kernel/push.ts'
import { leaveGames } from '../games/index.ts'
import { type EndReason, GRACE_MS, SESSION_LIFE_MS, type SessionRow, TOKEN_LIFE_MS } from './session.rules.ts'

const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const findByHashes = gatherByDb(async (r, hashes: readonly string[]) => {
  const found = await r.many<SessionRow & { hash: Buffer }>(sql`
    select t.hash, s.member_id, s.id as session_id, m.name, m.is_demo, m.agent_id, m.state, t.issued_at, t.expires_at as token_expires_at,
      t.successor_salt is not null as has_successor, s.expires_at as session_expires_at, s.seen_at, s.ended_at, s.end_reason
    from sessions.tokens t
    join sessions.sessions s on s.member_id = t.member_id and s.id = t.session_id
    join members.accounts m on m.id = t.member_id
    where t.hash = any (${hashes.map((hash) => Buffer.from(hash, 'base64'))}::bytea[])`)
  return new Map(found.map(({ hash, ...row }) => [hash.toString('base64'), row]))
})

/** The session a token belongs to, with what its caller may do; of many tokens that are asked about at once in one statement. */
export const findSessionOfToken = (r: Reader, hash: Buffer): Promise<SessionRow | undefined> =>
  findByHashes(r, hash.toString('base64'))

export type NewSession = {
  member_id: number
  id: string
  created_at: Date
  expires_at: Date
  ip: string
  user_agent: string
  /** SHA-256 of the browser's mark. */
  device: Buffer | null
}

export const insertSession = (tx: Tx, s: NewSession): Promise<number> =>
  tx.run(sql`insert into sessions.sessions (member_id, id, created_at, expires_at, seen_at, ip, user_agent, device)
    values (${s.member_id}, ${s.id}, ${s.created_at}, ${s.expires_at}, ${s.created_at}, ${s.ip}, ${s.user_agent}, ${s.device})`)

export const insertToken = (
  tx: Tx,
  hash: Buffer,
  member_id: number,
  session_id: string,
  issued_at: Date,
): Promise<number> =>
  tx.run(sql`insert into sessions.tokens (hash, member_id, session_id, issued_at, expires_at)
    values (${hash}, ${member_id}, ${session_id}, ${issued_at}, ${addMs(issued_at, TOKEN_LIFE_MS)}) on conflict (hash) do nothing`)

/**
 * Gives a token its successor's salt and its last minute, whenever it was made: it has lived on past that by being used. 0 rows when another
 * call was first.
 */
export const supersedeToken = (tx: Tx, hash: Buffer, salt: Uint8Array, now: Date): Promise<number> =>
  tx.run(sql`update sessions.tokens set successor_salt = ${Buffer.from(salt)}, expires_at = ${addMs(now, GRACE_MS)}
    where hash = ${hash} and successor_salt is null`)

export const findSalt = async (r: Reader, hash: Buffer): Promise<Buffer | undefined> =>
  (
    await r.maybe<{ successor_salt: Buffer | null }>(
      sql`select successor_salt from sessions.tokens where hash = ${hash}`,
    )
  )?.successor_salt ?? undefined

export type Use = { member_id: number; session_id: string; at: Date }

/**
 * Notes when sessions were used last, in one statement. A session that another transaction holds is left out, it is being noted there or
 * ends: so nobody waits for it, and no two statements for each other.
 */
export const markSeen = (r: Reader, uses: readonly Use[]): Promise<number> => {
  const [member_ids, ids] = [uses.map(({ member_id }) => member_id), uses.map(({ session_id }) => session_id)]
  return r.run(sql`
    with used as (select member_id, id, max(at) as at
      from unnest(${member_ids}::int[], ${ids}::uuid[], ${uses.map(({ at }) => at)}::timestamptz[]) as u (member_id, id, at) group by 1, 2),
    due as (select s.member_id, s.id, u.at from used u join sessions.sessions s on s.member_id = u.member_id and s.id = u.id
      where s.ended_at is null and s.seen_at < u.at for no key update of s skip locked)
    update sessions.sessions s set seen_at = due.at from due where s.member_id = due.member_id and s.id = due.id`)
}

/** Which of a member's sessions: all, one, all but one, those of a device. */
type Which = { member_id: number; only?: string; but?: string; device?: Buffer }

/** Ends sessions of a member; when this transaction commits every process forgets them, and their browsers and the suppliers they play at hear of it. */
export const endSessionsOf = async (
  tx: Tx,
  { member_id, only, but, device }: Which,
  reason: EndReason,
  now: Date,
): Promise<number> => {
  const ended = await tx.many<{ id: string }>(
    sql`update sessions.sessions set ended_at = ${now}, end_reason = ${reason} where member_id = ${member_id} and ended_at is null
      and (${only ?? null}::uuid is null or id = ${only ?? null}) and (${but ?? null}::uuid is null or id <> ${but ?? null})
      and (${device ?? null}::bytea is null or device = ${device ?? null}) returning id`,
  )
  await tellEnded(tx, member_id, ended, reason)
  return ended.length
}

/** Ends all sessions of a member. */
export const endSessions = (tx: Tx, member_id: number, reason: EndReason, now: Date): Promise<number> =>
  endSessionsOf(tx, { member_id }, reason, now)

/** Ends the sessions of all members; nobody is told, for no server runs. */
export const endEverySession = (tx: Tx): Promise<number> =>
  tx.run(sql`update sessions.sessions set ended_at = kernel.now(), end_reason = 'kicked' where ended_at is null`)

/** Who logs in: their device, if it said one, and since when a session that was not used has ended, though nobody wrote it down. */
type Newcomer = { member_id: number; device: Buffer | null; now: Date; alive_at: Date }

/** Ends sessions of a member, so that no more than `keep` go on: those that ended by themselves, that of the same device, the oldest. */
export const endOldest = async (
  tx: Tx,
  { member_id, device, now, alive_at }: Newcomer,
  keep: number,
): Promise<void> => {
  const ended = await tx.many<{ id: string }>(
    sql`update sessions.sessions set ended_at = ${now}, end_reason = 'other_login' where member_id = ${member_id} and ended_at is null
      and id not in (select id from sessions.sessions where member_id = ${member_id} and ended_at is null
        order by (expires_at > ${now} and seen_at > ${alive_at}) desc, (${device}::bytea is null or device is distinct from ${device}) desc,
          created_at desc, id desc limit ${keep}) returning id`,
  )
  await tellEnded(tx, member_id, ended, 'other_login')
}

const tellEnded = async (tx: Tx, member_id: number, ended: { id: string }[], reason: EndReason): Promise<void> => {
  await forgetCached(tx, member_id)
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await leaveGames(tx, member_id, ids)
  // Who logs out knows it, and the other tabs see it in the browser's storage: their stream ends untold.
  const by = reason === 'logout' ? 'member' : 'other'
  await pushAll(
    tx,
    ids.map((id) => sessionEndedPush.to(channels.member(member_id), { session_id: id, by })),
  )
}

/** The channel on which processes hear whose cached sessions are stale. */
export const SESSION_CHANNEL = 'moongate_session'
export const forgetCached = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_notify(${SESSION_CHANNEL}, ${String(member_id)})`)

/**
 * Sessions that are over while a supplier still knows a visit under them: they ran out, or the call that opened the game was let in just before.
 * `since`: those that ended before were looked at then.
 */
export const findLeftBehind = (
  r: Reader,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<{ member_id: number; id: string }[]> =>
  r.many(sql`select distinct v.member_id, v.session_id as id from games.visiting v
    left join sessions.sessions s on s.member_id = v.member_id and s.id = v.session_id
    where (v.opened_at > ${since} or v.opened_at < ${addMs(now, -SESSION_LIFE_MS)})
      and (s.id is null or s.ended_at is not null or s.expires_at <= ${now}) limit ${limit}`)

export const forgetSessions = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from sessions.sessions where expires_at < ${before} or ended_at < ${before}`)

export const forgetTokens = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from sessions.tokens where expires_at < ${before}`)

const nameSession = (member_id: number, id: string): string => `${member_id} ${id}`
const findLast = gatherByDb(async (r, names: readonly string[]) => {
  const asked = names.map((name) => name.split(' ', 2))
  const alive = await r.many<{ member_id: number; id: string; seen_at: Date }>(sql`
    select s.member_id, s.id, s.seen_at from unnest(${asked.map(([member_id]) => Number(member_id))}::int[], ${asked.map(([, id = '']) => id)}::uuid[]) as a (member_id, id)
    join sessions.sessions s on s.member_id = a.member_id and s.id = a.id where s.ended_at is null and s.expires_at > kernel.now()`)
  return new Map(alive.map(({ member_id, id, seen_at }) => [nameSession(member_id, id), seen_at]))
})

/** When a session was used last; nothing once it has ended: what another module opened under it ends with it. */
export const findSeen = (r: Reader, member_id: number, id: string): Promise<Date | undefined> =>
  findLast(r, nameSession(member_id, id))
