import type { World } from '../world.ts'

export type SeaRow = { id: string; brand: string; seed: number; words: string; opened_at: number }

export const insertSea = ({ books }: World, s: SeaRow): void =>
  void books
    .prepare('insert into fish_seas (id, brand, seed, words, opened_at) values (?, ?, ?, ?, ?)')
    .run(s.id, s.brand, s.seed, s.words, s.opened_at)

/** Seas of a brand that began after a moment, the oldest first. */
export const listSeas = ({ books }: World, brand: string, after: number): SeaRow[] =>
  books
    .prepare('select * from fish_seas where brand = ? and opened_at > ? order by opened_at, rowid')
    .all(brand, after) as SeaRow[]

export const findSea = ({ books }: World, id: string): SeaRow | undefined =>
  books.prepare('select * from fish_seas where id = ?').all(id)[0] as SeaRow | undefined

export type CatchRow = { number: number; player: string }

export const insertCatch = (
  { books }: World,
  { sea, brand, player, number, at }: { sea: string; brand: string; player: string; number: number; at: number },
): void =>
  void books
    .prepare('insert into fish_catches (sea, number, brand, player, at) values (?, ?, ?, ?, ?)')
    .run(sea, number, brand, player, at)

/** What was caught in a sea since a moment. */
export const listCatches = ({ books }: World, sea: string, since: number): CatchRow[] =>
  books
    .prepare('select number, player from fish_catches where sea = ? and at >= ? order by at, rowid')
    .all(sea, since) as CatchRow[]
