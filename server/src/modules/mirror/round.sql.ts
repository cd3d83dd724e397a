import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { KnownBet } from './bet.sql.ts'

/** What a supplier said of a bet, and what of it stands in our books. */
export type Round = KnownBet & {
  supplier_code: string
  fault: string
  tried_at: Date | null
  booked_stake: bigint | null
  booked_payout: bigint | null
  booked_status: KnownBet['status'] | null
}
export type FaultFilter = { member_id?: number; supplier_code?: string }

const columns = sql`supplier_code, bet_id, member_id, id, stake, payout, status, changed_at, fault, tried_at, booked_stake, booked_payout, booked_status`

/** A member's bet at a supplier, by the bet's id here. */
export const findRound = (r: Reader, member_id: number, id: string): Promise<Round | undefined> =>
  r.maybe(sql`select ${columns} from mirror.bets where member_id = ${member_id} and id = ${id}`)

const matchFaulty = (f: FaultFilter): Sql => sql`from mirror.bets where fault <> '' and told is not null
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.supplier_code === undefined ? empty : sql`and supplier_code = ${f.supplier_code}`}`

/** A page of bets that cannot be booked. */
export const findFaultyBets = (r: Reader, f: FaultFilter, limit: number, offset: number): Promise<Round[]> =>
  r.many(sql`select ${columns} ${matchFaulty(f)} order by changed_at, bet_id limit ${limit} offset ${offset}`)

export const countFaultyBets = (r: Reader, f: FaultFilter): Promise<Counted> => r.one(countUpTo(matchFaulty(f)))
