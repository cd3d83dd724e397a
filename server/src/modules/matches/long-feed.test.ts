import { type Env, startEnv } from '@moongate/testing/env'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing/sandbox-supplier'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { refreshMatches } from './refresh.ts'

const DAY_MS = 86_400_000
const start_at = '2026-01-15T04:00:00Z'
const now = Date.parse(start_at)
const PAGE = 5
type Asked = { since: Date; before: Date; cursor?: string | undefined }

/** What the supplier has, from which page on it fails, and how often it was asked. */
let told: { id: string; sport: string; starts_at: Date }[] = []
let fails_at = Number.POSITIVE_INFINITY
let asked = 0
const list = async ({ since, before, cursor }: Asked) => {
  asked += 1
  if (asked > fails_at) return { outcome: 'unavailable' as const }
  const at = Number(cursor ?? 0)
  const own = told.filter(({ starts_at }) => starts_at >= since && starts_at < before)
  const next = at + PAGE < own.length ? String(at + PAGE) : undefined
  return { outcome: 'ok' as const, matches: own.slice(at, at + PAGE), unread: [], next }
}
const board = async () => ({ outcome: 'ok' as const, matches: [], unread: [] })
const SBX = { ...createSandboxSupplier('SBX'), matches: { list, board } }

let env: Env
const refresh = () => refreshMatches({ ...env, suppliers: { SBX } })
const countMatches = async () =>
  (await env.owner.one<{ n: number }>(sql`select count(*)::int as n from matches.matches`)).n
const findHeard = async () =>
  (await env.owner.maybe<{ at: Date }>(sql`select told_until as at from matches.feeds`))?.at.getTime() ?? 0

beforeAll(async () => {
  env = await startEnv({ start_at, suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await env.owner.run(sql`update games.catalogue set game_type = 5 where supplier_code = 'SBX'`)
})
afterAll(() => env.stop())
beforeEach(async () => {
  asked = 0
  fails_at = Number.POSITIVE_INFINITY
  await env.owner.run(sql`truncate matches.feeds, matches.matches`)
})

it('R1.11 hears of a calendar that is longer than one span may be, and keeps how far it came', async () => {
  told = Array.from({ length: 1_200 }, (_, n) => ({
    id: `m${n}`,
    sport: 's',
    starts_at: new Date(now - 20 * DAY_MS + n * 600_000),
  }))
  fails_at = 700
  await refresh()
  const reached = await findHeard()
  expect(reached).toBeGreaterThan(now - 20 * DAY_MS)
  expect(reached).toBeLessThan(now)
  fails_at = Number.POSITIVE_INFINITY
  await refresh()
  expect(await findHeard()).toBe(now)
  expect(await countMatches()).toBe(1_200)
})

it('R1.11 passes by what no span is short enough for, and does not ask without end', async () => {
  const starts_at = new Date(now - DAY_MS)
  told = Array.from({ length: 600 }, (_, n) => ({ id: `m${n}`, sport: 's', starts_at }))
  for (let run = 0; run < 3; run++) {
    asked = 0
    await refresh()
    expect(asked).toBeLessThanOrEqual(20 * 100)
    if (run === 0) expect(await findHeard()).toBeLessThan(now)
  }
  expect(await findHeard()).toBe(now)
  expect(await countMatches()).toBe(500)
})
