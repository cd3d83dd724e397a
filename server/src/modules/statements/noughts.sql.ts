import { sql, type Tx } from '../../kernel/db.ts'
import { NO_REFERENCE, type Said } from './noughts.rules.ts'

/** The rows of an account that were kept under a reference which is none. */
export const findNoughts = (tx: Tx, account: string): Promise<Said[]> =>
  tx.many(sql`select booked_at, amount, payer_name, payer_account, remark from statements.rows
    where account = ${account} and reference <> '' and reference ~ ${NO_REFERENCE}`)
