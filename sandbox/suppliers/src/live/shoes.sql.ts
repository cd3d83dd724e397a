import type { World } from '../world.ts'

/** A shoe as it was shuffled: the words of chance that put its cards in their order, and when its first round began. */
export type ShoeRow = { id: string; table_code: string; words: string; opened_at: number }

export const insertShoe = ({ books }: World, s: ShoeRow): void =>
  void books
    .prepare('insert into live_shoes (id, table_code, words, opened_at) values (?, ?, ?, ?)')
    .run(s.id, s.table_code, s.words, s.opened_at)

export const findLastShoe = ({ books }: World, table: string): ShoeRow | undefined =>
  books
    .prepare('select * from live_shoes where table_code = ? order by opened_at desc, rowid desc limit 1')
    .all(table)[0] as ShoeRow | undefined

export const findShoeRow = ({ books }: World, id: string): ShoeRow | undefined =>
  books.prepare('select * from live_shoes where id = ?').all(id)[0] as ShoeRow | undefined
