import { type Reader, sql } from '../../kernel/db.ts'

/** Transfers whose end is not known yet, from the wallet's published view. */
export const countOpenTransfers = async (r: Reader): Promise<number> =>
  (await r.one<{ n: number }>(sql`select count(*)::int as n from wallet.open_transfers`)).n
