import type { PlayFault } from '@moongate/contract/freespins.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Grant } from './grant.sql.ts'

export type NewPlay = {
  bet_id: string
  grant_id: string
  member_id: number
  win: bigint
  credit: bigint
  fault: PlayFault | ''
  played_at: Date
}
export type Unpaid = { supplier_code: string; bet_id: string; credit: bigint }

/** Takes the right to write the plays of a supplier, one who tells of them after the other. */
export const lockPlays = (tx: Tx, supplier_code: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('freespins.plays ' || ${supplier_code}, 0))`)

/** Which of these bets were told before. */
export const findTold = async (r: Reader, supplier_code: string, bet_ids: readonly string[]): Promise<Set<string>> => {
  const rows = await r.many<{ bet_id: string }>(
    sql`select bet_id from freespins.plays where supplier_code = ${supplier_code} and bet_id = any (${[...bet_ids]}::text[])`,
  )
  return new Set(rows.map(({ bet_id }) => bet_id))
}

/** Writes plays down. */
export const insertPlays = (tx: Tx, supplier_code: string, plays: readonly NewPlay[]): Promise<number> =>
  tx.run(sql`insert into freespins.plays (supplier_code, bet_id, grant_id, member_id, win, credit, fault, played_at)
    select ${supplier_code}, bet_id, grant_id, member_id, win, credit, fault, played_at
    from jsonb_to_recordset(${toJsonRows(plays)}::jsonb) as p(bet_id text, grant_id text, member_id int, win bigint, credit bigint, fault text, played_at timestamptz)`)

/** Writes on a locked grant what plays have changed. */
export const countPlayed = (
  tx: Tx,
  {
    member_id,
    id,
    state,
    end_as,
    played,
    won,
  }: Pick<Grant, 'member_id' | 'id' | 'state' | 'end_as' | 'played' | 'won'>,
): Promise<number> =>
  tx.run(sql`update freespins.grants set state = ${state}, end_as = ${end_as}, played = ${played}, won = ${won}
    where member_id = ${member_id} and id = ${id}`)

/** The wins of a locked grant that are real money and were not posted yet. */
export const findUnpaid = (tx: Tx, grant_id: string): Promise<Unpaid[]> =>
  tx.many(sql`select supplier_code, bet_id, credit from freespins.plays
    where grant_id = ${grant_id} and fault = '' and credit > 0 and not is_paid order by played_at, bet_id`)

/** They are posted now. */
export const markPaid = (tx: Tx, grant_id: string, bet_ids: readonly string[]): Promise<number> =>
  tx.run(
    sql`update freespins.plays set is_paid = true where grant_id = ${grant_id} and bet_id = any (${[...bet_ids]}::text[])`,
  )
