import { offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Tx } from '../../kernel/db.ts'
import { addDays, formatWireTime } from '../../kernel/time.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { expireLines, findOpenMembers, holdLines } from './bet.sql.ts'
import { rebateSetting } from './index.ts'

type Due = {
  date: string
  gameType: number
  own: string
  api_names: string
  total_valid: string
  rate: string
  fs_money: string
}
type List = { data: Due[]; deadtime: string; total: string }
const TERMS = { days: 7, by_clock: false, review_above: '' }
let env: Env
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
let n = 0
const key = () => `rebate-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await offerSupplier(env.owner, 'AG')
})
beforeEach(async () => {
  env.call.forget()
  await putSetting(env.db, rebateSetting, TERMS)
  await env.owner.run(
    sql`truncate rebate.claim_lines, rebate.claims, rebate.days, rebate.bets, rebate.members, rebate.pauses, rebate.week`,
  )
  await env.owner.run(sql`delete from rebate.tariffs where set_by <> 'demo'`)
})
afterAll(() => env.stop())

const LOST = { game_type: 4, supplier_code: 'JZ', payout: 0n }
/** A bet that has ended, lost and just now by default; what a member is told of it. */
const bet = async (as: string, stake: bigint, more: Partial<typeof LOST> & { settled_at?: Date } = {}) => {
  const { game_type, supplier_code, payout, settled_at } = { settled_at: undefined, ...LOST, ...more }
  const id = env.ids.uuid()
  const about = { member_id: await member_id(as), id, supplier_code, game_type, game_code: 'x', asset: 'CNY', stake }
  const selection = { game_code: 'jzssc', issue: '20260115-0001', bet_type: 'sum', selection: 'big' }
  await env.db.tx((tx) => recordBets(tx, [{ ...about, bill_no: `R-${++n}`, selection }]))
  await env.db.tx((tx) =>
    endBets(tx, [{ member_id: about.member_id, id, stake, payout, settled_at, outcome: 'settled' }]),
  )
  await env.drain()
  return id
}
const correct = async (as: string, id: string) => {
  const about = { member_id: await member_id(as), id, reason: 'annulled' as const, outcome: 'void' as const }
  await env.db.tx((tx) => correctBets(tx, [about]))
  await env.drain()
}
const list = async (as = 'alice') => (await ok('GET /fsnow/list', { as })) as unknown as List
const claim = (deadtime: string, as = 'alice') => ({ as, key: key(), body: { deadtime } })
const fetch = async (as = 'alice') => {
  const { deadtime } = await list(as)
  return outcome('POST /fsnow/fetch', claim(deadtime, as))
}
const rebate = async (as = 'alice') => (await wallets(as))['fs_money']
const DAY_MS = 86_400_000
/** Sessions end by themselves meanwhile. */
const later = (ms = 1000) => {
  env.clock.advance(ms)
  env.call.forget()
}
/** How many lines something reads, or looks at and lets lie. */
const readBy = (work: (tx: Tx) => Promise<unknown>) =>
  env.db.tx(async (tx) => {
    await work(tx)
    const { read } = await tx.one<{ read: bigint }>(sql`select seq_tup_read + idx_tup_fetch as read
      from pg_stat_xact_user_tables where schemaname = 'rebate' and relname = 'days'`)
    return Number(read)
  })
const today = () => formatWireTime(env.clock.now(), 'Asia/Shanghai')

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

describe('R6.6 rebate for staff', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))
  const decide = async (state: 'paid' | 'refused') => {
    const open = { as: 'frank', query: { open: '1' } }
    const [waiting] = (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', open)).data
    const step = state === 'paid' ? 'pay' : 'refuse'
    const body = state === 'paid' ? {} : { reason: '对打' }
    return ok(`POST /office/rebate/claims/${waiting?.id}/${step}`, { as: 'frank', key: key(), body })
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
      const refund = await bet('alice', 1_000_00n)
      await fetch()
      await correct('alice', refund)
      await putSetting(env.db, rebateSetting, { ...TERMS, review_above: '0.00' })
      later(31_000)
      await bet('alice', 2_000_00n, { game_type: 3 })
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
