import type { LoginOutcome, LoginWay } from '@moongate/contract/sessions.states'
import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** Where a session, a device or a login was, as it is kept. */
type Place = { id: string; user_agent: string; ip: string }
export type RunningSession = Place & { created_at: Date; seen_at: Date; device: Buffer | null }
export type KnownDevice = Place & { first_seen_at: Date; seen_at: Date; device: Buffer }
export type Login = Place & { at: Date; way: LoginWay; outcome: LoginOutcome; is_new_device: boolean }

/** The sessions of a member that go on; one idle since before `alive_at` has ended already, though nobody wrote it down. */
export const findRunning = (r: Reader, member_id: number, now: Date, alive_at: Date): Promise<RunningSession[]> =>
  r.many(sql`select id, user_agent, ip, created_at, seen_at, device from sessions.sessions
    where member_id = ${member_id} and ended_at is null and expires_at > ${now} and seen_at > ${alive_at} order by seen_at desc, id`)

export const findKnownDevices = (r: Reader, member_id: number): Promise<KnownDevice[]> =>
  r.many(sql`select id, user_agent, ip, first_seen_at, seen_at, device from sessions.known_devices
    where member_id = ${member_id} order by seen_at desc, id limit 50`)

/** Notes that a device was used; whether it is a new one. */
export const noteDevice = async (
  tx: Tx,
  at: { member_id: number; device: Buffer; id: string; user_agent: string; ip: string; now: Date },
): Promise<boolean> =>
  (
    await tx.one<{ is_new: boolean }>(sql`
      insert into sessions.known_devices (member_id, device, id, user_agent, ip, first_seen_at, seen_at)
      values (${at.member_id}, ${at.device}, ${at.id}, ${at.user_agent}, ${at.ip}, ${at.now}, ${at.now})
      on conflict (member_id, device) do update set user_agent = excluded.user_agent, ip = excluded.ip, seen_at = excluded.seen_at
      returning xmax = 0 as is_new`)
  ).is_new

/** The mark of the device that was forgotten. */
export const dropDevice = async (tx: Tx, member_id: number, id: string): Promise<Buffer | undefined> =>
  (
    await tx.maybe<{ device: Buffer }>(
      sql`delete from sessions.known_devices where member_id = ${member_id} and id = ${id} returning device`,
    )
  )?.device

export type NewLogin = {
  id: string
  member_id: number | null
  at: Date
  ip: string
  user_agent: string
  way: LoginWay
  outcome: LoginOutcome
  is_new_device: boolean
}
export const insertLogin = (r: Reader, l: NewLogin): Promise<number> =>
  r.run(sql`insert into sessions.logins (id, member_id, at, ip, user_agent, way, outcome, is_new_device)
    values (${l.id}, ${l.member_id}, ${l.at}, ${l.ip}, ${l.user_agent}, ${l.way}, ${l.outcome}, ${l.is_new_device})`)

export const countLogins = (r: Reader, member_id: number): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n from sessions.logins where member_id = ${member_id}`)

export const findLogins = (r: Reader, member_id: number, limit: number, offset: number): Promise<Login[]> =>
  r.many(sql`select id, user_agent, ip, at, way, outcome, is_new_device from sessions.logins
    where member_id = ${member_id} order by at desc, id desc limit ${limit} offset ${offset}`)

export const forgetLogins = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from sessions.logins where at < ${before}`)

/** Forgets browsers that were not used since; a member's last stays, so that whoever opens an account that lay still is told of. */
export const forgetDevices = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from sessions.known_devices k where k.seen_at < ${before}
    and exists (select from sessions.known_devices o where o.member_id = k.member_id and o.seen_at > k.seen_at)`)
