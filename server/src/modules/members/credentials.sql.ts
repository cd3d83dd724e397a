import type { MemberState } from '@moongate/contract/members.states'
import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** The password's hash beside the member, for logging in alone. */
export const findCredentials = (
  r: Reader,
  name: string,
): Promise<{ id: number; password_hash: string | null } | undefined> =>
  r.maybe(sql`select id, password_hash from members.members where lower(name) = lower(${name})`)

/** What a login stands on, as it is now; the member's row stays locked to the end of the transaction. */
export const lockCredentials = (tx: Tx, id: number): Promise<{ password_hash: string | null; state: MemberState }> =>
  tx.one(sql`select password_hash, state from members.members where id = ${id} for no key update`)

/** The hash of a member's password; null for one who has none. */
export const findPasswordHash = async (r: Reader, id: number): Promise<string | null> =>
  (await r.one<{ password_hash: string | null }>(sql`select password_hash from members.members where id = ${id}`))
    .password_hash

/**
 * Notes a login and answers the one before it, null the first time. The member's row stays locked to the end of the transaction,
 * so that of two logins the later one ends the earlier.
 */
export const markLogin = async (tx: Tx, id: number, now: Date): Promise<Date | null> => {
  const row = await tx.one<{
    login_before_at: Date | null
  }>(sql`update members.members m set last_login_at = ${now}, login_before_at = old.last_login_at
    from (select id, last_login_at from members.members where id = ${id} for no key update) old
    where m.id = old.id returning m.login_before_at`)
  return row.login_before_at
}

/** 0 rows when the password has changed since `old_hash` was read; null leaves the member without one. */
export const updatePasswordHash = (
  tx: Tx,
  id: number,
  old_hash: string | null,
  password_hash: string | null,
): Promise<number> =>
  tx.run(
    sql`update members.members set password_hash = ${password_hash}, password_changed_at = kernel.now() where id = ${id} and password_hash is not distinct from ${old_hash}`,
  )
