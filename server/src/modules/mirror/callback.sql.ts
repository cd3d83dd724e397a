import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { SeamlessEvent, SeamlessVerdict } from '../games/index.ts'
import type { EventFacts } from './callback.rules.ts'

export type KeptEvent = Pick<SeamlessEvent, 'event_id' | 'kind' | 'bet_id' | 'amount'> & {
  member_id: number
  verdict: SeamlessVerdict
  balance: bigint
}

/** Events about one bet go one after another, in whichever process. */
export const lockBet = (tx: Tx, supplier_code: string, bet_id: string): Promise<number> =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('mirror.callbacks ' || ${supplier_code} || ' ' || ${bet_id}, 0))`,
  )

/** An event that was answered for good, with that answer. */
export const findEvent = (r: Reader, supplier_code: string, event_id: string): Promise<KeptEvent | undefined> =>
  r.maybe(sql`select event_id, kind, bet_id, amount, member_id, verdict, balance from mirror.callbacks
    where supplier_code = ${supplier_code} and event_id = ${event_id}`)

export const insertEvent = (tx: Tx, supplier_code: string, e: KeptEvent): Promise<number> =>
  tx.run(sql`insert into mirror.callbacks (supplier_code, event_id, member_id, kind, bet_id, amount, verdict, balance)
    values (${supplier_code}, ${e.event_id}, ${e.member_id}, ${e.kind}, ${e.bet_id}, ${e.amount}, ${e.verdict}, ${e.balance})`)

type About = Omit<EventFacts, 'is_player'>
type Found = Omit<About, 'bet'> & { member_id: number | null; stake: bigint; status: 'open' }

export const findBetFacts = async (
  tx: Tx,
  supplier_code: string,
  { bet_id, player }: Pick<SeamlessEvent, 'bet_id' | 'player'>,
): Promise<About> => {
  const { member_id, stake, status, ...about } = await tx.one<Found>(sql`
    select b.member_id, b.stake, b.status, exists (select from mirror.callbacks c
      where c.supplier_code = ${supplier_code} and c.bet_id = ${bet_id} and c.kind = 'rollback' and c.verdict = 'done') as is_rolled_back,
      exists (select from games.selling s where s.code = ${supplier_code}) as is_selling,
      exists (select from games.visiting v where v.member_id = ${player.member_id} and v.supplier_code = ${supplier_code}) as is_visiting
    from (select) one left join mirror.bets b on b.supplier_code = ${supplier_code} and b.bet_id = ${bet_id}`)
  return { ...about, bet: member_id === null ? undefined : { member_id, stake, status } }
}

type Written = { bet_id: string; member_id: number; id: string; stake: bigint; changed_at: Date }

/** A bet that stands in our books from its first word on. */
export const insertBookedBet = (tx: Tx, supplier_code: string, b: Written): Promise<number> =>
  tx.run(sql`insert into mirror.bets (supplier_code, bet_id, member_id, id, stake, payout, status, changed_at, booked_stake, booked_payout, booked_status)
    values (${supplier_code}, ${b.bet_id}, ${b.member_id}, ${b.id}, ${b.stake}, 0, 'open', ${b.changed_at}, ${b.stake}, 0, 'open')`)

/** Ends a bet in our record of the supplier's book. */
export const endBookedBet = (
  tx: Tx,
  supplier_code: string,
  b: { bet_id: string; payout: bigint; status: 'settled' | 'cancelled'; changed_at: Date },
): Promise<number> =>
  tx.run(sql`update mirror.bets set payout = ${b.payout}, status = ${b.status}, changed_at = ${b.changed_at}, booked_payout = ${b.payout}, booked_status = ${b.status}
    where supplier_code = ${supplier_code} and bet_id = ${b.bet_id}`)
