import type { StaffRole } from '@moongate/contract'
import { channels } from '@moongate/contract'
import { staffSessionEndedPush } from '@moongate/contract/staff.pushes'
import { type Reader, type Tx, empty, sql } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import { pushAll } from '../../kernel/push.ts'
import type { StaffSessionTimes } from './staff.rules.ts'

export type Staff = { id: number; name: string; roles: StaffRole[] }
type Credentials = Staff & { password_hash: string | null; totp_secret: string | null; state: 'active' | 'disabled' }

export const findStaff = (r: Reader, name: string): Promise<Credentials | undefined> =>
  r.maybe(
    sql`select id, name, roles, password_hash, totp_secret, state from staff.staff where lower(name) = lower(${name})`,
  )

export const insertStaff = (tx: Tx, name: string, roles: readonly StaffRole[], now: Date): Promise<Staff | undefined> =>
  tx.maybe(sql`insert into staff.staff (name, roles, created_at) values (${name}, ${[...roles]}::text[], ${now})
    on conflict (lower(name)) do nothing returning id, name, roles`)

/** Nobody comes in by this name any more; what they did keeps it. 0 rows where it is so already. */
export const disableStaff = (tx: Tx, id: number): Promise<number> =>
  tx.run(
    sql`update staff.staff set state = 'disabled', password_hash = null, totp_secret = null where id = ${id} and state = 'active'`,
  )

/** Takes somebody in again, with the roles of now; nothing where they never left. */
export const restoreStaff = (tx: Tx, name: string, roles: readonly StaffRole[]): Promise<Staff | undefined> =>
  tx.maybe(sql`update staff.staff set state = 'active', roles = ${[...roles]}::text[]
    where lower(name) = lower(${name}) and state = 'disabled' returning id, name, roles`)

/** Uses a code up: 0 rows when it, or a later one, was used before. */
export const useTotpStep = (r: Reader, id: number, step: number): Promise<number> =>
  r.run(sql`update staff.staff set totp_last_step = ${step} where id = ${id} and totp_last_step < ${step}`)

/** `totp_secret` is sealed for the person. */
export const setStaffSecrets = (
  tx: Tx,
  id: number,
  password_hash: string,
  totp_secret: string,
  step: number,
): Promise<number> =>
  tx.run(
    sql`update staff.staff set password_hash = ${password_hash}, totp_secret = ${totp_secret}, totp_last_step = ${step} where id = ${id}`,
  )

export type StaffSession = Staff & StaffSessionTimes & { session_id: string }

export const findStaffSession = (r: Reader, hash: Buffer): Promise<StaffSession | undefined> =>
  r.maybe(sql`select f.id, f.name, f.roles, f.state, s.id as session_id, s.expires_at, s.seen_at, s.ended_at
    from staff.staff_sessions s join staff.staff f on f.id = s.staff_id where s.hash = ${hash}`)

export type NewStaffSession = {
  hash: Buffer
  id: string
  staff_id: number
  created_at: Date
  expires_at: Date
  ip: string
  user_agent: string
}
export const insertStaffSession = (tx: Tx, s: NewStaffSession): Promise<number> =>
  tx.run(sql`insert into staff.staff_sessions (hash, id, staff_id, created_at, expires_at, seen_at, ip, user_agent)
    values (${s.hash}, ${s.id}, ${s.staff_id}, ${s.created_at}, ${s.expires_at}, ${s.created_at}, ${s.ip}, ${s.user_agent})`)

export const markStaffSeen = (r: Reader, session_id: string, now: Date): Promise<number> =>
  r.run(sql`update staff.staff_sessions set seen_at = ${now} where id = ${session_id} and seen_at < ${now}`)

/** Ends a person's sessions, one or all; their streams end with them. Answers how many there were. */
export const endStaffSessions = async (
  tx: Tx,
  { staff_id, session_id }: { staff_id: number; session_id?: string },
  now: Date,
): Promise<number> => {
  const ended = await tx.many<{ id: string }>(sql`update staff.staff_sessions set ended_at = ${now}
    where staff_id = ${staff_id} ${session_id === undefined ? empty : sql`and id = ${session_id}`} and ended_at is null returning id`)
  await pushAll(
    tx,
    ended.map(({ id }) => staffSessionEndedPush.to(channels.office, { session_id: id })),
  )
  return ended.length
}

/** Ends the sessions of all staff; nobody is told, for no server runs. */
export const endEveryStaffSession = (tx: Tx): Promise<number> =>
  tx.run(sql`update staff.staff_sessions set ended_at = kernel.now() where ended_at is null`)

export const forgetStaffSessions = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from staff.staff_sessions where expires_at < ${before}`)

/** The names under which staff log in, of those who have left too. */
export const nameStaff: NameThings = (r, ids) =>
  r.many(sql`select id::text as id, name from staff.staff where id::text = any(${[...ids]}::text[])`)
