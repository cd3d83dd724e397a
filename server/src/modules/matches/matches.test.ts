import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing/sandbox-supplier'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import type { BoardMatch } from '../games/index.ts'
import { refreshMatches } from './refresh.ts'

const DAY_MS = 86_400_000
const start_at = '2026-01-15T04:00:00Z'
const now = Date.parse(start_at)
const text = (word: string) => ({ zh_cn: word, en: `${word} en` })
type Asked = { since: Date; before: Date; cursor?: string | undefined }

/** What the supplier answers, and what it was asked. */
let told: { id: string; sport: string; starts_at: Date }[] = []
let board: BoardMatch[] = []
let asked: Asked[] = []
let boards = 0
let fails: string | undefined
const PAGE = 50
const SBX = {
  ...createSandboxSupplier('SBX'),
  matches: {
    list: async (of: Asked) => {
      asked.push(of)
      if (fails !== undefined && of.cursor === fails) return { outcome: 'unavailable' as const }
      const at = Number(of.cursor ?? 0)
      const own = told.filter(({ starts_at }) => starts_at >= of.since && starts_at < of.before)
      const next = at + PAGE < own.length ? String(at + PAGE) : undefined
      return { outcome: 'ok' as const, matches: own.slice(at, at + PAGE), unread: [], next }
    },
    board: async () => {
      boards += 1
      return fails === 'board'
        ? { outcome: 'unavailable' as const }
        : { outcome: 'ok' as const, matches: board, unread: [] }
    },
  },
}

let env: Env
const { data } = createScenario(() => env)
const figures = () => data<Record<string, number | null>>('GET /system/statistics')
const refresh = () => refreshMatches({ ...env, suppliers: { SBX } })
const days = (count: number, from: number): typeof told =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    sport: `s${at % 7}`,
    starts_at: new Date(now - from * DAY_MS + at * 60_000),
  }))

beforeAll(async () => {
  env = await startEnv({ start_at, suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await env.owner.run(sql`update games.catalogue set game_type = 5 where supplier_code = 'SBX'`)
})
afterAll(() => env.stop())
beforeEach(async () => {
  asked = []
  boards = 0
  fails = undefined
  env.clock.advance(61_000)
})

it('R1.11 counts nothing before a supplier has told, each match of thirty days once, goes on where one broke off, and forgets', async () => {
  expect(await figures()).toMatchObject({ live_matches_30d: null, sports: null })
  told = [
    ...days(105, 1),
    { id: 'old', sport: 'gone', starts_at: new Date(now - 31 * DAY_MS) },
    { id: 'next', sport: 'later', starts_at: new Date(now + DAY_MS) },
  ]
  await refresh()
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '50', '100'])
  expect(asked[0]?.since.getTime()).toBe(env.clock.now().getTime() - 30 * DAY_MS)
  env.clock.advance(61_000)
  expect(await figures()).toMatchObject({ live_matches_30d: 105, sports: 7 })
  await refresh()
  expect(asked.at(-1)?.since).toEqual(asked[0]?.before)
  env.clock.advance(61_000)
  expect(await figures()).toMatchObject({ live_matches_30d: 105 })

  // It breaks off after the first page.
  told = days(105, 1).map((match) => ({ ...match, id: `b${match.id}`, starts_at: env.clock.now() }))
  env.clock.advance(1_000)
  fails = '50'
  await refresh()
  const first = asked.at(-2)
  env.clock.advance(61_000)
  expect(await figures()).toMatchObject({ live_matches_30d: 155 })
  fails = undefined
  await refresh()
  expect(asked.at(-1)?.since).toEqual(first?.since)
  env.clock.advance(61_000)
  expect(await figures()).toMatchObject({ live_matches_30d: 210 })

  // Not offered; then thirty days later, and two more.
  env.clock.advance(61_000)
  asked = []
  await env.owner.run(sql`update games.suppliers set enabled = false where code = 'SBX'`)
  expect(await figures()).toMatchObject({ live_matches_30d: null })
  await refresh()
  expect(asked).toEqual([])
  await env.owner.run(sql`update games.suppliers set enabled = true where code = 'SBX'`)
  env.clock.advance(29.5 * DAY_MS)
  expect(await figures()).toMatchObject({ live_matches_30d: 105 })
  env.clock.advance(2 * DAY_MS)
  expect(await figures()).toMatchObject({ live_matches_30d: null, sports: null })
  told = []
  await refresh()
  expect(await env.owner.one(sql`select count(*)::int as n from matches.matches`)).toEqual({ n: 0 })
})

it('R1.11 shows what is played with score and odds, asks for it at most each five seconds, and lives with no answer', async () => {
  const played: BoardMatch = {
    id: 'football.1.2.3',
    game_code: 'reels',
    game_type: 5,
    sport: text('足球'),
    league: text('联赛'),
    sides: [text('主'), text('客')],
    starts_at: new Date(now),
    score: [2, 1],
    minute: 63,
    odds: [{ side: 'home', odds: 195n }],
  }
  board = [played]
  const strip = () => data<object[]>('GET /system/matches', { lang: 'en' })
  const shown = {
    id: 'football.1.2.3',
    params: { api_code: 'SBX', gameType: 5, gameCode: 'reels' },
    league: '联赛 en',
    sides: ['主 en', '客 en'],
    starts_at: now,
    score: [2, 1],
    minute: 63,
    odds: [{ side: 'home', odds: '1.95' }],
  }
  expect(await strip()).toMatchObject([shown])
  board = []
  env.clock.advance(4_999)
  expect([await strip(), boards]).toMatchObject([[shown], 1])
  env.clock.advance(2)
  expect([await strip(), boards]).toEqual([[], 2])
  board = [played]
  env.clock.advance(5_001)
  expect(await data<object[]>('GET /system/matches', { query: { gameType: '7' } })).toEqual([])
  expect(await data<object[]>('GET /system/matches', { query: { gameType: '5' } })).toHaveLength(1)
  const put = (change: Parameters<typeof env.owner.run>[0]) => env.owner.run(change)
  const asked_before = boards
  await put(sql`update games.suppliers set maintenance = true where code = 'SBX'`)
  env.clock.advance(5_001)
  expect(await strip()).toEqual([])
  await put(sql`update games.suppliers set maintenance = false where code = 'SBX'`)
  await put(sql`update games.catalogue set game_type = 3 where supplier_code = 'SBX'`)
  env.clock.advance(5_001)
  expect([await strip(), boards]).toEqual([[], asked_before])
  await put(sql`update games.catalogue set game_type = 5 where supplier_code = 'SBX'`)
  fails = 'board'
  env.clock.advance(5_001)
  expect(await strip()).toEqual([])
})
