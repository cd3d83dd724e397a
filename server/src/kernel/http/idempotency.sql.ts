import { type Db, type Reader, sql } from '../db.ts'
import type { Claim } from '../keys.ts'
import type { Answer } from './failure.ts'

export type Kept = { fingerprint: string; state: 'running' | 'done'; status: number | null; body: string | null }

/** Seconds for which a claim holds without being renewed; a process that died frees its keys after them. */
export const LEASE_S = 20

/** Takes the key, or takes it over from a claim of the same call whose lease ran out. True when it is ours. */
export const takeKey = async (db: Reader, { scope, key, fingerprint }: Claim, owner: string): Promise<boolean> =>
  (await db.run(sql`
    insert into kernel.idempotency as i (scope, key, fingerprint, state, owner, locked_until)
    values (${scope}, ${key}, ${fingerprint}, 'running', ${owner}, clock_timestamp() + ${LEASE_S} * interval '1 second')
    on conflict (scope, key) do update set owner = excluded.owner, locked_until = excluded.locked_until
      where i.state = 'running' and i.locked_until < clock_timestamp() and i.fingerprint = excluded.fingerprint`)) === 1

/** What is kept under a key: its call's fingerprint, and the answer once there is one. */
export const findKey = (db: Reader, { scope, key }: Claim): Promise<Kept | undefined> =>
  db.maybe<Kept>(
    sql`select fingerprint, state, status, body from kernel.idempotency where scope = ${scope} and key = ${key}`,
  )

/** Makes a running claim hold for another LEASE_S; 0 when it is no longer this owner's. */
export const renewKey = (db: Reader, { scope, key }: Claim, owner: string): Promise<number> =>
  db.run(sql`
    update kernel.idempotency set locked_until = clock_timestamp() + ${LEASE_S} * interval '1 second'
    where scope = ${scope} and key = ${key} and owner = ${owner} and state = 'running'`)

/**
 * Writes the call's answer to its key; 0 when the claim is no longer this owner's. That of a success waits for no disk: where a crash of
 * the database takes it along, the call's effect, which was committed before, is found by its next try. A refusal has no effect.
 */
export const keepAnswer = (
  db: Reader,
  { scope, key }: Claim,
  owner: string,
  { status, body }: Answer,
): Promise<number> =>
  db.run(sql`
    update kernel.idempotency set state = 'done', status = ${status}, body = ${body}
    from (select set_config('synchronous_commit', case when ${status} = 200 then 'off' else current_setting('synchronous_commit') end, true)) as waiting
    where scope = ${scope} and key = ${key} and owner = ${owner} and state = 'running'`)

/** Keeps the refusal of a call that takes its key with its effect; false where the key stands for something already. */
export const keepRefusal = async (
  db: Reader,
  { scope, key, fingerprint }: Claim,
  { status, body }: Answer,
): Promise<boolean> =>
  (await db.run(sql`
    insert into kernel.idempotency (scope, key, fingerprint, state, owner, status, body, locked_until)
    values (${scope}, ${key}, ${fingerprint}, 'done', '', ${status}, ${body}, clock_timestamp()) on conflict do nothing`)) ===
  1

/** Forgets a running claim, so that the same key may be tried again. */
export const releaseKey = (db: Reader, { scope, key }: Claim, owner: string): Promise<number> =>
  db.run(
    sql`delete from kernel.idempotency where scope = ${scope} and key = ${key} and owner = ${owner} and state = 'running'`,
  )

/** For the nightly job: keys older than two days are forgotten. */
export const forgetOldKeys = (db: Db): Promise<number> =>
  db.run(
    sql`delete from kernel.idempotency where created_at < clock_timestamp() - interval '2 days' and locked_until < clock_timestamp()`,
  )
