import { type Ending, runCall } from './endings.ts'
import type { NamedVisit } from './visit.ts'
import type { World } from './world.ts'

/** Whether the operator has ended a visit, perhaps before anything was opened under its name. */
export const isLeft = ({ books }: World, { brand, player, visit }: NamedVisit): boolean =>
  books.prepare('select 1 from left_visits where brand = ? and player = ? and visit = ?').all(brand, player, visit)
    .length > 0

const endVisits = (w: World, { brand, player, visit }: NamedVisit): number => {
  const named = [brand, player, visit]
  const of = 'where brand = ? and player = ? and visit = ?'
  w.books.prepare('insert or ignore into left_visits (brand, player, visit) values (?, ?, ?)').run(...named)
  w.books
    .prepare(
      `insert into used_links (key, brand, game, lang) select key, brand, game, lang from visits ${of} and key not like 's.%'`,
    )
    .run(...named)
  const ended = w.books.prepare(`delete from visits ${of} returning key`).all(...named) as { key: string }[]
  for (const { key } of ended) for (const stop of w.streams.get(key) ?? []) stop()
  return ended.length
}

/** Ends all that was opened under a name: its pages play no more. What is laid stays laid, and ends as that of who went away. Answers how many. */
export const leaveVisit = (w: World, visit: NamedVisit): Promise<Ending<number>> =>
  runCall(w, visit.brand, 'leave', () => w.books.transaction(() => endVisits(w, visit))())
