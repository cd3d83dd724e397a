import { type Pool, sql } from '../../server/src/kernel/db.ts'

/** How often a table was read from one end to the other, how many rows of it and of its indexes were, and how many were written. */
export type Reading = { name: string; whole: number; read: number; written: number }

/** What was read of each table so far, by their names. A connection tells what it read when it ends or is asked to, else once a second at most. */
export const countReadings = async (owner: Pool): Promise<Map<string, Reading>> => {
  await owner.run(sql`select pg_stat_force_next_flush(), pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const rows = await owner.many<Reading>(
    sql`select t.schemaname || '.' || t.relname as name, coalesce(t.seq_scan, 0)::int as whole, t.n_tup_ins::int as written,
        (coalesce(t.seq_tup_read, 0) + coalesce((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0))::int as read
      from pg_stat_user_tables t`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}
