import { type Reader, sql } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'

type Told = { id: string; sport: string; starts_at: Date }

/** Up to when a supplier was listened to, thirty days back at most; without an answer of its own that far. */
export const findSpan = (r: Reader, supplier_code: string): Promise<{ since: Date; before: Date }> =>
  r.one(sql`select greatest((select told_until from matches.feeds where supplier_code = ${supplier_code}), kernel.now() - interval '30 days') as since,
    kernel.now() as before`)

/** Writes a page of matches down, each once, however often it is told; one that was put off stands where it is told last. */
export const insertMatches = (r: Reader, supplier_code: string, matches: readonly Told[]): Promise<number> =>
  r.run(sql`insert into matches.matches as m (supplier_code, match_id, sport, starts_at)
    select distinct on (t.id) ${supplier_code}, t.id, t.sport, t.starts_at
    from jsonb_to_recordset(${toJsonRows(matches)}::jsonb) as t (id text, sport text, starts_at timestamptz)
    on conflict (supplier_code, match_id) do update set sport = excluded.sport, starts_at = excluded.starts_at
      where (m.sport, m.starts_at) is distinct from (excluded.sport, excluded.starts_at)`)

/** Remembers how far a supplier was listened to. */
export const putSpan = (r: Reader, supplier_code: string, told_until: Date): Promise<number> =>
  r.run(sql`insert into matches.feeds as f (supplier_code, told_until) values (${supplier_code}, ${told_until})
    on conflict (supplier_code) do update set told_until = greatest(f.told_until, excluded.told_until)`)

/** Forgets what no figure counts any more. */
export const dropOldMatches = (r: Reader): Promise<number> =>
  r.run(sql`delete from matches.matches where starts_at < kernel.now() - interval '31 days'`)
