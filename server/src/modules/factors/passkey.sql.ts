import { type Reader, type Tx, sql } from '../../kernel/db.ts'

export type Passkey = {
  member_id: number
  id: string
  credential: string
  domain: string
  public_key: Buffer
  counter: string
  transports: string[]
  label: string
  created_at: Date
  used_at: Date | null
}
const columns = sql`member_id, id, credential, domain, public_key, counter::text, transports, label, created_at, used_at`

export const findPasskeys = (r: Reader, member_id: number): Promise<Passkey[]> =>
  r.many(sql`select ${columns} from factors.passkeys where member_id = ${member_id} order by created_at, id`)

/** By the name that its maker gave it. */
export const findPasskey = (r: Reader, credential: string): Promise<Passkey | undefined> =>
  r.maybe(sql`select ${columns} from factors.passkeys where credential = ${credential}`)

export type NewPasskey = Omit<Passkey, 'counter' | 'used_at'> & { counter: number }

/** 0 rows where the member has as many as they may keep, or the passkey is known already. */
export const insertPasskey = async (tx: Tx, p: NewPasskey, limit: number): Promise<number> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('factors.passkeys'), ${p.member_id})`)
  return tx.run(sql`insert into factors.passkeys (member_id, id, credential, domain, public_key, counter, transports, label, created_at)
    select ${p.member_id}, ${p.id}, ${p.credential}, ${p.domain}, ${p.public_key}, ${p.counter}, ${p.transports}::text[], ${p.label}, ${p.created_at}
    where (select count(*) from factors.passkeys where member_id = ${p.member_id}) < ${limit}
    on conflict (credential) do nothing`)
}

/** Notes a use; 0 rows where the passkey is gone, or its counter has gone on meanwhile: then there are two of it. */
export const markUsed = (
  tx: Tx,
  p: Pick<Passkey, 'member_id' | 'id' | 'counter'>,
  counter: number,
  now: Date,
): Promise<number> =>
  tx.run(sql`update factors.passkeys set counter = ${counter}, used_at = ${now}
    where member_id = ${p.member_id} and id = ${p.id} and counter = ${p.counter}::bigint`)

export const dropPasskey = (tx: Tx, member_id: number, id: string): Promise<number> =>
  tx.run(sql`delete from factors.passkeys where member_id = ${member_id} and id = ${id}`)

export const dropPasskeys = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`delete from factors.passkeys where member_id = ${member_id}`)

export type Challenge = { hash: Buffer; member_id: number | null; challenge: string; expires_at: Date }

export const insertChallenge = (r: Reader, c: Challenge): Promise<number> =>
  r.run(sql`insert into factors.challenges (hash, member_id, challenge, expires_at)
    values (${c.hash}, ${c.member_id}, ${c.challenge}, ${c.expires_at})`)

/** Uses a challenge up, whoever answers it and however; nothing where it is old, used or somebody else's. */
export const takeChallenge = async (
  r: Reader,
  hash: Buffer,
  member_id: number | null,
  now: Date,
): Promise<string | undefined> =>
  (
    await r.maybe<{ challenge: string }>(sql`delete from factors.challenges
      where hash = ${hash} and member_id is not distinct from ${member_id}::int and expires_at > ${now} returning challenge`)
  )?.challenge

export const forgetChallenges = (r: Reader, now: Date): Promise<number> =>
  r.run(sql`delete from factors.challenges where expires_at <= ${now}`)
