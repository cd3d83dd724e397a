import { sql, type Tx } from '../../kernel/db.ts'
import { holdMembers } from './hold.sql.ts'
import { SHUT_ACTIONS } from './policy.rules.ts'

/** Holds one member until the transaction ends: what protects them is changed under it. */
export const holdMember = async (tx: Tx, member_id: number): Promise<void> => {
  await holdMembers(tx, [member_id])
}

/**
 * Shuts a held member out: from when this transaction holds they play, deposit, borrow and are given nothing, until a moment or for ever
 * (null). What they were about to do has happened before it, or does not happen.
 */
export const shutOut = (tx: Tx, member_id: number, until: Date | null): Promise<number> =>
  tx.run(sql`insert into policy.bars (member_id, action, why, since, until)
    select ${member_id}, action, 'protected', kernel.now(), ${until} from unnest(${[...SHUT_ACTIONS]}::text[]) action
    on conflict (member_id, action, why) do update set since = excluded.since, until = excluded.until`)
