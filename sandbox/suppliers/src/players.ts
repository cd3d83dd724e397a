import type { World } from './world.ts'

export type PlayerRow = { balance: number; previous: number }

/** A second call for the same player does nothing. */
export const createPlayer = ({ books }: World, brand: string, player: string): void =>
  void books.prepare('insert into players (brand, player) values (?, ?) on conflict do nothing').run(brand, player)

export const findPlayer = ({ books }: World, brand: string, player: string): PlayerRow | undefined =>
  books.prepare('select balance, previous from players where brand = ? and player = ?').all(brand, player)[0] as
    | PlayerRow
    | undefined

/** Moves a balance; what it was stands beside it. */
export const moveBalance = ({ books }: World, brand: string, player: string, change: number): void =>
  void books
    .prepare('update players set previous = balance, balance = balance + ? where brand = ? and player = ?')
    .run(change, brand, player)
