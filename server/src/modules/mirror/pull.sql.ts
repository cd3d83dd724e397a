import { type Reader, sql } from '../../kernel/db.ts'

export type Pull = {
  supplier_code: string
  pulled_to: Date | null
  failing_since: Date | null
  compared_at: Date | null
}

export const findPulls = (r: Reader): Promise<Pull[]> =>
  r.many(sql`select supplier_code, pulled_to, failing_since, compared_at from mirror.pulls`)

export const findPull = (r: Reader, supplier_code: string): Promise<Pull | undefined> =>
  r.maybe(
    sql`select supplier_code, pulled_to, failing_since, compared_at from mirror.pulls where supplier_code = ${supplier_code}`,
  )

/** A page that is here is no end of a silence: one after it may be what fails. */
export const setPulledTo = (r: Reader, supplier_code: string, pulled_to: Date | null): Promise<number> =>
  r.run(sql`insert into mirror.pulls (supplier_code, pulled_to) values (${supplier_code}, ${pulled_to})
    on conflict (supplier_code) do update set pulled_to = excluded.pulled_to`)

/** All that it knew is here. */
export const clearFailing = (r: Reader, supplier_code: string): Promise<number> =>
  r.run(
    sql`update mirror.pulls set failing_since = null where supplier_code = ${supplier_code} and failing_since is not null`,
  )

/** Since when not all of its bets are here: the first of several calls that were silent, or told what cannot be kept, counts. */
export const setFailing = (r: Reader, supplier_code: string): Promise<number> =>
  r.run(sql`insert into mirror.pulls (supplier_code, failing_since) values (${supplier_code}, kernel.now())
    on conflict (supplier_code) do update set failing_since = coalesce(mirror.pulls.failing_since, kernel.now())`)

export const setCompared = (r: Reader, supplier_code: string, at: Date): Promise<number> =>
  r.run(sql`update mirror.pulls set compared_at = ${at} where supplier_code = ${supplier_code}`)
