import type { Spots } from '@moongate/game-contract/live'
import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** What a player laid on a round with one call. `id` is that of its bet in the books; `bet_id` the client's own. */
export type LiveBetRow = {
  brand: string
  player: string
  game: string
  bet_id: string
  id: string
  table_code: string
  shoe: string
  round: number
  spots: Spots
  stake: number
  payout: number
  status: string
  at: number
}
type Player = Pick<Visit, 'brand' | 'player'>

const SELECT = `select l.brand, l.player, b.game, l.bet_id, l.id, s.table_code, l.shoe, l.round, l.spots, b.stake, b.payout, b.status, b.bet_at as at
  from live_bets l join bets b on b.brand = l.brand and b.id = l.id join live_shoes s on s.id = l.shoe`

const read = (row: unknown): LiveBetRow => {
  const found = row as Omit<LiveBetRow, 'spots'> & { spots: string }
  return { ...found, spots: JSON.parse(found.spots) as Spots }
}

export const insertLiveBet = (
  { books }: World,
  { brand, player }: Player,
  b: Pick<LiveBetRow, 'bet_id' | 'id' | 'shoe' | 'round' | 'spots'>,
): void =>
  void books
    .prepare('insert into live_bets (brand, player, bet_id, id, shoe, round, spots) values (?, ?, ?, ?, ?, ?, ?)')
    .run(brand, player, b.bet_id, b.id, b.shoe, b.round, JSON.stringify(b.spots))

/** What a client's call came to; undefined for one that nobody has heard of. */
export const findLiveBet = ({ books }: World, { brand, player }: Player, bet_id: string): LiveBetRow | undefined =>
  books.prepare(`${SELECT} where l.brand = ? and l.player = ? and l.bet_id = ?`).all(brand, player, bet_id).map(read)[0]

/** What was laid for a bet in the books. */
export const findLiveRound = ({ books }: World, brand: string, id: string): LiveBetRow | undefined =>
  books.prepare(`${SELECT} where l.brand = ? and l.id = ?`).all(brand, id).map(read)[0]

/** All that a player has laid on a round. */
export const listLaid = ({ books }: World, { brand, player }: Player, shoe: string, round: number): LiveBetRow[] =>
  books
    .prepare(`${SELECT} where l.brand = ? and l.player = ? and l.shoe = ? and l.round = ?`)
    .all(brand, player, shoe, round)
    .map(read)

/** Bets that wait for their round. */
export const listOpenLiveBets = ({ books }: World): LiveBetRow[] =>
  books.prepare(`${SELECT} where l.settled = 0 order by l.rowid`).all().map(read)

export const markSettled = ({ books }: World, { brand, id }: Pick<LiveBetRow, 'brand' | 'id'>): void =>
  void books.prepare('update live_bets set settled = 1 where brand = ? and id = ?').run(brand, id)

/** The last bets of a player at the tables, the newest first. */
export const listLiveBets = ({ books }: World, { brand, player }: Player, limit: number): LiveBetRow[] =>
  books
    .prepare(`${SELECT} where l.brand = ? and l.player = ? order by l.rowid desc limit ?`)
    .all(brand, player, limit)
    .map(read)
