import { type Reader, type Tx, sql } from '../../kernel/db.ts'
import type { QkPwdRow } from './withdrawal-password.rules.ts'

export const findQkPwd = (r: Reader, id: number): Promise<Pick<QkPwdRow, 'qk_pwd_hash'>> =>
  r.one(sql`select qk_pwd_hash from members.members where id = ${id}`)

export const lockQkPwd = (tx: Tx, id: number): Promise<QkPwdRow> =>
  tx.one(
    sql`select qk_pwd_hash, qk_pwd_fails, qk_pwd_locked_until from members.members where id = ${id} for no key update`,
  )

export const updateTries = (
  tx: Tx,
  id: number,
  t: Pick<QkPwdRow, 'qk_pwd_fails' | 'qk_pwd_locked_until'>,
): Promise<number> =>
  tx.run(
    sql`update members.members set qk_pwd_fails = ${t.qk_pwd_fails}, qk_pwd_locked_until = ${t.qk_pwd_locked_until} where id = ${id}`,
  )

/** No wrong try counts against it: there are none where there was none before, nor after the one before was given. */
export const updateQkPwd = (tx: Tx, id: number, hash: string): Promise<number> =>
  tx.run(
    sql`update members.members set qk_pwd_hash = ${hash},
      qk_pwd_changed_at = case when qk_pwd_hash is null and qk_pwd_changed_at is null then null else kernel.now() end where id = ${id}`,
  )

/** The member has none any more and no tries against them; that one was there is remembered, so that the next is no first one. */
export const clearQkPwd = (tx: Tx, id: number): Promise<number> =>
  tx.run(
    sql`update members.members set qk_pwd_hash = null, qk_pwd_fails = 0, qk_pwd_locked_until = null, qk_pwd_changed_at = kernel.now()
      where id = ${id} and qk_pwd_hash is not null`,
  )
