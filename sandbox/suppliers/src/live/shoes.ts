import { createHash, randomBytes } from 'node:crypto'
import { createChance } from '@moongate/slots'
import { DEALING_MS, playRounds } from '@moongate/tables'
import { drawWords, replayWords } from '../slots/words.ts'
import { readTime, type World } from '../world.ts'
import { locateRound } from './clock.rules.ts'
import { findLastShoe, findShoeRow, insertShoe, type ShoeRow } from './shoes.sql.ts'
import type { Shoe } from './state.ts'
import { findTable, type LiveTable } from './tables.ts'

const readShoe = ({ id, table_code, words, opened_at }: ShoeRow): Shoe => {
  const table = findTable(table_code)
  if (!table) throw new Error(`shoe ${id} is of no table`)
  const drawn = Buffer.from(words, 'base64')
  const rounds = playRounds(table.game, createChance(replayWords(drawn)))
  return { id, table, words, hash: createHash('sha256').update(drawn).digest('hex'), opened_at, rounds }
}

const shuffleShoe = (w: World, table: LiveTable): Shoe => {
  const words = drawWords()
  playRounds(table.game, createChance(words.next))
  const id = randomBytes(6).toString('hex')
  const row = { id, table_code: table.code, words: words.list().toString('base64'), opened_at: readTime(w) }
  insertShoe(w, row)
  return readShoe(row)
}

/** Where a shoe is now. */
export const locateShoe = (w: World, { opened_at, rounds, table }: Shoe) => {
  const pace = { betting_ms: table.betting_ms, dealing_ms: DEALING_MS[table.game] }
  return locateRound({ opened_at, rounds: rounds.length, ...pace }, readTime(w))
}

/** Also one of a time that is still to come: a clock was set back. */
const isSpent = (w: World, shoe: Shoe): boolean => {
  if (shoe.opened_at > readTime(w)) return true
  const { phase, ends_at } = locateShoe(w, shoe)
  return phase === 'over' && readTime(w) >= ends_at
}

/** The shoe that a table deals from; the next one is shuffled when the last one is over. */
export const getShoe = (w: World, table: LiveTable): Shoe => {
  const row = w.shoes.has(table.code) ? undefined : findLastShoe(w, table.code)
  const last = w.shoes.get(table.code) ?? (row && readShoe(row))
  const shoe = last && !isSpent(w, last) ? last : shuffleShoe(w, table)
  w.shoes.set(table.code, shoe)
  return shoe
}

/** Any shoe that was dealt from, by its id. */
export const findShoe = (w: World, id: string): Shoe | undefined => {
  const held = [...w.shoes.values()].find((shoe) => shoe.id === id)
  const row = held ? undefined : findShoeRow(w, id)
  return held ?? (row && readShoe(row))
}
