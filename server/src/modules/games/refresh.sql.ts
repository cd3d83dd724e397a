import { type Reader, sql } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Text } from '../site/index.ts'
import type { SupplierGame } from './supplier.port.ts'

/**
 * Takes a supplier's games into the catalogue, all in one statement, and answers how many are new or differ. What an operator may
 * have changed stays: switch, place, tags, pictures, and the weight once there is one. What only the supplier can know follows it.
 */
export const takeGames = (
  r: Reader,
  supplier_code: string,
  games: readonly SupplierGame[],
  position: number,
): Promise<number> =>
  r.run(sql`insert into games.catalogue as c (supplier_code, position, game_code, game_type, title, tags, web_pic, mobile_pic, engine, weight, added_on, hue, pattern, stake_least, stake_most, stake_cap, return_least_ppm, return_most_ppm)
    select ${supplier_code}, ${position}, g.game_code, g.game_type, g.title, g.tags, g.web_pic, g.mobile_pic, coalesce(g.engine, ''), g.weight, g.added_on, (g.art ->> 'hue')::int, g.art ->> 'pattern',
      (g.terms ->> 'stake_least')::bigint, (g.terms ->> 'stake_most')::bigint, (g.terms ->> 'cap')::bigint, (g.terms ->> 'return_least_ppm')::int, (g.terms ->> 'return_most_ppm')::int
    from jsonb_to_recordset(${toJsonRows(games)}::jsonb) as g (game_code text, game_type int, title jsonb, tags text[], web_pic text, mobile_pic text, engine text, weight int, added_on date, art jsonb, terms jsonb)
    on conflict (supplier_code, game_code) do update
      set game_type = excluded.game_type, title = excluded.title, engine = excluded.engine, added_on = excluded.added_on,
        hue = excluded.hue, pattern = excluded.pattern, stake_least = excluded.stake_least, stake_most = excluded.stake_most, stake_cap = excluded.stake_cap,
        return_least_ppm = excluded.return_least_ppm, return_most_ppm = excluded.return_most_ppm, weight = coalesce(c.weight, excluded.weight), gone_at = null
      where c.gone_at is not null or (c.game_type, c.title, c.engine, c.added_on, c.hue, c.pattern, c.stake_least, c.stake_most, c.stake_cap, c.return_least_ppm, c.return_most_ppm, c.weight)
        is distinct from (excluded.game_type, excluded.title, excluded.engine, excluded.added_on, excluded.hue, excluded.pattern, excluded.stake_least, excluded.stake_most, excluded.stake_cap, excluded.return_least_ppm, excluded.return_most_ppm, coalesce(c.weight, excluded.weight))`)

/** A supplier that is there already stays as it is. */
export const insertSupplier = (r: Reader, code: string, title: Text, position: number): Promise<number> =>
  r.run(sql`insert into games.suppliers (code, title, position)
    select ${code}, ${JSON.stringify(title)}::jsonb, ${position} + count(*) from games.suppliers on conflict do nothing`)

/** Takes out of every list what a supplier names no more, and answers how many games those are. */
export const dropGames = (r: Reader, supplier_code: string, named: readonly string[]): Promise<number> =>
  r.run(sql`update games.catalogue set gone_at = kernel.now()
    where supplier_code = ${supplier_code} and gone_at is null and not (game_code = any (${[...named]}))`)

/** Whether an operator offers this supplier at all. */
export const hasSupplier = (r: Reader, code: string): Promise<{ known: boolean }> =>
  r.one(sql`select exists (select from games.suppliers where code = ${code}) as known`)
