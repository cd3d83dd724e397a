import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** `secret` is sealed for its member. */
export type Totp = { secret: string; confirmed_at: Date | null; last_step: string }

export const findTotp = (r: Reader, member_id: number): Promise<Totp | undefined> =>
  r.maybe(sql`select secret, confirmed_at, last_step::text from factors.totp where member_id = ${member_id}`)

/** A secret that nobody has proven yet gives way to the new one; 0 rows where one holds. */
export const putTotp = (r: Reader, member_id: number, secret: string, now: Date): Promise<number> =>
  r.run(sql`insert into factors.totp as t (member_id, secret, created_at) values (${member_id}, ${secret}, ${now})
    on conflict (member_id) do update set secret = excluded.secret, created_at = excluded.created_at where t.confirmed_at is null`)

/** From now on the secret holds, and the code that proved it is used up; 0 rows where another call was first, or the secret is another. */
export const confirmSecret = (tx: Tx, member_id: number, secret: string, step: number, now: Date): Promise<number> =>
  tx.run(sql`update factors.totp set confirmed_at = ${now}, last_step = ${step}
    where member_id = ${member_id} and secret = ${secret} and confirmed_at is null`)

/** Uses a code up: 0 rows when it, or a later one, was used before. */
export const consumeStep = (tx: Tx, member_id: number, step: number): Promise<number> =>
  tx.run(sql`update factors.totp set last_step = ${step}
    where member_id = ${member_id} and confirmed_at is not null and last_step < ${step}`)

export const dropTotp = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`delete from factors.totp where member_id = ${member_id} and confirmed_at is not null`)

export const dropRecoveryCodes = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`delete from factors.recovery_codes where member_id = ${member_id}`)

export const insertRecoveryCodes = (tx: Tx, member_id: number, hashes: readonly Buffer[]): Promise<number> =>
  tx.run(sql`insert into factors.recovery_codes (member_id, hash) select ${member_id}, unnest(${[...hashes]}::bytea[])`)

/** Uses a recovery code up: 0 rows for one that is none, or was used before. */
export const consumeRecoveryCode = (tx: Tx, member_id: number, hash: Buffer, now: Date): Promise<number> =>
  tx.run(sql`update factors.recovery_codes set used_at = ${now}
    where member_id = ${member_id} and hash = ${hash} and used_at is null`)

export const countRecoveryCodes = async (r: Reader, member_id: number): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from factors.recovery_codes where member_id = ${member_id} and used_at is null`,
    )
  ).n

/** The sealed secrets of all members; nobody writes another before the transaction has ended. */
export const lockSecrets = async (tx: Tx): Promise<{ member_id: number; secret: string }[]> => {
  await tx.run(sql`lock table factors.totp in share row exclusive mode`)
  return tx.many(sql`select member_id, secret from factors.totp order by member_id`)
}

export const putSecret = (tx: Tx, member_id: number, secret: string): Promise<number> =>
  tx.run(sql`update factors.totp set secret = ${secret} where member_id = ${member_id}`)
