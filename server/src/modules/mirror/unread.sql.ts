import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'

/** An entry that could not be read. `entry_key` is the supplier's own id of it, or `#` and what is made of its text. */
export type Unread = { entry_key: string; raw: string; why: string }
export type KeptUnread = Unread & { supplier_code: string; first_at: Date; last_at: Date; of: number }

/** Keeps them, each once; answers those that nobody had heard of. One that somebody left is shown again if it is told otherwise. */
export const keepUnread = async (tx: Tx, supplier_code: string, entries: readonly Unread[]): Promise<string[]> => {
  const rows = await tx.many<{ entry_key: string; is_new: boolean }>(
    sql`insert into mirror.unread (supplier_code, entry_key, raw, why)
      select distinct on (entry_key) ${supplier_code}, entry_key, raw, why
      from jsonb_to_recordset(${toJsonRows(entries)}::jsonb) as e(entry_key text, raw text, why text)
      on conflict (supplier_code, entry_key) do update set raw = excluded.raw, why = excluded.why, last_at = kernel.now(),
        left_at = case when unread.raw = excluded.raw then unread.left_at end
      returning entry_key, xmax = 0 as is_new`,
  )
  return rows.filter(({ is_new }) => is_new).map(({ entry_key }) => entry_key)
}

/** Forgets those that have been read since. */
export const dropUnread = (tx: Tx, supplier_code: string, bet_ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from mirror.unread where supplier_code = ${supplier_code} and entry_key = any (${[...bet_ids]})`)

/** Leaves one that nobody left before. */
export const leaveUnread = (tx: Tx, supplier_code: string, entry_key: string): Promise<Unread | undefined> =>
  tx.maybe(sql`update mirror.unread set left_at = kernel.now()
    where supplier_code = ${supplier_code} and entry_key = ${entry_key} and left_at is null returning entry_key, raw, why`)

/** The newest of each supplier, with how many there are (`of`); without those that were left. */
export const findNewestUnread = (r: Reader, limit: number): Promise<KeptUnread[]> =>
  r.many(sql`select supplier_code, entry_key, raw, why, first_at, last_at, of from (
      select u.*, count(*) over (partition by supplier_code)::int as of,
        row_number() over (partition by supplier_code order by first_at desc, entry_key) as nth from mirror.unread u where left_at is null) n
    where nth <= ${limit} order by supplier_code, nth`)
