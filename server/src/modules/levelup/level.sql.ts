import type { Ladder } from '@moongate/contract/levelup.states'
import { type Reader, sql } from '../../kernel/db.ts'
import type { Level } from './level.rules.ts'

/** Every level of both ladders, the lowest first; they are few. */
export const findLevels = (r: Reader): Promise<Level[]> =>
  r.many(sql`select ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, withdrawals, withdrawal_max, manager
    from levelup.levels order by ladder, level`)

export type Standing = { member_id: number; ladder: Ladder; effective: bigint }

/** What members' bets have come to, on the ladders on which they have bet. */
export const findStandings = (r: Reader, member_ids: readonly number[]): Promise<Standing[]> =>
  r.many(
    sql`select member_id, ladder, effective from levelup.standings where member_id = any (${[...member_ids]}::int[])`,
  )
