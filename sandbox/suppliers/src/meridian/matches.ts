import { z } from 'zod'
import { tellEntry } from '../retold.ts'
import { type BoardMatch, listMatches } from '../sports/told.ts'
import type { World } from '../world.ts'

const asked = z.object({
  from: z.iso.datetime(),
  before: z.iso.datetime(),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .nullable(),
  limit: z.number().int().min(1).max(1000),
})

/** A page of the matches that start within a span of time. A body that does not fit throws. */
export const pageMatches = (w: World, brand: string, body: unknown): object => {
  const { from, before, cursor, limit } = asked.parse(body)
  const skip = Number(cursor ?? 0)
  const { matches, more } = listMatches(brand, { from: Date.parse(from), before: Date.parse(before) }, { skip, limit })
  const told = matches.map(({ starts_at, ...match }) =>
    tellEntry(w, brand, match.id, { ...match, starts_at: new Date(starts_at).toISOString() }),
  )
  return { matches: told, next: more ? String(skip + limit) : null }
}

/** A match of the board in this dialect's words. */
export const writeBoard = ({ starts_at, ...match }: BoardMatch): object => ({
  ...match,
  starts_at: new Date(starts_at).toISOString(),
})
