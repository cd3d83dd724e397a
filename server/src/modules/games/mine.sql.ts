import { empty, type Reader, sql, type Tx } from '../../kernel/db.ts'

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

/** A member at a supplier under a session of theirs, by the name that the supplier is told. */
export type Visit = { visit_id: string; member_id: number; is_demo: boolean; supplier_code: string }
type Begun = Visit & { session_id: string }

/** Keeps that a member goes to a supplier; answers what the visit is called, of one that goes on what it was called before. */
export const keepVisit = async (r: Reader, v: Begun): Promise<string> =>
  (
    await r.one<{
      visit_id: string
    }>(sql`insert into games.visits (visit_id, member_id, session_id, supplier_code, is_demo)
    values (${v.visit_id}, ${v.member_id}, ${v.session_id}, ${v.supplier_code}, ${v.is_demo})
    on conflict (member_id, session_id, supplier_code) do update set opened_at = kernel.now() returning visit_id`)
  ).visit_id

/** Takes the visits of a member's sessions, or of all of them: what opens from then on is another visit. */
export const takeVisits = (tx: Tx, member_id: number, session_ids?: readonly string[]): Promise<Visit[]> =>
  tx.many(sql`delete from games.visits where member_id = ${member_id}
    ${session_ids ? sql`and session_id = any (${[...session_ids]}::uuid[])` : empty} returning visit_id, member_id, is_demo, supplier_code`)
