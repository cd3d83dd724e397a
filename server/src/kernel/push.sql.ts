import { empty, type Reader, sql } from './db.ts'

export type PushRow = { id: bigint; channel: string; type: string; data: unknown }

const MOST = 1000

/** The number of the newest event, 0 when there is none. */
export const findNewestPush = async (r: Reader): Promise<bigint> =>
  (await r.one<{ id: bigint }>(sql`select coalesce(max(id), 0) as id from kernel.push_events where id > 0`)).id

/** Events after a number, oldest first, at most 1,000; of some channels or of all. */
export const findPushesAfter = (r: Reader, after: bigint, channels?: readonly string[]): Promise<PushRow[]> =>
  r.many(sql`select id, channel, type, data from kernel.push_events where id > ${after}
    ${channels ? sql`and channel = any(${[...channels]}::text[])` : empty} order by id limit ${MOST}`)

/** Takes away what is older than a day; answers how many rows. */
export const trimPushes = (r: Reader): Promise<number> =>
  r.run(sql`delete from kernel.push_events where created_at < clock_timestamp() - interval '1 day'`)
