import { offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { rebateSetting } from './index.ts'
import { DAY_MS, TERMS, createClaims } from './test-claims.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
const { key, bet, correct, list, claim, fetch, rebate, later, begin } = createClaims(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await offerSupplier(env.owner, 'AG')
})
beforeEach(begin)
afterAll(() => env.stop())

describe('R6.6 rebate for staff', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))
  const decide = async (state: 'paid' | 'refused') => {
    const open = { as: 'frank', query: { open: '1' } }
    const [waiting] = (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', open)).data
    const step = state === 'paid' ? 'pay' : 'refuse'
    const body = state === 'paid' ? {} : { reason: '对打' }
    return ok(`POST /office/rebate/claims/${waiting?.id}/${step}`, { as: 'frank', key: key(), body })
  }

  /** Alice owes 3.00 of what she was paid, earns 6.00, and each claim waits for a person. */
  const oweAndEarn = async (): Promise<void> => {
    const refund = await bet('alice', 1_000_00n)
    await fetch()
    await correct('alice', refund)
    await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '0.00' })
    later(31_000)
    await bet('alice', 2_000_00n, { game_type: 3 })
  }

  it('waits for a person above the operator’s sum: paid once, or refused and not to be claimed again', async () => {
    await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '1.00' })
    const waiting = async () =>
      (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', { as: 'frank', query: { open: '1' } })).data
    const before = await rebate()
    await bet('alice', 1_000_00n)
    const { deadtime } = await list()
    expect(await data('POST /fsnow/fetch', claim(deadtime))).toEqual({ fs_money: '3.00', state: 'in_review' })
    expect(await rebate()).toBe(before)
    const [first] = await waiting()
    const pay = `POST /office/rebate/claims/${first?.id}/pay`
    expect(await outcome(pay, { as: 'sofia', key: key(), body: {} })).toContain('403')
    expect(await data(pay, { as: 'frank', key: key(), body: {} })).toMatchObject({ state: 'paid', money: '3.00' })
    expect(await outcome(pay, { as: 'frank', key: key(), body: {} })).toBe('409 rebate.claim_changed')
    expect(Number(await rebate()) - Number(before)).toBeCloseTo(3)
    later(31_000)
    await bet('alice', 1_000_00n)
    await fetch()
    const [second] = await waiting()
    const refusal = { as: 'frank', key: key(), body: { reason: '对打投注' } }
    await ok(`POST /office/rebate/claims/${second?.id}/refuse`, refusal)
    later(31_000)
    expect([await fetch(), (await waiting()).length]).toEqual(['400 rebate.nothing_to_claim', 0])
    expect((await list()).data).toEqual([])
    const cost = await data<{ total: string; claims: number }>('GET /office/rebate/cost', { as: 'frank' })
    expect(cost).toMatchObject({ total: '3.00', claims: 1 })
  })

  it('that staff refused is not owed when its bet is taken back: it was never paid', async () => {
    await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '2.00' })
    later(31_000)
    await bet('alice', 500_00n)
    await fetch()
    later()
    const refused = await bet('alice', 1_000_00n)
    await fetch()
    const { data: waiting } = await data<{ data: { id: string }[] }>('GET /office/rebate/claims', {
      as: 'frank',
      query: { open: '1' },
    })
    await ok(`POST /office/rebate/claims/${waiting[0]?.id}/refuse`, {
      as: 'frank',
      key: key(),
      body: { reason: '对打' },
    })
    later(31_000)
    await correct('alice', refused)
    expect((await list()).total).toBe('0.00')
  })

  it.each(['paid', 'refused'] as const)(
    'that is owed and was set off against a claim that is %s is owed once',
    async (state) => {
      const before = await rebate()
      await oweAndEarn()
      expect((await list()).total).toBe('3.00')
      expect(await fetch()).toBe('200')
      await decide(state)
      later(31_000)
      expect((await list()).total).toBe(state === 'paid' ? '0.00' : '-3.00')
      await bet('alice', 2_500_00n, { game_type: 5 })
      await fetch()
      await decide('paid')
      expect(Number(await rebate()) - Number(before)).toBeCloseTo(state === 'paid' ? 13.5 : 7.5)
      later(31_000)
      expect((await list()).total).toBe('0.00')
    },
  )

  it('that is owed is owed after a refusal, too, where a cent was bet in its line before and after', async () => {
    await oweAndEarn()
    await fetch()
    await bet('alice', 1n)
    await decide('refused')
    later(31_000)
    await bet('alice', 1n)
    expect((await list()).total).toBe('-3.00')
  })

  it('that is owed of a line whose own bets stand, since another reaches the step no more, is owed after a refusal, too', async () => {
    await bet('alice', 999_99n)
    const last = await bet('alice', 1n, { supplier_code: 'AG' })
    await fetch()
    await correct('alice', last)
    await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '0.00' })
    later(31_000)
    await bet('alice', 2_000_00n, { game_type: 3 })
    expect((await list()).total).toBe('5.00')
    await fetch()
    await decide('refused')
    later(31_000)
    expect((await list()).total).toBe('-1.00')
  })

  it('that staff refuse costs nothing where a bet of it was taken back and set off before they did', async () => {
    const before = await rebate()
    await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '4.00' })
    await bet('alice', 1_000_00n)
    const back = await bet('alice', 1_000_00n)
    await fetch()
    await correct('alice', back)
    later(31_000)
    await bet('alice', 2_000_00n, { game_type: 3 })
    expect((await list()).total).toBe('3.00')
    await fetch()
    await decide('refused')
    later(31_000)
    expect((await list()).total).toBe('3.00')
    await fetch()
    expect(Number(await rebate()) - Number(before)).toBeCloseTo(6)
    later(31_000)
    expect((await list()).total).toBe('0.00')
  })

  it('shows the effect of other rates on today before they are set; they begin with the next day', async () => {
    await bet('alice', 1_000_00n)
    const levels = [
      { gameType: 4, supplier: '', from: '10.00', rate: '1.00' },
      { gameType: 4, supplier: 'AG', from: '50.00', rate: '2.00' },
    ]
    await bet('alice', 100_00n, { supplier_code: 'AG' })
    type Rates = { seen: string; next: { from_on: string } | null }
    const { seen } = await data<Rates>('GET /office/rebate/rates', { as: 'erin' })
    const effect = await data('POST /office/rebate/preview', { as: 'erin', body: { levels } })
    expect(effect).toEqual([
      {
        gameType: 4,
        game_type_text: '彩票',
        supplier: '',
        api_name: '',
        members: 1,
        total_valid: '1000.00',
        now: '3.00',
        after: '10.00',
      },
      expect.objectContaining({ gameType: 4, supplier: 'AG', total_valid: '100.00', now: '0.30', after: '2.00' }),
    ])
    const unknown = { levels: [{ ...levels[1], supplier: 'NO' }] }
    expect(await outcome('POST /office/rebate/preview', { as: 'erin', body: unknown })).toContain(
      'rebate.levels_invalid',
    )
    const wanted = { levels, seen, reason: '新季度' }
    await ok('POST /office/rebate/rates', { as: 'erin', key: key(), body: wanted })
    expect(await outcome('POST /office/rebate/rates', { as: 'erin', key: key(), body: wanted })).toBe(
      '409 rebate.set_meanwhile',
    )
    expect((await list()).total).toBe('3.30')
    later(DAY_MS)
    await bet('alice', 1_000_00n)
    await bet('alice', 100_00n, { supplier_code: 'AG' })
    expect((await list()).data.map(({ own, rate, fs_money }) => `${own} ${rate} ${fs_money}`)).toEqual([
      'AG 2.00 2.00',
      ' 1.00 10.00',
      ' 0.30 3.30',
    ])
    const { before, after } = await env.owner.one<{ before: object; after: object }>(
      sql`select before, after from audit.entries where action = 'rebate.rates_set' order by id desc limit 1`,
    )
    expect([Object.keys(before).length, after]).toEqual([21, { '4 from 10.00': 10_000, '4 AG from 50.00': 20_000 }])
  })

  it('shows what other terms of claiming would change before they are set', async () => {
    later(31_000)
    await bet('alice', 1_000_00n)
    const preview = (part: object) =>
      data<Record<string, number>>('POST /office/rebate/terms/preview', {
        as: 'erin',
        body: { days: 30, by_clock: false, review_above: null, ...part },
      })
    const { open, claims } = await preview({})
    expect(open).toBeGreaterThan(0)
    later(3 * DAY_MS)
    expect(await preview({ days: 30 })).toMatchObject({ ending: 0, reviewed_after: 0 })
    expect(await preview({ days: 2 })).toMatchObject({ open, ending: open })
    expect(await preview({ days: 2, by_clock: true })).toMatchObject({ ending: 0 })
    await fetch()
    expect(await preview({ review_above: '0.01' })).toMatchObject({
      open: Number(open) - 1,
      claims: Number(claims) + 1,
      reviewed_now: 0,
      reviewed_after: Number(claims) + 1,
    })
    later(31_000)
  })
})
