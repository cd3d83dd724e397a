import { type Reader, sql } from './db.ts'
import type { Cursor, Snapshot } from './push-cursor.rules.ts'

export type PushRow = { id: bigint; xid: bigint; channel: string; type: string; data: unknown }
/** What was new, and the snapshot in which it was seen. */
export type NewPushes = { snapshot: Snapshot; rows: PushRow[] }
type Found = { snapshot: Snapshot } & (PushRow | { id: null })

const split = (found: Found[]): NewPushes => ({
  snapshot: found[0]?.snapshot ?? '',
  rows: found.flatMap((row) => (row.id === null ? [] : [row])),
})

const columns = sql`n.s::text as snapshot, p.id, p.xid::text::bigint as xid, p.channel, p.type, p.data`
/** Rows that a restored database brought along from another one's transactions are new to nobody. */
const isOurs = sql`p.xid < pg_snapshot_xmax(n.s)`

export const findSnapshot = async (r: Reader): Promise<Snapshot> =>
  (await r.one<{ s: Snapshot }>(sql`select pg_current_snapshot()::text as s`)).s

/** What an earlier snapshot did not show, in the order in which it was written: each event is new in one such reading alone. */
export const findNewPushes = async (r: Reader, seen: Snapshot): Promise<NewPushes> =>
  split(
    await r.steady.many<Found>(sql`with now as (select pg_current_snapshot() as s)
      select ${columns} from now n left join kernel.push_events p
        on p.xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and ${isOurs} and not pg_visible_in_snapshot(p.xid, ${seen}::pg_snapshot)
      order by p.id`),
  )

/** What a stream that had come as far as the cursor has missed of some channels: first the rest of what was being told it then. */
export const findMissedPushes = async (
  r: Reader,
  { before, until, id }: Cursor,
  channels: readonly string[],
): Promise<NewPushes> =>
  split(
    await r.steady.many<Found>(sql`with now as (select pg_current_snapshot() as s)
      select ${columns} from now n left join kernel.push_events p
        on p.channel = any(${[...channels]}::text[]) and ${isOurs} and not pg_visible_in_snapshot(p.xid, ${before}::pg_snapshot)
          and (p.id > ${id} or not pg_visible_in_snapshot(p.xid, ${until}::pg_snapshot))
      order by pg_visible_in_snapshot(p.xid, ${until}::pg_snapshot) desc, p.id`),
  )

/** Takes away what is older than a day; answers how many rows. */
export const trimPushes = (r: Reader): Promise<number> =>
  r.run(sql`delete from kernel.push_events where created_at < clock_timestamp() - interval '1 day'`)
