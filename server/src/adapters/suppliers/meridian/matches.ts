import { MATCH_SIDES, MATCH_TYPES } from '@moongate/contract/games.states'
import { z } from 'zod'
import type { MatchesPort } from '../../../modules/games/supplier.port.ts'
import type { Limits } from '../../http.ts'
import { UNAVAILABLE } from '../answers.rules.ts'
import { readEntries } from '../entries.rules.ts'
import { moment, title } from './answers.ts'

const PAGE_SIZE = 1_000

const id = z.string().regex(/^[\w.-]{1,60}$/)
const sport = z.string().min(1).max(40)
const count = z.int().min(0)
const listed = z.object({ id, sport, starts_at: moment })
const list = z.object({ matches: z.array(z.unknown()), next: z.string().nullable() })
const shown = z.object({
  id,
  game: z.string().max(40),
  category: z.literal(MATCH_TYPES),
  sport: title,
  league: title,
  sides: z.tuple([title, title]),
  starts_at: moment,
  score: z.tuple([count, count]).nullable(),
  minute: count.nullable(),
  odds: z.array(z.object({ side: z.enum(MATCH_SIDES), odds: z.int().min(101).transform(BigInt) })),
})
const board = z.object({ matches: z.array(z.unknown()).max(100) })

type Ask = <S extends z.ZodType>(
  schema: S,
  name: string,
  asked: object,
  timeout_ms: number,
) => Promise<z.output<S> | undefined>

/** What this dialect tells of matches. */
export const createMatches = (ask: Ask, { ask_ms, balance_ms }: Limits): MatchesPort => ({
  list: async ({ since, before, cursor = null }) => {
    const asked = { from: since.toISOString(), before: before.toISOString(), cursor, limit: PAGE_SIZE }
    const told = await ask(list, 'matches', asked, ask_ms)
    if (!told) return UNAVAILABLE
    const { read: matches, unread } = readEntries(listed, told.matches, 'id')
    return { outcome: 'ok', matches, unread, next: told.next ?? undefined }
  },
  board: async () => {
    const told = await ask(board, 'matches/board', {}, balance_ms)
    if (!told) return UNAVAILABLE
    const { read, unread } = readEntries(shown, told.matches, 'id')
    const matches = read.map(({ game, category, score, minute, ...match }) => ({
      ...match,
      game_code: game,
      game_type: category,
      score: score ?? undefined,
      minute: minute ?? undefined,
    }))
    return { outcome: 'ok', matches, unread }
  },
})
