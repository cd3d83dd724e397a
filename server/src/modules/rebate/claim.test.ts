import { offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time.ts'
import { correctBets } from '../betting/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { countRebate } from './accrue.ts'
import { DAY_MS, createClaims } from './test-claims.ts'

let env: Env
const { data, outcome, member_id, job } = createScenario(() => env)
const { bet, correct, list, claim, fetch, rebate, later, today, begin } = createClaims(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await offerSupplier(env.owner, 'AG')
})
beforeEach(begin)
afterAll(() => env.stop())

describe('R1.5 R3.14 R7.1 rebate of a member', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))

  it('is listed by day and type of games, with its suppliers and what is missing for more', async () => {
    await bet('alice', 90_00n)
    await bet('alice', 10_00n, { supplier_code: 'AG' })
    await bet('alice', 20_00n, { game_type: 3, supplier_code: 'AG' })
    await bet('alice', 50_00n, { payout: 50_00n })
    expect(await list()).toMatchObject({
      total: '0.22',
      deadtime: today(),
      data: [
        { gameType: 3, total_valid: '20.00', rate: '0.10', fs_money: '0.02', next: { missing: '80.00', rate: '0.20' } },
        {
          date: today().slice(0, 10),
          gameType: 4,
          total_valid: '100.00',
          rate: '0.20',
          fs_money: '0.20',
          claimed: '0.00',
          last_date: addDays(today().slice(0, 10), 7),
          suppliers: [
            { api_code: 'AG', total_valid: '10.00', rate: '0.20', fs_money: '0.02' },
            { api_code: 'JZ', total_valid: '90.00', rate: '0.20', fs_money: '0.18' },
          ],
        },
      ],
    })
    expect((await list('bobby')).data).toEqual([])
  })

  it('is claimed once; bets settled after the deadtime stay for the next claim', async () => {
    const before = await rebate()
    await bet('alice', 1_000_00n)
    const { deadtime } = await list()
    later()
    await bet('alice', 500_00n)
    const once = claim(deadtime)
    expect(await data('POST /fsnow/fetch', once)).toEqual({ fs_money: '3.00', state: 'paid' })
    expect(await data('POST /fsnow/fetch', once)).toEqual({ fs_money: '3.00', state: 'paid' })
    expect(await outcome('POST /fsnow/fetch', claim(deadtime))).toBe('409 rebate.already_claimed')
    expect(Number(await rebate()) - Number(before)).toBeCloseTo(3)
    expect((await list()).total).toBe('1.50')
    later()
    expect(await fetch()).toBe('200')
    later()
    expect(await fetch()).toBe('400 rebate.nothing_to_claim')
    expect(await outcome('POST /fsnow/fetch', claim(`${addDays(today().slice(0, 10), 1)} 00:00:00`))).toBe(
      '400 rebate.deadtime_invalid',
    )
    const log = await data<{ data: { operate_type: number; operate_type_text: string }[] }>('POST /moneylog', {
      as: 'alice',
      body: { money_type: 'fs_money' },
    })
    expect(log.data[0]).toMatchObject({ operate_type: 4, operate_type_text: '返水' })
    const { data: claims } = await data<{ data: { fs_money: string; lines: unknown[] }[] }>('GET /fsnow/claims', {
      as: 'alice',
    })
    expect(claims.map(({ fs_money, lines }) => [fs_money, lines.length])).toEqual([
      ['1.50', 1],
      ['3.00', 1],
    ])
  })

  it('of a bet that is cancelled goes back: before the claim it is not there, after it is owed', async () => {
    const first = await bet('alice', 1_000_00n)
    await correct('alice', first)
    expect((await list()).total).toBe('0.00')
    const second = await bet('alice', 1_000_00n)
    expect(await fetch()).toBe('200')
    await correct('alice', second)
    later()
    expect((await list()).total).toBe('-3.00')
    await bet('alice', 2_000_00n)
    expect((await list()).total).toBe('3.00')
  })

  it('R6.3 is nothing for trial accounts, and nothing while the operator has it off', async () => {
    await putSetting(env.db, switchSettings.rebate, '0')
    expect(await outcome('GET /fsnow/list', { as: 'alice' })).toBe('403 policy.feature_off')
    await putSetting(env.db, switchSettings.rebate, '1')
    expect(await outcome('GET /fsnow/list')).toContain('401')
  })

  it('claimed by a hundred at once with keys of their own: one effect', async () => {
    await bet('alice', 1_000_00n)
    const { deadtime } = await list()
    const before = await rebate()
    const told = await Promise.all(Array.from({ length: 100 }, () => outcome('POST /fsnow/fetch', claim(deadtime))))
    expect(told.filter((one) => one === '200')).toHaveLength(1)
    expect(new Set(told)).toEqual(new Set(['200', '409 rebate.already_claimed']))
    expect(Number(await rebate()) - Number(before)).toBeCloseTo(3)
  })

  it('R1.11 is ranked by what was paid, names masked, once three members were paid any', async () => {
    for (const [as, stake] of [
      ['alice', 300_00n],
      ['bobby', 200_00n],
    ] as const) {
      await bet(as, stake)
      await fetch(as)
    }
    expect(await data('GET /fsnow/ranking')).toEqual([])
    await bet('carol', 900_00n)
    await fetch('carol')
    later(10_001)
    expect(await data('GET /fsnow/ranking')).toEqual([])
    later(50_000)
    expect(await data('GET /fsnow/ranking')).toEqual([
      { place: 1, name: 'c***', fs_money: '1.80' },
      { place: 2, name: 'a***', fs_money: '0.60' },
      { place: 3, name: 'b***', fs_money: '0.40' },
    ])
  })

  it('of a bet that is told after its day has ended can be claimed as long again, with what it raises of that day', async () => {
    const settled_at = env.clock.now()
    const day = today().slice(0, 10)
    await bet('bobby', 9_99n)
    later(8 * DAY_MS)
    await job('rebate.close_days')
    expect((await list('bobby')).data).toEqual([])
    const told = today().slice(0, 10)
    await bet('bobby', 990_01n, { supplier_code: 'AG', settled_at })
    later(7 * DAY_MS)
    await job('rebate.close_days')
    const { data, total } = await list('bobby')
    expect(data).toMatchObject([{ date: day, total_valid: '1000.00', rate: '0.30', last_date: addDays(told, 7) }])
    expect(total).toBe('3.00')
    const before = await rebate('bobby')
    expect(await fetch('bobby')).toBe('200')
    later()
    expect(await fetch('bobby')).toBe('400 rebate.nothing_to_claim')
    expect(Number(await rebate('bobby')) - Number(before)).toBeCloseTo(3)
    await bet('bobby', 1_00n, { supplier_code: 'AG', settled_at })
    later(8 * DAY_MS)
    await job('rebate.close_days')
    expect(await list('bobby')).toMatchObject({ data: [], total: '0.00' })
  })

  it('of a late bet can be claimed as long where an earlier one of its line is taken back', async () => {
    const settled_at = env.clock.now()
    const early = await bet('bobby', 500_00n)
    later(8 * DAY_MS)
    await bet('bobby', 1_000_00n, { settled_at })
    await correct('bobby', early)
    await job('rebate.close_days')
    expect((await list('bobby')).total).toBe('3.00')
  })

  it('that has ended stays so where a bet is taken back and another of its line is told once more with it', async () => {
    const bets = [await bet('bobby', 1_000_00n), await bet('bobby', 2_000_00n)]
    later(8 * DAY_MS)
    await job('rebate.close_days')
    const bobby = await member_id('bobby')
    const about = { member_id: bobby, reason: 'annulled', outcome: 'void' } as const
    await env.db.tx((tx) => correctBets(tx, [{ ...about, id: bets[0] ?? '' }]))
    await countRebate(
      env,
      bets.map((id) => ({ member_id: bobby, id, asset: 'CNY' })),
    )
    await env.drain()
    expect(await list('bobby')).toMatchObject({ data: [], total: '0.00' })
  })

  it('of a late bet is there whatever else of its line is taken back in the same breath', async () => {
    const taken_back = await bet('bobby', 500_00n)
    const void_bet = await bet('bobby', 2_000_00n)
    const tie = await bet('bobby', 1_000_00n, { payout: 1_000_00n })
    later(8 * DAY_MS)
    await job('rebate.close_days')
    await correct('bobby', taken_back)
    expect((await list('bobby')).total).toBe('0.00')
    const about = { member_id: await member_id('bobby'), reason: 'result_changed' as const }
    await env.db.tx((tx) =>
      correctBets(tx, [
        { ...about, id: void_bet, outcome: 'void' },
        { ...about, id: tie, outcome: 'settled', payout: 0n },
      ]),
    )
    await env.drain()
    expect((await list('bobby')).total).toBe('3.00')
  })
})
