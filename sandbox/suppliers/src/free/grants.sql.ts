import type { World } from '../world.ts'

/** Free spins that an operator has granted; `open` ones can be played until they expire. */
export type FreeGrant = {
  brand: string
  id: string
  player: string
  game: string
  spins: number
  stake: number
  expires_at: number
  played: number
  state: 'open' | 'closed'
}
type Named = Pick<FreeGrant, 'brand' | 'id'>

/** A grant by its id. */
export const findGrant = ({ books }: World, { brand, id }: Named): FreeGrant | undefined =>
  books.prepare('select * from free_grants where brand = ? and id = ?').all(brand, id)[0] as FreeGrant | undefined

/** Writes a grant down. */
export const insertGrant = ({ books }: World, g: FreeGrant): void =>
  void books
    .prepare(
      'insert into free_grants (brand, id, player, game, spins, stake, expires_at, played, state) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(g.brand, g.id, g.player, g.game, g.spins, g.stake, g.expires_at, g.played, g.state)

/** No spin of it is played any more. */
export const closeGrant = ({ books }: World, { brand, id }: Named): void =>
  void books.prepare("update free_grants set state = 'closed' where brand = ? and id = ?").run(brand, id)

/** Whether a spin of it can be played now. */
export const isPlayable = ({ state, played, spins, expires_at }: FreeGrant, now: number): boolean =>
  state === 'open' && played < spins && expires_at > now

/** The grant of a player in a game that is played next: the one that expires first. */
export const findOpenGrant = (
  { books }: World,
  { brand, player, game }: Pick<FreeGrant, 'brand' | 'player' | 'game'>,
  now: number,
): FreeGrant | undefined =>
  books
    .prepare(`select * from free_grants where brand = ? and player = ? and game = ? and state = 'open' and played < spins
      and expires_at > ? order by expires_at, id limit 1`)
    .all(brand, player, game, now)[0] as FreeGrant | undefined

/** Counts a spin that was played of a grant, with its bet. */
export const countPlay = ({ books }: World, { brand, id, stake }: FreeGrant, bet: string): void => {
  books.prepare('update free_grants set played = played + 1 where brand = ? and id = ?').run(brand, id)
  books.prepare('insert into free_plays (brand, bet, grant_id, stake) values (?, ?, ?, ?)').run(brand, bet, id, stake)
}
