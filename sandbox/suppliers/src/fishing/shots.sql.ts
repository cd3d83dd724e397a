import type { Decided } from '@moongate/game-contract/fishing'
import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** Shots that came together. `id` is that of their bet, where one of them was staked; `batch_id` the client's own. */
export type BatchRow = {
  brand: string
  player: string
  batch_id: string
  id: string
  game: string
  sea: string
  shots: readonly Decided[]
  staked: number
  at: number
}
type Player = Pick<Visit, 'brand' | 'player'>

const read = (row: unknown): BatchRow => {
  const found = row as Omit<BatchRow, 'shots'> & { shots: string }
  return { ...found, shots: JSON.parse(found.shots) as Decided[] }
}

export const insertBatch = ({ books }: World, b: BatchRow): void =>
  void books
    .prepare(
      'insert into fish_batches (brand, player, batch_id, id, game, sea, shots, staked, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(b.brand, b.player, b.batch_id, b.id, b.game, b.sea, JSON.stringify(b.shots), b.staked, b.at)

/** What a client's batch came to; undefined for one that nobody has heard of. */
export const findBatch = ({ books }: World, { brand, player }: Player, batch_id: string): BatchRow | undefined =>
  books
    .prepare('select * from fish_batches where brand = ? and player = ? and batch_id = ?')
    .all(brand, player, batch_id)
    .map(read)[0]

/** The shots of a bet in the books. */
export const findBatchOfBet = ({ books }: World, brand: string, id: string): BatchRow | undefined =>
  books.prepare('select * from fish_batches where brand = ? and id = ?').all(brand, id).map(read)[0]

/** How many shots a player has staked after a moment. */
export const countStaked = ({ books }: World, { brand, player }: Player, after: number): number =>
  (
    books
      .prepare('select coalesce(sum(staked), 0) as staked from fish_batches where brand = ? and player = ? and at > ?')
      .all(brand, player, after) as { staked: number }[]
  )[0]?.staked ?? 0

/** The last batches of a player in a game of which a shot was staked, the newest first. */
export const listBatches = ({ books }: World, { brand, player, game }: Visit, limit: number): BatchRow[] =>
  books
    .prepare(
      'select * from fish_batches where brand = ? and player = ? and game = ? and staked > 0 order by rowid desc limit ?',
    )
    .all(brand, player, game, limit)
    .map(read)
