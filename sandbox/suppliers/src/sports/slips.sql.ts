import type { SlipTold, Taken } from '@moongate/game-contract/sports'
import type { System } from '@moongate/sports'
import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** A slip as it was placed. `id` is that of its bet in the books, `slip_id` the client's own; `cashed` is what it was bought back for. */
export type SlipRow = {
  brand: string
  player: string
  game: string
  slip_id: string
  id: string
  system: System
  line: number
  picks: readonly Taken[]
  cashed: number | null
  final: number
  stake: number
  payout: number
  status: SlipTold['status']
  at: number
}
type Player = Pick<Visit, 'brand' | 'player'>

const COLUMNS = `s.brand, s.player, b.game, s.slip_id, s.id, s.system, s.line, s.picks, s.cashed, s.final, b.stake, b.payout, b.status, b.bet_at as at
  from slips s join bets b on b.brand = s.brand and b.id = s.id`
const SELECT = `select ${COLUMNS}`
const SELECT_PLACE = `select s.rowid as place, ${COLUMNS}`

const read = (row: unknown): SlipRow => {
  const found = row as Omit<SlipRow, 'picks'> & { picks: string }
  return { ...found, picks: JSON.parse(found.picks) as Taken[] }
}

export const insertSlip = (
  { books }: World,
  { brand, player }: Player,
  s: Pick<SlipRow, 'slip_id' | 'id' | 'system' | 'line' | 'picks'>,
): void =>
  void books
    .prepare('insert into slips (brand, player, slip_id, id, system, line, picks) values (?, ?, ?, ?, ?, ?, ?)')
    .run(brand, player, s.slip_id, s.id, s.system, s.line, JSON.stringify(s.picks))

/** What a client's call came to; undefined for one that nobody has heard of. */
export const findSlip = ({ books }: World, { brand, player }: Player, slip_id: string): SlipRow | undefined =>
  books
    .prepare(`${SELECT} where s.brand = ? and s.player = ? and s.slip_id = ?`)
    .all(brand, player, slip_id)
    .map(read)[0]

/** The slip of a bet in the books. */
export const findSlipOf = ({ books }: World, brand: string, id: string): SlipRow | undefined =>
  books.prepare(`${SELECT} where s.brand = ? and s.id = ?`).all(brand, id).map(read)[0]

/** What a player has open on a match, over all slips that it is part of. */
export const sumOnMatch = ({ books }: World, { brand, player }: Player, match: string): number => {
  const found = books
    .prepare(`select coalesce(sum(b.stake), 0) as staked from slips s join bets b on b.brand = s.brand and b.id = s.id
      where s.final = 0 and s.brand = ? and s.player = ? and b.status = 'open'
        and exists (select 1 from json_each(s.picks) p where json_extract(p.value, '$.match') = ?)`)
    .all(brand, player, match) as { staked: number }[]
  return found[0]?.staked ?? 0
}

/** Slips that something may still become of: the first so many of those placed after one, with the place of each. */
export const listUnfinished = ({ books }: World, after: number, limit: number): (SlipRow & { place: number })[] =>
  books
    .prepare(`${SELECT_PLACE} where s.final = 0 and s.rowid > ? order by s.rowid limit ?`)
    .all(after, limit)
    .map((row) => ({ ...read(row), place: (row as { place: number }).place }))

export const markFinal = ({ books }: World, { brand, id }: Pick<SlipRow, 'brand' | 'id'>): void =>
  void books.prepare('update slips set final = 1 where brand = ? and id = ?').run(brand, id)

export const markCashed = ({ books }: World, { brand, id }: Pick<SlipRow, 'brand' | 'id'>, value: number): void =>
  void books.prepare('update slips set cashed = ?, final = 1 where brand = ? and id = ?').run(value, brand, id)

/** The last slips of a player, the newest first. */
export const listSlips = ({ books }: World, { brand, player }: Player, limit: number): SlipRow[] =>
  books
    .prepare(`${SELECT} where s.brand = ? and s.player = ? order by s.rowid desc limit ?`)
    .all(brand, player, limit)
    .map(read)
