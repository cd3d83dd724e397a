import { z } from 'zod'
import { tellEntry } from '../retold.ts'
import { type BoardMatch, listMatches, type MatchPlace } from '../sports/told.ts'
import type { World } from '../world.ts'

const asked = z.object({
  from: z.iso.datetime(),
  before: z.iso.datetime(),
  cursor: z
    .string()
    .regex(/^\d{1,15}\/[\w.]{1,60}$/)
    .nullable(),
  limit: z.number().int().min(1).max(1000),
})

const writeCursor = ({ starts_at, id }: MatchPlace): string => `${starts_at}/${id}`
const readCursor = (cursor: string): MatchPlace => {
  const [starts_at, id = ''] = cursor.split('/')
  return { starts_at: Number(starts_at), id }
}

/** A page of the matches that start within a span of time. A body that does not fit throws. */
export const pageMatches = (w: World, brand: string, body: unknown): object => {
  const { from, before, cursor, limit } = asked.parse(body)
  const after = cursor === null ? undefined : readCursor(cursor)
  const span = { from: Date.parse(from), before: Date.parse(before) }
  const { matches, more } = listMatches(w, brand, span, { after, limit })
  const told = matches.map(({ starts_at, ...match }) =>
    tellEntry(w, brand, match.id, { ...match, starts_at: new Date(starts_at).toISOString() }),
  )
  const last = matches.at(-1)
  return { matches: told, next: more && last ? writeCursor(last) : null }
}

/** A match of the board in this dialect's words. */
export const writeBoard = ({ starts_at, ...match }: BoardMatch): object => ({
  ...match,
  starts_at: new Date(starts_at).toISOString(),
})
