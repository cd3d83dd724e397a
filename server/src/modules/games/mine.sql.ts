import { type Reader, sql } from '../../kernel/db.ts'

export type GameKey = { supplier_code: string; game_code: string }

/** How many of the games opened last are told. */
const RECENT = 30

/** A member's favourites. */
export const findFavourites = (r: Reader, member_id: number): Promise<GameKey[]> =>
  r.many(
    sql`select supplier_code, game_code from games.favourites where member_id = ${member_id} order by added_at desc, game_code`,
  )

/** What a member opened last. */
export const findRecents = (r: Reader, member_id: number): Promise<GameKey[]> =>
  r.many(
    sql`select supplier_code, game_code from games.recents where member_id = ${member_id} order by opened_at desc, game_code limit ${RECENT}`,
  )

/** Answers 0 where no such game is offered; one that is a favourite already stays as it is. */
export const insertFavourite = (r: Reader, member_id: number, g: GameKey): Promise<number> =>
  r.run(sql`insert into games.favourites as f (member_id, supplier_code, game_code)
    select ${member_id}, c.supplier_code, c.game_code from games.catalogue c where c.on_sale and c.supplier_code = ${g.supplier_code} and c.game_code = ${g.game_code}
    on conflict (member_id, supplier_code, game_code) do update set added_at = f.added_at`)

export const removeFavourite = (r: Reader, member_id: number, g: GameKey): Promise<number> =>
  r.run(
    sql`delete from games.favourites where member_id = ${member_id} and supplier_code = ${g.supplier_code} and game_code = ${g.game_code}`,
  )

/** Remembers that a member opened a game just now. */
export const keepRecent = (r: Reader, member_id: number, g: GameKey): Promise<number> =>
  r.run(sql`insert into games.recents (member_id, supplier_code, game_code) values (${member_id}, ${g.supplier_code}, ${g.game_code})
    on conflict (member_id, supplier_code, game_code) do update set opened_at = kernel.now()`)

export const insertPlayer = (r: Reader, member_id: number, supplier_code: string): Promise<number> =>
  r.run(
    sql`insert into games.players (member_id, supplier_code) values (${member_id}, ${supplier_code}) on conflict do nothing`,
  )
