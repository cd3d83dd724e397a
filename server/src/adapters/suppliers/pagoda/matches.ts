import { MATCH_SIDES } from '@moongate/contract/games.states'
import { z } from 'zod'
import type { BoardMatch, MatchesPort } from '../../../modules/games/supplier.port.ts'
import type { Limits } from '../../http.ts'
import { UNAVAILABLE } from '../answers.rules.ts'
import { readEntries, readLast } from '../entries.rules.ts'
import { amount, moment } from './answers.ts'
import { type Fields, toLocal } from './forms.rules.ts'
import { computeNext, readPlace } from './history.rules.ts'

const PAGE_SIZE = 1_000
const TYPES = { SPORT: 5, ESPORT: 7 } as const

const id = z.string().regex(/^[\w.-]{1,60}$/)
const name = z.string().min(1)
const figure = z.string().regex(/^\d{0,6}$/)
const listed = z.object({ matchNo: id, sportCode: name.max(40), startTime: moment })
/** When a match starts, told also by one that cannot be read otherwise. */
const starting = z.object({ startTime: moment })
const list = z.object({ list: z.array(z.unknown()), hasMore: z.literal([0, 1]) })
const LANGS = { zh_cn: 'Cn', zh_hk: 'Hk', en: 'En', th: 'Th', vi: 'Vi' } as const

/** A name that stands in five fields, one a language. */
const readNames = (fields: Readonly<Record<string, unknown>>, of: string) => {
  const read = (lang: keyof typeof LANGS): string => name.parse(fields[`${of}${LANGS[lang]}`])
  return { zh_cn: read('zh_cn'), zh_hk: read('zh_hk'), en: read('en'), th: read('th'), vi: read('vi') }
}
const spelt = ['sport', 'league', 'home', 'away'].flatMap((of) => Object.values(LANGS).map((lang) => `${of}${lang}`))
const row = z
  .looseObject({
    matchNo: id,
    gameCode: z.string().max(40),
    gameKind: z.enum(['SPORT', 'ESPORT']),
    startTime: moment,
    isLive: z.literal([0, 1]),
    homeScore: figure,
    awayScore: figure,
    minute: figure,
    odds: z.partialRecord(z.enum(MATCH_SIDES), amount),
  })
  .refine((fields) => spelt.every((field) => name.safeParse(fields[field]).success), 'names in five languages')
const board = z.object({ list: z.array(z.unknown()).max(100) })

const toMatch = (m: z.output<typeof row>): BoardMatch => ({
  id: m.matchNo,
  game_code: m.gameCode,
  game_type: TYPES[m.gameKind],
  sport: readNames(m, 'sport'),
  league: readNames(m, 'league'),
  sides: [readNames(m, 'home'), readNames(m, 'away')],
  starts_at: m.startTime,
  score: m.isLive === 1 ? [Number(m.homeScore), Number(m.awayScore)] : undefined,
  minute: m.minute === '' ? undefined : Number(m.minute),
  odds: MATCH_SIDES.flatMap((side) => {
    const odds = m.odds[side]
    return odds === undefined ? [] : [{ side, odds }]
  }),
})

type Ask = <S extends z.ZodType>(
  schema: S,
  name: string,
  asked: Fields,
  timeout_ms: number,
) => Promise<z.output<S> | undefined>

/** What this dialect tells of matches. */
export const createMatches = (ask: Ask, { ask_ms, balance_ms }: Limits): MatchesPort => ({
  list: async ({ since, before, cursor }) => {
    const place = readPlace(since, cursor)
    const asked = { ...place, endTime: toLocal(before), pageSize: String(PAGE_SIZE) }
    const page = await ask(list, 'matchList', asked, ask_ms)
    if (!page) return UNAVAILABLE
    const { read, unread } = readEntries(listed, page.list, 'matchNo')
    const matches = read.map((m) => ({ id: m.matchNo, sport: m.sportCode, starts_at: m.startTime }))
    const next = page.hasMore ? computeNext(place, readLast(starting, page.list)?.startTime) : undefined
    return { outcome: 'ok', matches, unread, next }
  },
  board: async () => {
    const page = await ask(board, 'matchBoard', {}, balance_ms)
    if (!page) return UNAVAILABLE
    const { read, unread } = readEntries(row, page.list, 'matchNo')
    return { outcome: 'ok', matches: read.map(toMatch), unread }
  },
})
