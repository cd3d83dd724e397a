import { type Reader, type Tx, sql } from '../../kernel/db.ts'

export type Ticket = { hash: Buffer; member_id: number; tries_left: number; expires_at: Date }

export const insertTicket = (tx: Tx, t: Ticket): Promise<number> =>
  tx.run(sql`insert into sessions.login_tickets (hash, member_id, tries_left, expires_at)
    values (${t.hash}, ${t.member_id}, ${t.tries_left}, ${t.expires_at})`)

/** Takes one of a ticket's tries; whose it is, nothing where it is used up, old or unknown. */
export const takeTry = async (r: Reader, hash: Buffer, now: Date): Promise<number | undefined> =>
  (
    await r.maybe<{ member_id: number }>(sql`update sessions.login_tickets set tries_left = tries_left - 1
      where hash = ${hash} and tries_left > 0 and expires_at > ${now} returning member_id`)
  )?.member_id

/** Uses a ticket up: 0 rows when another call was first. */
export const dropTicket = (tx: Tx, hash: Buffer): Promise<number> =>
  tx.run(sql`delete from sessions.login_tickets where hash = ${hash}`)

/** A member's tickets are void, e.g. because the password changed. */
export const dropTicketsOf = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`delete from sessions.login_tickets where member_id = ${member_id}`)

export const forgetTickets = (r: Reader, now: Date): Promise<number> =>
  r.run(sql`delete from sessions.login_tickets where expires_at <= ${now}`)

export type Reset = { member_id: number; hash: Buffer; staff_id: number; created_at: Date; expires_at: Date }

/** A member's link; the one before is good no more. */
export const putReset = (tx: Tx, r: Reset): Promise<number> =>
  tx.run(sql`insert into sessions.password_resets (member_id, hash, staff_id, created_at, expires_at)
    values (${r.member_id}, ${r.hash}, ${r.staff_id}, ${r.created_at}, ${r.expires_at})
    on conflict (member_id) do update set hash = excluded.hash, staff_id = excluded.staff_id, created_at = excluded.created_at,
      expires_at = excluded.expires_at`)

export const findReset = (r: Reader, hash: Buffer, now: Date): Promise<{ member_id: number } | undefined> =>
  r.maybe(sql`select member_id from sessions.password_resets where hash = ${hash} and expires_at > ${now}`)

/** Until when a member's link is good; null where there is none. */
export const findResetEnd = async (r: Reader, member_id: number, now: Date): Promise<Date | null> =>
  (
    await r.maybe<{ expires_at: Date }>(
      sql`select expires_at from sessions.password_resets where member_id = ${member_id} and expires_at > ${now}`,
    )
  )?.expires_at ?? null

/** Uses a link up: 0 rows when another call was first. */
export const dropReset = (tx: Tx, hash: Buffer): Promise<number> =>
  tx.run(sql`delete from sessions.password_resets where hash = ${hash}`)

export const forgetResets = (r: Reader, now: Date): Promise<number> =>
  r.run(sql`delete from sessions.password_resets where expires_at <= ${now}`)
