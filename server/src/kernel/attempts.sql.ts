import { type Reader, sql } from './db.ts'

/** What a counter holds; `ms_left` until it opens anew. */
export type Count = { points: number; ms_left: number }

const count = sql`points, (extract(epoch from expires_at - kernel.now()) * 1000)::float8 as ms_left`

/**
 * Adds to a counter in one statement, so that parallel tries cannot pass a limit together; never below 0, so that what is taken
 * back after its window gives no credit. A window that is over, or an `anew`, starts the next one.
 */
export const addPoints = (r: Reader, key: string, points: number, per_ms: number, anew: boolean): Promise<Count> => {
  const over = sql`(${anew} or c.points = 0 or c.expires_at <= kernel.now())`
  return r.one(sql`insert into kernel.login_attempts as c (key, points, expires_at)
    values (${key}, greatest(${points}::int, 0), kernel.now() + make_interval(secs => ${per_ms / 1000}))
    on conflict (key) do update set points = greatest(case when ${over} then 0 else c.points end + ${points}::int, 0),
      expires_at = case when ${over} then excluded.expires_at else c.expires_at end
    returning ${count}`)
}

export const findCount = (r: Reader, key: string): Promise<Count | undefined> =>
  r.maybe(sql`select ${count} from kernel.login_attempts where key = ${key} and expires_at > kernel.now()`)

export const dropCounter = (r: Reader, key: string): Promise<number> =>
  r.run(sql`delete from kernel.login_attempts where key = ${key}`)

export const isKnownAddress = async (r: Reader, account: string, address: string, days: number): Promise<boolean> =>
  (await r.run(
    sql`select 1 from kernel.known_addresses where account = ${account} and address = ${address} and seen_at > kernel.now() - make_interval(days => ${days})`,
  )) > 0

/** From now on this address is one of the account's own. */
export const rememberAddress = (r: Reader, account: string, address: string): Promise<number> =>
  r.run(sql`insert into kernel.known_addresses (account, address, seen_at) values (${account}, ${address}, kernel.now())
    on conflict (account, address) do update set seen_at = excluded.seen_at`)

/** Forgets counters whose window is over and addresses not seen for so many days. */
export const forgetAttempts = async (r: Reader, days: number): Promise<void> => {
  await r.run(sql`delete from kernel.login_attempts where expires_at <= kernel.now()`)
  await r.run(sql`delete from kernel.known_addresses where seen_at < kernel.now() - make_interval(days => ${days})`)
}
