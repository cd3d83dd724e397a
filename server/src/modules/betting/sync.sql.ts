import { type Reader, sql } from '../../kernel/db.ts'

/** Writes that all bets a supplier knew at this moment are here. */
export const noteSynced = (r: Reader, supplier_code: string, at: Date): Promise<number> =>
  r.run(sql`insert into betting.syncs (supplier_code, synced_at) values (${supplier_code}, ${at})
    on conflict (supplier_code) do update set synced_at = greatest(betting.syncs.synced_at, excluded.synced_at)`)

/** Until when the bets of each supplier are here, for those whose bets are pulled. */
export const findSynced = async (r: Reader): Promise<ReadonlyMap<string, Date>> => {
  const rows = await r.many<{ supplier_code: string; synced_at: Date }>(
    sql`select supplier_code, synced_at from betting.syncs`,
  )
  return new Map(rows.map(({ supplier_code, synced_at }) => [supplier_code, synced_at]))
}
