import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** Counts one more demo account of an address on its day in the site's time zone. */
export const countDemoStart = async (tx: Tx, address: string, now: Date, time_zone: string): Promise<number> => {
  const row = await tx.one<{ started: number }>(sql`insert into members.demo_starts as s (address, started_on, started)
    values (${address}, (${now}::timestamptz at time zone ${time_zone})::date, 1)
    on conflict (address, started_on) do update set started = s.started + 1 returning started`)
  return row.started
}

export const forgetDemoStarts = (r: Reader, before: Date): Promise<number> =>
  r.run(sql`delete from members.demo_starts where started_on < ${before}::timestamptz::date`)
