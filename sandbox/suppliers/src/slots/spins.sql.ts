import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** A round of a slot as it was booked. `id` is that of its bet; `spin_id` the client's own, made before it asked. */
export type SpinRow = {
  id: string
  spin_id: string
  engine: string
  words: string
  stake: number
  payout: number
  parts: number
  free_spins: number
  at: number
  /** 1: a free spin; its stake is what it was played with, at no cost. */
  is_free: number
}
type Player = Pick<Visit, 'brand' | 'player'>

const COLUMNS = `s.id, s.spin_id, s.engine, s.words, s.parts, s.free_spins, coalesce(f.stake, b.stake) as stake, b.payout, b.bet_at as at,
  f.bet is not null as is_free`
const FROM = `spins s join bets b on b.brand = s.brand and b.id = s.id
  left join free_plays f on f.brand = b.brand and f.bet = b.id`

export const insertSpin = (
  { books }: World,
  { brand, player }: Player,
  s: Omit<SpinRow, 'stake' | 'payout' | 'at' | 'is_free'>,
): void =>
  void books
    .prepare(
      'insert into spins (brand, player, spin_id, id, engine, words, parts, free_spins) values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(brand, player, s.spin_id, s.id, s.engine, s.words, s.parts, s.free_spins)

/** The round that a client's spin came to; undefined for one that nobody asked for. */
export const findSpin = ({ books }: World, { brand, player }: Player, spin_id: string): SpinRow | undefined =>
  books
    .prepare(`select ${COLUMNS} from ${FROM} where s.brand = ? and s.player = ? and s.spin_id = ?`)
    .all(brand, player, spin_id)[0] as SpinRow | undefined

/** A player's own round by the id of its bet. */
export const findRound = ({ books }: World, { brand, player }: Player, id: string): SpinRow | undefined =>
  books
    .prepare(`select ${COLUMNS} from ${FROM} where s.brand = ? and s.id = ? and s.player = ?`)
    .all(brand, id, player)[0] as SpinRow | undefined

/** The last rounds of a player in a game, the newest first. */
export const listRounds = (
  { books }: World,
  { brand, player, game }: Player & Pick<Visit, 'game'>,
  limit: number,
): SpinRow[] =>
  books
    .prepare(
      `select ${COLUMNS} from ${FROM} where s.brand = ? and s.player = ? and b.game = ? order by s.rowid desc limit ?`,
    )
    .all(brand, player, game, limit) as SpinRow[]
