import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { countStood } from './effect.sql.ts'
import { readLevels } from './level-table.ts'
import { createLadders } from './test-ladders.ts'

let env: Env
const { data, outcome } = createScenario(() => env)
const { bet, standing } = createLadders(() => env)
let n = 0

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
afterAll(() => env.stop())
afterEach(async () => expect(await env.invariants()).toEqual([]))

describe('R3.18 R6.6 levels set by staff', () => {
  type Table = {
    ladder: string
    seen: number
    levels: { needed: string }[]
    members: { level: number; now: number; after: number; gifts: string }[]
    proposal: { id: string } | null
  }
  const table = async () =>
    (await data<Table[]>('GET /office/levelup/levels', { as: 'erin' })).find(({ ladder }) => ladder === 'live') ?? {
      ladder: '',
      seen: -1,
      levels: [],
      members: [],
      proposal: null,
    }
  const waits = async () => (await table()).proposal?.id ?? ''
  const decide = (step: string, as: string, id: string) =>
    outcome(`POST /office/levelup/levels/${id}/${step}`, {
      as,
      key: `levels-${++n}`,
      body: { ladder: 'live', ...(step === 'refuse' && { reason: 'too much' }) },
    })
  const approve = async () => decide('approve', 'frank', await waits())

  it('are shown with where members would stand, hold at once, and are in the audit log; who saw others is refused', async () => {
    await bet('fiona', 12_000_000n, 1)
    const above = (needed: number) =>
      env.owner.one<{ n: number }>(
        sql`select count(*)::int as n from levelup.standings where ladder = 'live' and effective >= ${needed}`,
      )
    const { seen, levels, members } = await table()
    const { n: on_first } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from levelup.standings where ladder = 'live' and effective >= 5000000 and effective < 20000000`,
    )
    expect(members.find(({ level }) => level === 1)).toMatchObject({ now: on_first, after: on_first })
    const wanted = levels.slice(0, 2).map((level, i) => ({ ...level, needed: i === 0 ? '1000' : '120000' }))
    const body = { ladder: 'live', levels: wanted }
    const effect = await data<Table['members']>('POST /office/levelup/preview', { as: 'sofia', body })
    const between = (await above(100_000)).n - (await above(12_000_000)).n
    expect(effect[1]).toMatchObject({ now: on_first, after: between })
    expect(effect[2]).toMatchObject({ after: (await above(12_000_000)).n })
    expect(Number(effect[2]?.gifts)).toBeGreaterThanOrEqual(116)
    expect(
      await outcome('POST /office/levelup/preview', { as: 'sofia', body: { ...body, levels: wanted.toReversed() } }),
    ).toBe('400 levelup.levels_invalid')
    const set = (as: string, more = {}) =>
      outcome('POST /office/levelup/levels', {
        as,
        key: `levels-${++n}`,
        body: { ...body, seen, reason: 'a season', ...more },
      })
    expect(await set('frank')).toBe('403 common.forbidden')
    expect(await set('erin')).toBe('200')
    expect(await table()).toMatchObject({ seen, proposal: { asked_by: 'erin', levels: [{}, {}] } })
    expect(await approve()).toBe('200')
    expect(await set('erin')).toBe('409 levelup.set_meanwhile')
    await bet('fiona', 1n, 1)
    expect(await standing('fiona', 'live')).toMatchObject({
      level: 2,
      total_bet: '120000.01',
      remain_bet: '0.00',
      list: [{ kind: 'gift', level: 2, money: '58.00' }],
    })
    const { before, after } = await env.owner.one<{ before: object; after: Record<string, string> }>(
      sql`select before, after from audit.entries where action = 'levelup.levels_set' order by id desc limit 1`,
    )
    expect(Object.keys(before)).toHaveLength(16)
    expect(after['2']).toContain('120000.00 → 58.00 / 0.00 / 10.00')
    expect(await set('erin', { levels, seen: seen + 1 })).toBe('200')
    expect(await approve()).toBe('200')
  })

  it('R6.6 that let out or lend more wait for somebody else, who sets or refuses them once; others hold at once', async () => {
    const { seen, levels } = await table()
    const set = (part: object, more = {}) => {
      const wanted = levels.map((level, i) => (i === 0 ? { ...level, ...part } : level))
      const body = { ladder: 'live', levels: wanted, seen, reason: 'a season', ...more }
      return outcome('POST /office/levelup/levels', { as: 'erin', key: `levels-${++n}`, body })
    }
    const queued = async () => (await data<{ levels: number }>('GET /office/queues', { as: 'frank' })).levels
    const before = await queued()
    expect(await set({ withdrawals: 3 })).toBe('200')
    expect([await queued(), (await table()).seen]).toEqual([before + 1, seen])
    expect(await set({ withdrawal_max: '100' })).toBe('409 proposals.open')
    const first = await waits()
    expect(await decide('approve', 'erin', first)).toBe('403 proposals.second_person')
    expect(await decide('approve', 'sofia', first)).toBe('403 common.forbidden')
    const told = await Promise.all(Array.from({ length: 20 }, () => decide('approve', 'frank', first)))
    expect(told.toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => '409 proposals.gone')])
    expect(await table()).toMatchObject({ seen: seen + 1, levels: [{ withdrawals: 3 }, ...levels.slice(1)] })
    expect(await set({ withdrawals: 3, approval_max: '50' }, { seen: seen + 1 })).toBe('200')
    const second = await waits()
    expect(await set({}, { seen: seen + 1 })).toBe('200')
    expect(await decide('approve', 'frank', second)).toBe('409 levelup.set_meanwhile')
    expect(await decide('refuse', 'erin', second)).toBe('200')
    expect(await decide('refuse', 'frank', second)).toBe('409 proposals.gone')
    expect(await table()).toMatchObject({ seen: seen + 2, levels, proposal: null })
    expect(await queued()).toBe(before)
    const entries = await env.owner.many<{ action: string }>(
      sql`select action from audit.entries where action like 'levelup.levels%' order by id desc limit 5`,
    )
    expect(entries.map(({ action }) => action.slice('levelup.levels_'.length)).toReversed()).toEqual([
      'proposed',
      'set',
      'proposed',
      'set',
      'refused',
    ])
  })

  it('cost what was given, by ladder, kind and level', async () => {
    const span = { from: '2026-01-01', to: '2026-12-31' }
    const { rows, total } = await data<{ total: string; rows: { ladder: string; kind: string; money: string }[] }>(
      'GET /office/levelup/cost',
      { as: 'sofia', query: span },
    )
    const { sum } = await env.owner.one<{ sum: bigint }>(
      sql`select coalesce(sum(amount), 0)::bigint as sum from levelup.awards`,
    )
    expect(BigInt(total.replace('.', ''))).toBe(sum)
    expect(rows.reduce((all, { money: one }) => all + BigInt(one.replace('.', '')), 0n)).toBe(sum)
    expect(
      await data('GET /office/levelup/cost', { as: 'sofia', query: { from: '2025-01-01', to: '2025-01-02' } }),
    ).toMatchObject({ total: '0.00', rows: [] })
    expect(await data('GET /office/levelup/standing', { as: 'sofia', query: { name: 'nobody' } })).toEqual([])
  })

  it('how many stand where is counted in one look at all standings, however many levels there are', async () => {
    await env.owner.run(sql`insert into levelup.standings (member_id, ladder, effective)
      select 1000000 + n, 'live', n * 1000000 from generate_series(1, 2000) n`)
    await env.owner.run(sql`analyze levelup.standings`)
    const { read, stood } = await env.db.tx(async (tx) => {
      const count = async () =>
        (
          await tx.one<{ n: number }>(sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
            from pg_stat_xact_user_tables where schemaname = 'levelup' and relname = 'standings'`)
        ).n
      // A connection still counts what it read shortly before.
      const before = await count()
      const found = await countStood(tx, 'live', await readLevels(tx, 'live'))
      return { read: (await count()) - before, stood: found }
    })
    const whole = stood.reduce((sum, { members }) => sum + members, 0)
    expect(whole).toBeGreaterThanOrEqual(2000)
    expect(stood[1]?.due).toBeGreaterThan(stood[16]?.due ?? 0)
    expect(read).toBeLessThan(whole * 3)
    await env.owner.run(sql`delete from levelup.standings where member_id > 1000000`)
  })
})
