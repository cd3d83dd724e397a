import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** Odds that staff have set, in thousandths. */
export type SetOdds = { game_code: string; bet_type: string; odds_milli: number; changed_at: Date; changed_by: string }
export type OddsChange = Omit<SetOdds, 'changed_at'> & { was_milli: number; built_in_milli: number }

const columns = sql`o.game_code, o.bet_type, o.odds_milli, o.changed_at, o.changed_by`

export const findSetOdds = (r: Reader, game_code: string): Promise<SetOdds[]> =>
  r.many(sql`select ${columns} from lottery.odds o where o.game_code = ${game_code}`)

/** Sets odds that are still what was seen; nothing where somebody else has set them meanwhile. */
export const putOdds = (tx: Tx, c: OddsChange): Promise<SetOdds | undefined> =>
  tx.maybe(sql`insert into lottery.odds as o (game_code, bet_type, odds_milli, changed_by)
    select ${c.game_code}, ${c.bet_type}, ${c.odds_milli}, ${c.changed_by}
    where ${c.was_milli}::int = coalesce((select s.odds_milli from lottery.odds s where s.game_code = ${c.game_code} and s.bet_type = ${c.bet_type}), ${c.built_in_milli}::int)
    on conflict (game_code, bet_type) do update set odds_milli = excluded.odds_milli, changed_at = kernel.now(), changed_by = excluded.changed_by
      where o.odds_milli = ${c.was_milli}
    returning ${columns}`)
