import { BET_REASONS, type BetStatus, type UncountedReason } from '@moongate/contract/betting.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { ToldBet } from './bet.sql.ts'
import type { Change } from './correction.rules.ts'

export type LockedBet = ToldBet & {
  status: BetStatus
  effective: bigint
  uncounted: UncountedReason | null
  payout: bigint
}

/** Locks bets in the order of their keys, so that two calls wait for each other and do not lock each other out. */
export const lockBets = (tx: Tx, keys: readonly { member_id: number; id: string }[]): Promise<LockedBet[]> =>
  tx.many(sql`select b.member_id, b.id, b.asset, b.supplier_code, b.game_type, b.stake, b.status, b.effective, b.uncounted, b.payout
    from betting.bets b join unnest(${keys.map((k) => k.member_id)}::int[], ${keys.map((k) => k.id)}::uuid[]) k(member_id, id)
      on b.member_id = k.member_id and b.id = k.id
    order by b.member_id, b.id for update of b`)

/** The moment a bet ended stays: it belongs to the day on which it was settled. */
export const changeBets = (tx: Tx, changes: readonly Change[]): Promise<number> =>
  tx.run(sql`update betting.bets b set status = c.status_after, effective = c.effective_after::bigint, payout = c.payout_after::bigint, reason = c.reason
    from jsonb_to_recordset(${toJsonRows(changes)}::jsonb) as c(member_id int, id uuid, status_after text, effective_after text, payout_after text, reason text)
    where b.member_id = c.member_id and b.id = c.id`)

/** The number of each correction, which grows with every one of a bet. */
export const insertCorrections = (
  tx: Tx,
  changes: readonly Change[],
): Promise<{ correction_id: number; member_id: number; id: string }[]> =>
  tx.many(sql`insert into betting.corrections (member_id, bet_id, status_before, effective_before, payout_before, status_after, effective_after, payout_after, reason)
    select member_id, id, status_before, effective_before::bigint, payout_before::bigint, status_after, effective_after::bigint, payout_after::bigint, reason
    from jsonb_to_recordset(${toJsonRows(changes)}::jsonb) as c(member_id int, id uuid, status_before text, effective_before text, payout_before text,
      status_after text, effective_after text, payout_after text, reason text)
    returning id as correction_id, member_id, bet_id as id`)

export type Correction = Pick<
  Change,
  'status_before' | 'payout_before' | 'status_after' | 'payout_after' | 'reason'
> & { at: Date }
/** How a bet came to stand as it does, the first correction first. Those of before reasons were told are unsaid. */
export const findCorrections = (r: Reader, member_id: number, id: string): Promise<Correction[]> =>
  r.many(sql`select status_before, payout_before, status_after, payout_after, case when reason = any (${[...BET_REASONS]}) then reason else 'unsaid' end as reason, at
    from betting.corrections where member_id = ${member_id} and bet_id = ${id} order by id`)
