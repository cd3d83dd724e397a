import { type Reader, sql } from '../../kernel/db.ts'

export type NewFile = { source: string; day: string; sha256: string; raw: string; parsed: string | null }
/** The latest file of a day that can be read, else the latest at all. `versions`: how many that can be read say something different. */
export type KeptFile = { day: string; parsed: unknown; sha256: string; versions: number }

/** Keeps a file as it came; the same content again is the same file. */
export const insertFile = (r: Reader, f: NewFile): Promise<number> =>
  r.run(sql`insert into reconciliation.files (source, day, sha256, raw, parsed) values (${f.source}, ${f.day}, ${f.sha256}, ${f.raw}, ${f.parsed}::jsonb)
    on conflict (source, day, sha256) do update set fetched_at = kernel.now()`)

/** The file of each of some days, as far as there is one. */
export const findFiles = (r: Reader, source: string, days: readonly string[]): Promise<KeptFile[]> =>
  r.many(sql`select distinct on (day) day::text as day, parsed, sha256,
      (count(*) filter (where parsed is not null) over (partition by day))::int as versions
    from reconciliation.files where source = ${source} and day = any (${[...days]}::date[])
    order by day, (parsed is null), fetched_at desc, id desc`)
