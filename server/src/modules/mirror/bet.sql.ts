import type { BetReason } from '@moongate/contract/betting.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { SupplierBet } from '../games/index.ts'
import type { Text } from '../site/index.ts'
import type { Told } from './bet.rules.ts'

export type KnownBet = Told & { bet_id: string; id: string }
/** A bet that waits to be written into our books. Its moments and amounts are text, as they were kept. */
export type WaitingBet = KnownBet & {
  told: KeptBet
  booked_stake: bigint | null
  booked_payout: bigint | null
  booked_status: SupplierBet['status'] | null
}
/** What is kept of a told bet beside its own columns. */
export type KeptBet = Pick<SupplierBet, 'game_code' | 'game_type'> & {
  selection?: Readonly<Record<string, unknown>> | undefined
  game_title?: Text
  detail?: Text
  member_id: number
  is_demo: boolean
  bet_at: string
  settled_at: string | null
  reason?: BetReason | undefined
  round?: string | undefined
  /** As text, since JSON knows no such numbers. */
  payout_most?: string | undefined
}
export type ToldBet = KnownBet & { told: KeptBet }

/** One page of a supplier's is written at a time, in whichever process. */
export const lockSupplier = (tx: Tx, supplier_code: string): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('mirror.bets ' || ${supplier_code}, 0))`)

export const findKnownBets = (r: Reader, supplier_code: string, bet_ids: readonly string[]): Promise<KnownBet[]> =>
  r.many(sql`select bet_id, member_id, id, stake, payout, status, changed_at from mirror.bets
    where supplier_code = ${supplier_code} and bet_id = any (${[...bet_ids]})`)

/** Whose bet it is stays what it was first: where another player is told later, that is a fault of its own. */
export const keepBets = (tx: Tx, supplier_code: string, bets: readonly ToldBet[]): Promise<number> =>
  tx.run(sql`insert into mirror.bets (supplier_code, bet_id, member_id, id, stake, payout, status, changed_at, told)
    select ${supplier_code}, bet_id, member_id, id, stake::bigint, payout::bigint, status, changed_at, told
    from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as b(bet_id text, member_id int, id uuid, stake text, payout text, status text, changed_at timestamptz, told jsonb)
    on conflict (supplier_code, bet_id) do update set stake = excluded.stake, payout = excluded.payout, status = excluded.status,
      changed_at = excluded.changed_at, told = excluded.told, fault = '', tried_at = null`)

/** Those not tried yet first; one with a fault is tried again after a while. */
export const findWaitingBets = (tx: Tx, supplier_code: string, limit: number): Promise<WaitingBet[]> =>
  tx.many(sql`select bet_id, member_id, id, stake, payout, status, changed_at, told, booked_stake, booked_payout, booked_status from mirror.bets
    where supplier_code = ${supplier_code} and told is not null and (tried_at is null or tried_at < kernel.now() - interval '10 minutes')
    order by tried_at nulls first, changed_at, bet_id limit ${limit} for update skip locked`)

export const markBooked = (
  tx: Tx,
  supplier_code: string,
  bets: readonly (Pick<KnownBet, 'bet_id' | 'stake' | 'status'> & { payout: bigint })[],
): Promise<number> =>
  tx.run(sql`update mirror.bets m set told = null, fault = '', tried_at = null, booked_stake = b.stake::bigint, booked_payout = b.payout::bigint, booked_status = b.status
    from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as b(bet_id text, stake text, payout text, status text)
    where m.supplier_code = ${supplier_code} and m.bet_id = b.bet_id`)

export const markFault = (
  r: Reader,
  supplier_code: string,
  { bet_id, changed_at }: Pick<KnownBet, 'bet_id' | 'changed_at'>,
  fault: string,
): Promise<number> =>
  r.run(sql`update mirror.bets set fault = ${fault}, tried_at = kernel.now()
    where supplier_code = ${supplier_code} and bet_id = ${bet_id} and changed_at = ${changed_at}`)
