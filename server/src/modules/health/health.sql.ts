import { type Reader, sql } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import { MOST_TIMES, type Noted } from './health.rules.ts'

/** Adds what a process noted to what the others did, and says how its breakers stand. */
export const addNoted = (r: Reader, process: string, noted: readonly Noted[]): Promise<number> =>
  r.run(sql`with told as (
      select callee as supplier_code, to_timestamp(minute_ms / 1000.0) as minute, answered, silent, took_ms, open_since_ms
      from jsonb_to_recordset(${toJsonRows(noted)}::jsonb) as n(callee text, minute_ms bigint, answered int, silent int, took_ms int[], open_since_ms bigint)),
    breakers as (
      insert into health.breakers (supplier_code, process, open_since, noted_at)
      select distinct on (supplier_code) supplier_code, ${process}::uuid, to_timestamp(open_since_ms / 1000.0), kernel.now() from told order by supplier_code, minute desc
      on conflict (supplier_code, process) do update set open_since = excluded.open_since, noted_at = excluded.noted_at)
    insert into health.minutes as m (supplier_code, minute, answered, silent, took_ms)
    select supplier_code, minute, answered, silent, took_ms from told
    on conflict (supplier_code, minute) do update set answered = m.answered + excluded.answered, silent = m.silent + excluded.silent,
      took_ms = (m.took_ms || excluded.took_ms)[1:${MOST_TIMES}]`)

export type HealthRow = {
  callee: string
  answered: number
  silent: number
  p50_ms: number | null
  p95_ms: number | null
  open_since: Date | null
}

/** The last hour of each who is called, and since when a process that was heard of lately lets nobody new in. */
export const findHealth = (r: Reader): Promise<HealthRow[]> =>
  r.many(sql`with hour as (select * from health.minutes where minute > kernel.now() - interval '1 hour'),
    counted as (select supplier_code, sum(answered)::int as answered, sum(silent)::int as silent from hour group by 1),
    timed as (select supplier_code, percentile_disc(array[0.5, 0.95]) within group (order by ms) as p from hour, unnest(took_ms) ms group by 1),
    kept_out as (select supplier_code, min(open_since) as open_since from health.breakers
      where open_since is not null and noted_at > kernel.now() - interval '10 minutes' group by 1)
    select supplier_code as callee, coalesce(answered, 0) as answered, coalesce(silent, 0) as silent, p[1] as p50_ms, p[2] as p95_ms, open_since
    from counted full join timed using (supplier_code) full join kept_out using (supplier_code)`)

/** Takes away what is older than anybody looks at. */
export const forgetOld = (r: Reader): Promise<number> =>
  r.run(sql`with breakers as (delete from health.breakers where noted_at < kernel.now() - interval '2 days')
    delete from health.minutes where minute < kernel.now() - interval '2 days'`)
