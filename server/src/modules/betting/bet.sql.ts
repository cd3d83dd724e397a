import {
  BET_STEPS,
  type BetReason,
  type BetStatus,
  type FinishedStatus,
  type UncountedReason,
} from '@moongate/contract/betting.states'
import { type OfCall, matchStanding } from '../../kernel/breath.sql.ts'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { BetWording } from '../games/index.ts'
import type { Text } from '../site/index.ts'

export type NewBet = BetWording & {
  member_id: number
  id: string
  bill_no: string
  supplier_code: string
  game_type: number
  game_code: string
  asset: string
  stake: bigint
  /** When it was placed; now, where it is recorded as it is sold. */
  bet_at?: Date | undefined
  /** What decides it together with others, by its supplier's name. */
  round_id?: string | undefined
  /** The most that it may bring back, where its supplier tells that. */
  payout_most?: bigint | undefined
}
/** `selection` is null on bets that were sold with their words. */
export type BetRow = Omit<NewBet, keyof BetWording | 'bet_at' | 'round_id' | 'payout_most'> & {
  selection: Record<string, unknown> | null
  game_title: Text | null
  /** The game's title in the catalogue now; null for a game that is not in it. */
  catalogued: Text | null
  detail: Text | null
  effective: bigint
  uncounted: UncountedReason | null
  payout: bigint
  status: BetStatus
  reason: BetReason | null
  bet_at: Date
  settled_at: Date | null
}
export type BetFilter = {
  member_id: number
  bet?: { from: Date; before: Date } | undefined
  payout?: { from: Date; before: Date } | undefined
  supplier_code?: string | undefined
  game_type?: number | undefined
  open_only: boolean
}
export type Sums = { n: number; stake: bigint; effective: bigint; payout: bigint; net: bigint }
/** What modules above are told of a bet. */
export type ToldBet = Pick<BetRow, 'member_id' | 'id' | 'asset' | 'supplier_code' | 'game_type' | 'stake'>
export type SettledBet = ToldBet & Pick<BetRow, 'effective' | 'payout'>
export type Finished = Pick<BetRow, 'member_id' | 'id' | 'effective' | 'uncounted' | 'payout'> & {
  status: FinishedStatus
  settled_at?: Date | undefined
  reason: BetReason | null
}

/** Rows in one statement, whatever their number; in a breath those of calls that stand. None was placed later than now, whatever a supplier's clock says. */
export const insertBets = (tx: Tx, bets: readonly (NewBet & OfCall)[]): Promise<number> =>
  tx.run(sql`insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, selection, game_title, detail, asset, stake, bet_at, round_id, payout_most)
    select member_id, id, bill_no, supplier_code, game_type, game_code, selection, game_title, detail, asset, stake::bigint, least(bet_at, kernel.now()), round_id, payout_most::bigint
    from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as b(member_id int, id uuid, bill_no text, supplier_code text, game_type int, game_code text,
      selection jsonb, game_title jsonb, detail jsonb, asset text, stake text, bet_at timestamptz, round_id text, payout_most text, call int)
    where ${matchStanding(sql`b.call`)}`)

/**
 * Finishes open bets; answers those that this call finished, so that a repeat finishes none. None ended later than now: what is counted by that
 * moment would be counted otherwise when somebody moves meanwhile.
 */
export const finishBets = (tx: Tx, done: readonly Finished[]): Promise<SettledBet[]> =>
  tx.many(sql`update betting.bets b set status = d.status, effective = d.effective::bigint, uncounted = d.uncounted, payout = d.payout::bigint, settled_at = least(d.settled_at, kernel.now()), reason = d.reason
    from jsonb_to_recordset(${toJsonRows(done)}::jsonb) as d(member_id int, id uuid, status text, effective text, uncounted text, payout text, settled_at timestamptz, reason text)
    where b.member_id = d.member_id and b.id = d.id and b.status = any (${[...BET_STEPS.end.from]}::text[])
    returning b.member_id, b.id, b.asset, b.supplier_code, b.game_type, b.stake, b.effective, b.payout`)

/** Bets that were told to be settled, with what was not told of them then; `effective` is what was told. */
export const findSettledBets = (
  r: Reader,
  told: readonly { member_id: number; id: string; effective: bigint }[],
): Promise<SettledBet[]> =>
  r.many(sql`select b.member_id, b.id, b.asset, b.supplier_code, b.game_type, b.stake, t.effective::bigint as effective, b.payout
    from jsonb_to_recordset(${toJsonRows(told)}::jsonb) as t(member_id int, id uuid, effective text) join betting.bets b using (member_id, id)`)

/** What of a bet its reader is shown. */
const shown = sql`member_id, id, bill_no, supplier_code, game_type, game_code, selection, game_title, detail, asset, stake, effective, uncounted, payout, status, reason, bet_at, settled_at,
  (select g.title from games.published g where g.supplier_code = bets.supplier_code and g.game_code = bets.game_code) as catalogued`

const matchBets = (f: BetFilter): Sql => sql`from betting.bets where member_id = ${f.member_id}
  ${f.bet ? sql`and bet_at >= ${f.bet.from} and bet_at < ${f.bet.before}` : empty}
  ${f.payout ? sql`and settled_at >= ${f.payout.from} and settled_at < ${f.payout.before}` : empty}
  ${f.supplier_code === undefined ? empty : sql`and supplier_code = ${f.supplier_code}`}
  ${f.game_type === undefined ? empty : sql`and game_type = ${f.game_type}`}
  ${f.open_only ? sql`and status = 'X'` : empty}`

export const findBets = (r: Reader, f: BetFilter, limit: number, offset: number): Promise<BetRow[]> =>
  r.many(sql`select ${shown} ${matchBets(f)} order by bet_at desc, id limit ${limit} offset ${offset}`)

/** These bets, whoever's they are. */
export const findBetsByKey = (r: Reader, keys: readonly { member_id: number; id: string }[]): Promise<BetRow[]> =>
  r.many(
    sql`select ${shown} from betting.bets join unnest(${keys.map((k) => k.member_id)}::int[], ${keys.map((k) => k.id)}::uuid[]) k(member_id, id) using (member_id, id)`,
  )

/** Grand totals of a search; the net counts finished bets only. */
export const sumBets = (r: Reader, f: BetFilter): Promise<Sums> =>
  r.one(sql`select count(*)::int as n, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(effective), 0)::bigint as effective,
    coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(payout - stake) filter (where status <> 'X'), 0)::bigint as net ${matchBets(f)}`)
