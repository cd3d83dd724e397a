import type { World } from '../world.ts'
import { readSeat } from './bets.ts'
import { settleLive } from './settle.ts'
import { getShoe, locateShoe } from './shoes.ts'
import type { Watcher } from './state.ts'
import { findTable, LIVE_TABLES } from './tables.ts'
import { viewTable } from './view.ts'

const TICK_MS = 50
const BEAT_MS = 10_000

const tellSeat = (w: World, { visit, table, tell }: Watcher): void => {
  const found = findTable(table)
  if (!found) return
  const shoe = getShoe(w, found)
  tell({ seat: readSeat(w, visit, shoe, locateShoe(w, shoe).round) })
}

/** Adds somebody who watches; they hear at once how things stand. Answers how they leave. */
export const addWatcher = (w: World, watcher: Watcher): (() => void) => {
  w.watchers.add(watcher)
  for (const table of LIVE_TABLES)
    if (watcher.table === '' || watcher.table === table.code) watcher.tell({ table: viewTable(w, table) })
  tellSeat(w, watcher)
  return () => void w.watchers.delete(watcher)
}

const readPhase = (w: World, code: string): string => {
  const table = findTable(code)
  if (!table) return ''
  const shoe = getShoe(w, table)
  const { round, phase } = locateShoe(w, shoe)
  return `${shoe.id} ${round} ${phase}`
}

/** Tells of every table whose phase is another than before, after the bets of rounds that are over are paid. */
const tick = (w: World, before: Map<string, string>): void => {
  const moved = LIVE_TABLES.filter(({ code }) => {
    const now = readPhase(w, code)
    if (before.get(code) === now) return false
    before.set(code, now)
    return true
  })
  if (moved.length === 0) return
  settleLive(w)
  for (const table of moved) {
    const told = { table: viewTable(w, table) }
    for (const watcher of w.watchers) {
      if (watcher.table !== '' && watcher.table !== table.code) continue
      watcher.tell(told)
      tellSeat(w, watcher)
    }
  }
}

/** Keeps the tables' clock: pays what is due at once, then looks again and again. Answers how it is stopped. */
export const runTables = (w: World): (() => void) => {
  const before = new Map<string, string>()
  settleLive(w)
  const ticks = setInterval(() => tick(w, before), TICK_MS)
  const beat = {}
  const beats = setInterval(() => {
    for (const { tell } of w.watchers) tell(beat)
  }, BEAT_MS)
  return () => {
    clearInterval(ticks)
    clearInterval(beats)
  }
}
