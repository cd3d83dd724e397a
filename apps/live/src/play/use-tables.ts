import type { Line, SeatTold, TableTold } from '@moongate/game-contract/live'
import { useEffect, useState } from 'react'
import { watchTables } from '../api/watch.ts'

/** A table with the moment, by this browser's clock, at which its phase ends. */
export type Table = TableTold & { ends_at: number }
export type Watched = {
  tables: Readonly<Record<string, Table>>
  seat: SeatTold | undefined
  away: boolean
  over: boolean
}

const NOTHING: Watched = { tables: {}, seat: undefined, away: false, over: false }

const hearLine = (before: Watched, { table, seat, error }: Line): Watched => {
  const tables = table
    ? { ...before.tables, [table.code]: { ...table, ends_at: Date.now() + table.left_ms } }
    : before.tables
  return { ...before, tables, seat: seat ?? before.seat, over: before.over || error === 'session' }
}

/** Follows a table, or all of them; a seat that a call brought is put in its place with the second answer. */
export const useTables = (session: string, code: string): [Watched, (seat: SeatTold) => void] => {
  const [watched, setWatched] = useState(NOTHING)
  useEffect(
    () =>
      watchTables(session, code, {
        onLine: (line) => setWatched((before) => hearLine(before, line)),
        onAway: (away) => setWatched((before) => ({ ...before, away })),
      }),
    [session, code],
  )
  return [watched, (seat) => setWatched((before) => ({ ...before, seat }))]
}
