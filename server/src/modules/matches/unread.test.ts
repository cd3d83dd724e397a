import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing/sandbox-supplier'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import type { BoardMatch, UnreadEntry } from '../games/index.ts'
import { createBoards } from './board.ts'
import { refreshMatches } from './refresh.ts'

const start_at = '2026-01-15T04:00:00Z'
const text = { zh_cn: '词' }
const sound = { id: 'sound', starts_at: new Date(start_at) }
const SHOWN: BoardMatch = {
  ...sound,
  game_code: 'reels',
  game_type: 5,
  sport: text,
  league: text,
  sides: [text, text],
  score: undefined,
  minute: undefined,
  odds: [],
}
const odd: UnreadEntry = { id: 'odd', raw: '{}', why: 'starts_at: a moment' }
let unread: UnreadEntry[] = []
const SBX = {
  ...createSandboxSupplier('SBX'),
  matches: {
    list: async () => ({ outcome: 'ok' as const, matches: [{ ...sound, sport: 's' }], unread, next: undefined }),
    board: async () => ({ outcome: 'ok' as const, matches: [SHOWN], unread }),
  },
}

let env: Env
let alarms: unknown[] = []
const withLog = () => {
  const error = (...line: unknown[]) => void alarms.push(line)
  return { ...env, log: { ...env.log, error } as typeof env.log, suppliers: { SBX } }
}
const ALARM = [
  { alarm: 'match_unread', supplier: 'SBX', count: 1, match: 'odd', why: odd.why, raw: '{}' },
  'matches of a supplier cannot be read',
]

beforeAll(async () => {
  env = await startEnv({ start_at, suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await env.owner.run(sql`update games.catalogue set game_type = 5 where supplier_code = 'SBX'`)
})
afterAll(() => env.stop())
beforeEach(() => {
  alarms = []
  unread = [odd]
})

it('R1.11 a match that cannot be read is left out with an alarm, and the others count', async () => {
  await refreshMatches(withLog())
  expect(await env.owner.many(sql`select match_id from matches.matches`)).toEqual([{ match_id: 'sound' }])
  expect(alarms).toEqual([ALARM])
})

it('R1.11 and the others are shown; the alarm is raised when it comes up, not each time somebody looks', async () => {
  const read = createBoards(withLog())
  const look = async () => {
    env.clock.advance(5_001)
    return [(await read()).flat().map(({ id }) => id), alarms.splice(0)]
  }
  expect(await look()).toEqual([['sound'], [ALARM]])
  expect(await look()).toEqual([['sound'], []])
  unread = []
  expect(await look()).toEqual([['sound'], []])
  unread = [odd]
  expect(await look()).toEqual([['sound'], [ALARM]])
})
