import { offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Tx } from '../../kernel/db.ts'
import { addDays } from '../../kernel/time.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { expireLines, findOpenMembers, holdLines } from './bet.sql.ts'
import { rebateSetting } from './index.ts'
import { DAY_MS, TERMS, createClaims } from './test-claims.ts'

let env: Env
const { job } = createScenario(() => env)
const { bet, correct, list, fetch, rebate, later, today, begin } = createClaims(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await offerSupplier(env.owner, 'AG')
})
beforeEach(begin)
afterAll(() => env.stop())

/** How many lines something reads, or looks at and lets lie, beside what its connection has read before. */
const readBy = (work: (tx: Tx) => Promise<unknown>) =>
  env.db.tx(async (tx) => {
    const count = async () =>
      (
        await tx.one<{ read: number }>(sql`select (seq_tup_read + idx_tup_fetch)::int as read
          from pg_stat_xact_user_tables where schemaname = 'rebate' and relname = 'days'`)
      ).read
    const before = await count()
    await work(tx)
    return (await count()) - before
  })

describe('R1.5 R3.14 R7.1 rebate of a member', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))

  it('is claimed by the clock for days that are over, where the operator wants it', async () => {
    await putSetting(env.db, rebateSetting, { ...TERMS, by_clock: true })
    await bet('bobby', 1_000_00n)
    const before = await rebate('bobby')
    await job('rebate.close_days')
    expect(await rebate('bobby')).toBe(before)
    later(DAY_MS)
    await bet('bobby', 100_00n)
    await job('rebate.close_days')
    await job('rebate.close_days')
    expect(Number(await rebate('bobby')) - Number(before)).toBeCloseTo(3)
    expect((await list('bobby')).total).toBe('0.20')
  })

  it('is looked at by the clock once where it is worth nothing, and again when a late bet is told', async () => {
    await putSetting(env.db, rebateSetting, { ...TERMS, by_clock: true })
    const settled_at = env.clock.now()
    await bet('bobby', 1_00n)
    const before = await rebate('bobby')
    later(DAY_MS)
    await bet('bobby', 2_00n)
    await job('rebate.close_days')
    const open = await env.owner.many(sql`select effective from rebate.days where effective <> claimed_effective`)
    expect(open).toEqual([{ effective: 2_00n }])
    await bet('bobby', 999_00n, { settled_at })
    await job('rebate.close_days')
    expect(Number(await rebate('bobby')) - Number(before)).toBeCloseTo(3)
  })

  it('that is owed of a line whose own bets stand is not forgotten with the worthless one that had reached its step', async () => {
    await bet('bobby', 999_99n)
    const last = await bet('bobby', 1n, { supplier_code: 'AG' })
    await fetch('bobby')
    await correct('bobby', last)
    expect((await list('bobby')).total).toBe('-1.00')
    await putSetting(env.db, rebateSetting, { ...TERMS, by_clock: true })
    later(DAY_MS)
    await job('rebate.close_days')
    expect((await list('bobby')).total).toBe('-1.00')
    await bet('bobby', 1_000_00n)
    const before = await rebate('bobby')
    later(DAY_MS)
    await job('rebate.close_days')
    expect(Number(await rebate('bobby')) - Number(before)).toBeCloseTo(2)
  })

  it('ends when nobody claimed it in time', async () => {
    await bet('bobby', 1_000_00n)
    later(7 * DAY_MS)
    await job('rebate.close_days')
    expect((await list('bobby')).total).toBe('3.00')
    later(DAY_MS)
    await job('rebate.close_days')
    expect(await list('bobby')).toMatchObject({ data: [], total: '0.00' })
    expect(await fetch('bobby')).toBe('400 rebate.nothing_to_claim')
  })

  it('ends in pieces, so that no number of lines is too much for one statement', async () => {
    await env.owner.run(sql`insert into rebate.days (member_id, on_day, game_type, supplier_code, effective)
      select 1000000 + n, '2025-12-01', 4, 'JZ', 1_00 from generate_series(1, 12000) n`)
    await env.owner.run(sql`update rebate.days set grown_at = '2025-12-01' where member_id > 1000000`)
    await job('rebate.close_days')
    const ended = await env.owner.many<{ n: number }>(sql`select count(*)::int as n from rebate.days
      where member_id > 1000000 and expired_at is not null group by xmin::text`)
    expect(ended.reduce((all, { n: lines }) => all + lines, 0)).toBe(12_000)
    expect(Math.max(...ended.map(({ n: lines }) => lines))).toBeLessThanOrEqual(5000)
    await env.owner.run(sql`delete from rebate.days where member_id > 1000000`)
  })

  it('of lines that have ended the clock reads none again', async () => {
    await env.owner.run(sql`insert into rebate.days (member_id, on_day, game_type, supplier_code, effective, expired_at)
      select 1000000 + n, '2025-12-01', 4, 'JZ', 1_00, kernel.now() from generate_series(1, 5000) n`)
    await bet('bobby', 1_000_00n)
    await env.owner.run(sql`analyze rebate.days`)
    const [day, zone] = [today().slice(0, 10), 'Asia/Shanghai']
    expect(await readBy((tx) => expireLines(tx, { before_day: day, time_zone: zone, limit: 100 }))).toBeLessThan(50)
    expect(await readBy((tx) => holdLines(tx, day))).toBeLessThan(50)
    expect(await readBy((tx) => findOpenMembers(tx, day, 0, 200))).toBeLessThan(50)
    await env.owner.run(sql`delete from rebate.days where member_id > 1000000`)
  })

  it('is claimed by the clock for some members at a time, without a look at those of the others', async () => {
    await env.owner
      .run(sql`insert into rebate.days (member_id, on_day, game_type, supplier_code, effective, claimed_effective)
      select 1000000 + n, '2026-01-01'::date - days, 4, 'JZ', 1_00, case when days = 0 then 0 else 1_00 end
      from generate_series(1, 5000) n, generate_series(0, 7) days`)
    await env.owner.run(sql`analyze rebate.days`)
    const find = (tx: Tx) => findOpenMembers(tx, today().slice(0, 10), 1_002_000, 200)
    expect(await readBy(find)).toBeLessThan(1000)
    await env.owner.run(sql`delete from rebate.days where member_id > 1000000`)
  })

  it('does not end while nobody can claim it: its days begin anew when it can be', async () => {
    await bet('bobby', 1_000_00n)
    const until = async () =>
      (await list('bobby')).data.map((due) => (due as unknown as { last_date: string }).last_date)
    const endIn = (days: number) => [addDays(today().slice(0, 10), days)]
    const readLines = () => env.owner.many(sql`select xmin::text as written_by from rebate.days`)
    const written = await readLines()
    await putSetting(env.db, switchSettings.rebate, '0')
    later(8 * DAY_MS)
    await job('rebate.close_days')
    // A site that never has rebate on would else write all its lines anew each day.
    expect(await readLines()).toEqual(written)
    await putSetting(env.db, switchSettings.rebate, '1')
    await job('rebate.close_days')
    expect(await until()).toEqual(endIn(7))
    await env.owner.run(sql`update members.members set state = 'frozen' where name = 'bobby'`)
    later(8 * DAY_MS)
    await job('rebate.close_days')
    await env.owner.run(sql`update members.members set state = 'active' where name = 'bobby'`)
    expect(await until()).toEqual(endIn(7))
    later(8 * DAY_MS)
    await job('rebate.close_days')
    expect(await until()).toEqual([])
  })
})
