import { type Reader, sql } from '../../kernel/db.ts'
import { type Counter, LIMITS } from './login.rules.ts'

/** Books a try before it is looked at, so that parallel tries cannot pass a limit together. Answers the count with this one. */
export const bookTry = (
  r: Reader,
  { scope, subject }: Counter,
  now: Date,
): Promise<{ tries: number; opened_at: Date }> => {
  const over = sql`(c.tries = 0 or c.opened_at <= ${new Date(now.getTime() - LIMITS[scope].window_ms)})`
  return r.one(sql`insert into identity.login_counters as c (scope, subject, tries, opened_at) values (${scope}, ${subject}, 1, ${now})
    on conflict (scope, subject) do update set tries = case when ${over} then 1 else c.tries + 1 end, opened_at = case when ${over} then ${now} else c.opened_at end
    returning tries, opened_at`)
}

/** Takes a booked try back: it succeeded, or was not looked at. */
export const unbookTry = (r: Reader, { scope, subject }: Counter): Promise<number> =>
  r.run(
    sql`update identity.login_counters set tries = greatest(tries - 1, 0) where scope = ${scope} and subject = ${subject}`,
  )

export const clearCounter = (r: Reader, { scope, subject }: Counter): Promise<number> =>
  r.run(sql`delete from identity.login_counters where scope = ${scope} and subject = ${subject}`)

export const isKnownAddress = async (r: Reader, account: string, address: string, since: Date): Promise<boolean> =>
  (await r.run(
    sql`select 1 from identity.known_addresses where account = ${account} and address = ${address} and seen_at > ${since}`,
  )) > 0

export const rememberAddress = (r: Reader, account: string, address: string, now: Date): Promise<number> =>
  r.run(sql`insert into identity.known_addresses (account, address, seen_at) values (${account}, ${address}, ${now})
    on conflict (account, address) do update set seen_at = excluded.seen_at`)

export const forgetCounters = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from identity.login_counters where opened_at < ${before}`)
export const forgetAddresses = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from identity.known_addresses where seen_at < ${before}`)
