import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** `ready`: shuffled, and its fingerprint told; nobody has staked yet. */
export type RoundState = 'ready' | 'open' | 'over'
/** A round of cards: the words that put its cards in their order, and the moves that were made. `deal_id` is the client's own. */
export type RoundRow = {
  id: string
  brand: string
  player: string
  game: string
  engine: string
  words: string
  state: RoundState
  deal_id: string | null
  stake: number
  moves: readonly string[]
  acted_at: number
}
type Player = Pick<Visit, 'brand' | 'player'>

const read = (row: unknown): RoundRow => {
  const found = row as Omit<RoundRow, 'moves'> & { moves: string }
  return { ...found, moves: JSON.parse(found.moves) as string[] }
}

export const insertReady = (
  { books }: World,
  r: Pick<RoundRow, 'id' | 'brand' | 'player' | 'game' | 'engine' | 'words'>,
): void =>
  void books
    .prepare('insert into card_rounds (id, brand, player, game, engine, words) values (?, ?, ?, ?, ?, ?)')
    .run(r.id, r.brand, r.player, r.game, r.engine, r.words)

/** Writes how far a round is. */
export const writeRound = (
  { books }: World,
  r: Pick<RoundRow, 'id' | 'state' | 'deal_id' | 'stake' | 'moves' | 'acted_at'>,
): void =>
  void books
    .prepare('update card_rounds set state = ?, deal_id = ?, stake = ?, moves = ?, acted_at = ? where id = ?')
    .run(r.state, r.deal_id, r.stake, JSON.stringify(r.moves), r.acted_at, r.id)

/** The round of a player in a game that is in this state: of those that are not over there is one at most. */
export const findInState = (
  { books }: World,
  { brand, player, game }: Player & Pick<Visit, 'game'>,
  state: RoundState,
): RoundRow | undefined =>
  books
    .prepare('select * from card_rounds where brand = ? and player = ? and game = ? and state = ?')
    .all(brand, player, game, state)
    .map(read)[0]

/** What a client's call for cards came to; undefined for one that nobody has heard of. */
export const findDealt = ({ books }: World, { brand, player }: Player, deal_id: string): RoundRow | undefined =>
  books
    .prepare('select * from card_rounds where brand = ? and player = ? and deal_id = ?')
    .all(brand, player, deal_id)
    .map(read)[0]

export const findCardRound = ({ books }: World, brand: string, id: string): RoundRow | undefined =>
  books.prepare('select * from card_rounds where brand = ? and id = ?').all(brand, id).map(read)[0]

/** Rounds whose player has not moved since a moment. */
export const listLeft = ({ books }: World, since: number): RoundRow[] =>
  books.prepare("select * from card_rounds where state = 'open' and acted_at <= ?").all(since).map(read)

/** The last rounds of a player in a game, the newest first. */
export const listRounds = (
  { books }: World,
  { brand, player, game }: Player & Pick<Visit, 'game'>,
  limit: number,
): RoundRow[] =>
  books
    .prepare(
      "select * from card_rounds where brand = ? and player = ? and game = ? and state = 'over' order by acted_at desc, rowid desc limit ?",
    )
    .all(brand, player, game, limit)
    .map(read)
