import { sql, type Tx } from '../../kernel/db.ts'

/** Remembers free spins by the ids of their bets; answers those that were not known. */
export const insertFree = async (
  tx: Tx,
  supplier_code: string,
  bet_ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.many<{ bet_id: string }>(sql`insert into mirror.free_spins (supplier_code, bet_id)
    select ${supplier_code}, id from unnest(${[...bet_ids]}::text[]) id on conflict do nothing returning bet_id`)
  return new Set(rows.map(({ bet_id }) => bet_id))
}
