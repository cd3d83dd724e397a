import type { Push } from '@moongate/contract'
import { must, type OfCall, matchStanding } from './breath.sql.ts'
import { type Breath, type Sql, sql, type Tx } from './db.ts'
import { toJsonRows } from './json-rows.ts'
import { pushAll, tellBrowsers } from './push.ts'

/** The key of a call: whose it is, and the print of what the call asks for. */
export type Claim = { scope: string; key: string; fingerprint: string }

/** The key stands for an earlier call: what that one was answered is found under it. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
  constructor(claim: Claim) {
    super(`${nameClaim(claim)} is taken`)
  }
}

/**
 * Takes the keys of calls in the transaction that does their work, so that key and effect hold together or not at all, and tells
 * browsers of it in the same statement (see pushAll); answers the calls whose key was taken before. One that is being taken elsewhere
 * is waited for; one that the HTTP layer took, of a version before, is taken over.
 */
export const claimKeys = async (tx: Tx, claims: readonly Claim[], pushes: readonly Push[]): Promise<Claim[]> => {
  if (claims.length === 0) await pushAll(tx, pushes)
  if (claims.length === 0) return []
  const taken = await tx.many<{ scope: string; key: string }>(
    sql`${takeKeys(claims, pushes)} select scope, key from taken, (select count(told) from told) as pushed`,
  )
  tx.wake('pushes')
  const ours = new Set(taken.map(nameClaim))
  return claims.filter((claim) => !ours.has(nameClaim(claim)))
}

/** The same for the calls that stand, and what their members are told; a key that was taken before ends the breath. */
export const claimKeysInBreath = async (
  breath: Breath,
  claims: readonly (Claim & OfCall)[],
  pushes: readonly (Push & OfCall)[],
): Promise<void> => {
  breath.wake('pushes')
  await breath.run(sql`${takeKeys(claims, pushes)}
    select from (select count(told) from told) as pushed where ${must(sql`(select count(*) from taken) = (select count(*) from claimed)`)}`)
}

const takeKeys = (claims: readonly (Claim & OfCall)[], pushes: readonly (Push & OfCall)[]): Sql => sql`
  with told as materialized (${tellBrowsers(pushes)}), claimed as (
    select c.* from jsonb_to_recordset(${toJsonRows(claims)}::jsonb) as c(scope text, key text, fingerprint text, call int) where ${matchStanding(sql`c.call`)}
  ), taken as (
    insert into kernel.idempotency as i (scope, key, fingerprint, state, owner, locked_until)
    select c.scope, c.key, c.fingerprint, 'done', '', clock_timestamp() from claimed c order by c.scope, c.key
    on conflict (scope, key) do update set state = 'done', owner = '' where i.state = 'running' and i.fingerprint = excluded.fingerprint
    returning i.scope, i.key)`

/** The same for one call, which may have no key. Throws KeyTaken. */
export const claimKey = async (tx: Tx, claim: Claim | undefined, pushes: readonly Push[]): Promise<void> => {
  const [taken] = await claimKeys(tx, claim ? [claim] : [], pushes)
  if (taken) throw new KeyTaken(taken)
}

/** One name for caller and key together. */
export const nameClaim = ({ scope, key }: Pick<Claim, 'scope' | 'key'>): string => `${scope} ${key}`
