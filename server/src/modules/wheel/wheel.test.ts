import { plainHash, type SpinProof, verifySpin } from '@moongate/lottery'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { demoPrizes } from './demo.rules.ts'
import { countChances } from './effect.rules.ts'
import { countReached } from './effect.sql.ts'
import type { PlacedPrize } from './prize.rules.ts'
import { insertDesign } from './prize.sql.ts'

type Rec = { bill_no: string; status: number; position: number; note: string; money: string; proof: SpinProof }
type Query = {
  bet_amount: string
  save_amount: string
  cjcs: number
  next: { nonce: number; commitment: string }
  record: { data: Rec[] }
}
type Award = { prize: string; position: number; money: string; cjcs: number; record: Rec }
let env: Env
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const key = () => `of-the-wheel-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
beforeEach(async () => {
  env.call.forget()
  // A member of staff has another one-time code by then.
  env.clock.advance(31_000)
  await env.owner.run(sql`truncate wheel.spins, wheel.grants`)
  await env.owner.run(sql`update wheel.prizes set stock = stocked`)
  await design(demoPrizes)
})
afterEach(async () => expect(await env.invariants()).toEqual([]))
afterAll(() => env.stop())

const design = (prizes: readonly PlacedPrize[]) => env.db.tx((tx) => insertDesign(tx, 1, prizes, 'test'))
/** A wheel on which every spin falls on one place, whose prize is a given one. */
const only = (position: number, part: Partial<PlacedPrize> = {}) =>
  design(
    demoPrizes.map((prize) => ({
      ...prize,
      odds: prize.position === position ? 1_000_000 : 0,
      ...(prize.position === position && part),
    })),
  )
const give = async (as: string, spins: number, on_day = '2026-01-01') =>
  env.owner.run(sql`insert into wheel.grants (member_id, on_day, need_deposit, need_bet, given)
    values (${await member_id(as)}, ${on_day}::date, 1, 1, ${spins}) on conflict (member_id, on_day, need_deposit, need_bet) do update set given = wheel.grants.given + excluded.given`)
/** How many times what is won has to be bet. */
const setTimes = (times: number) =>
  env.owner.run(
    sql`update site.configs set value = jsonb_set(value, '{times}', ${String(times)}::jsonb) where key = 'wheel'`,
  )
const query = (as = 'alice') => data<Query>('POST /wheel/query', { as, body: { name: as } })
const spin = (as = 'alice', extra: object = {}) =>
  data<Award>('POST /wheel/award', { as, key: key(), body: { name: as, ...extra } })

const bet = async (as: string, stake: bigint) => {
  const id = env.ids.uuid()
  const about = {
    member_id: await member_id(as),
    id,
    supplier_code: 'JZ',
    game_type: 4,
    game_code: 'x',
    asset: 'CNY',
    stake,
  }
  const selection = { game_code: 'jzssc', issue: '20260115-0001', bet_type: 'sum', selection: 'big' }
  await env.db.tx((tx) => recordBets(tx, [{ ...about, bill_no: `W-${++n}`, selection }]))
  await env.db.tx((tx) => endBets(tx, [{ member_id: about.member_id, id, stake, payout: 0n, outcome: 'settled' }]))
  await env.drain()
  return id
}
const nextDay = () => {
  env.clock.advance(86_400_000)
  env.call.forget()
}
const cancel = async (as: string, id: string) => {
  const about = { member_id: await member_id(as), id, reason: 'annulled' as const, outcome: 'void' as const }
  await env.db.tx((tx) => correctBets(tx, [about]))
  await env.drain()
}
type Channel = { id: number; type: string; account: string }
const depositMoney = async (as: string, money: string) => {
  const [channel] = await data<Channel[]>('GET /payment/normal/list', { as })
  const way = { payment_type: channel?.type, payment_id: channel?.id, payment_account: channel?.account }
  const body = { name: '王丽丽', money, hk_at: '2026-01-15 11:55:00', ...way }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', { as, key: key(), body })
  const { id } = await env.owner.one<{ id: string }>(sql`select id from cashier.deposits where bill_no = ${bill_no}`)
  await ok(`POST /office/deposits/${id}/credit`, { as: 'frank', key: key(), body: {} })
  await env.drain()
}

describe('R2.6 R7.6 chances at the wheel', () => {
  it('come from a credited deposit and settled bets of one day, once, and go with a cancelled bet while not spent', async () => {
    nextDay()
    await depositMoney('alice', '1000')
    expect(await query()).toMatchObject({ save_amount: '1000.00', bet_amount: '0.00', cjcs: 0 })
    await bet('alice', 1_500_00n)
    expect((await query()).cjcs).toBe(1)
    const second = await bet('alice', 1_500_00n)
    expect((await query()).cjcs).toBe(2)
    await cancel('alice', second)
    expect(await query()).toMatchObject({ bet_amount: '1500.00', cjcs: 1 })
    await bet('alice', 1_500_00n)
    expect((await query()).cjcs).toBe(2)
  })

  it('a chance that was spent is not taken back, and does not come again', async () => {
    nextDay()
    await depositMoney('alice', '500')
    const id = await bet('alice', 1_500_00n)
    await spin('alice')
    await cancel('alice', id)
    expect((await query('alice')).cjcs).toBe(0)
    await bet('alice', 1_500_00n)
    expect((await query('alice')).cjcs).toBe(0)
  })
})

describe('R2.6 R7.6 a spin', () => {
  it('pays money at once with its turnover, stands in the money record, and can be checked with what was promised before', async () => {
    await only(2)
    await give('alice', 2)
    await setTimes(3)
    const { next } = await query()
    const before = await wallets('alice')
    const asked = { as: 'alice', key: key(), body: { name: 'Alice', entropy: 'c0ffee' } }
    const award = await data<Award>('POST /wheel/award', asked)
    expect(award).toMatchObject({ position: 2, money: '1.88', cjcs: 1, record: { status: 3 } })
    expect(Number((await wallets('alice'))['money']) - Number(before['money'])).toBeCloseTo(1.88)
    expect(award.record.proof).toMatchObject({ ...next, entropy: 'c0ffee' })
    expect(verifySpin(plainHash, award.record.proof)).toBe('genuine')
    await env.owner.run(sql`delete from kernel.idempotency`)
    expect((await data<Award>('POST /wheel/award', asked)).record).toEqual(award.record)
    const log = await data<{ data: object[] }>('POST /moneylog', { as: 'alice', body: {} })
    expect(log.data[0]).toMatchObject({ operate_type: 15, operate_type_text: '幸运转盘', money: '1.88' })
    const asks = await env.owner.one(
      sql`select amount from turnover.requirements where source = 'wheel' order by id desc limit 1`,
    )
    expect(asks).toEqual({ amount: 3n * 188n })
    expect((await query()).record.data[0]).toEqual(award.record)
    await setTimes(1)
  })

  it('is for the oldest chance', async () => {
    await only(2)
    for (const day of ['2026-01-02', '2026-01-01', '2026-01-03']) await give('alice', 1, day)
    await spin()
    expect(
      await env.owner.many(sql`select on_day::text as day, spent from wheel.grants where spent > 0 order by on_day`),
    ).toEqual([{ day: '2026-01-01', spent: 1 }])
  })

  it.each<[string, object, string]>([
    ['R6.2 for somebody else', { name: 'bobby' }, '403 wheel.not_own'],
    ['on another wheel than was shown', { wheel: 1 }, '409 wheel.changed'],
  ])('is refused %s', async (_, body, told) => {
    await give('alice', 1)
    expect(await outcome('POST /wheel/award', { as: 'alice', key: key(), body })).toBe(told)
    expect((await query()).cjcs).toBe(1)
  })

  it('R6.3 is refused without a chance, to visitors, and while the operator has it off; the wheel is shown to everybody', async () => {
    const asked = () => ({ as: 'alice', key: key(), body: {} })
    expect(await outcome('POST /wheel/award', asked())).toBe('400 wheel.no_chance')
    expect(await outcome('POST /wheel/award', { key: key(), body: {} })).toContain('401')
    const shown = await data<{ award: object; condition: object[] }>('GET /wheel/setting')
    expect([Object.keys(shown.award).length, shown.condition.length]).toEqual([12, 3])
    await putSetting(env.db, switchSettings.wheel, '0')
    expect(await outcome('GET /wheel/setting')).toBe('403 policy.feature_off')
    await putSetting(env.db, switchSettings.wheel, '1')
  })

  it('of many members at once on the last piece: one gets it, the others what stands in, and the stock is 0', async () => {
    await only(9, { stock: 1 })
    const names = ['alice', 'bobby', 'carol']
    for (const one of names) await give(one, 34)
    const spins = Array.from({ length: 100 }, (_, i) => spin(names[i % names.length]))
    const places = (await Promise.all(spins)).map(({ position }) => position)
    expect(places.filter((place) => place === 9)).toHaveLength(1)
    expect(new Set(places)).toEqual(new Set([1, 9]))
    const left = await env.owner.one(
      sql`select stock from wheel.prizes where position = 9 order by design_id desc limit 1`,
    )
    expect(left).toEqual({ stock: 0 })
  })
})

describe('R1.7 R6.6 the wheel for staff', () => {
  it('goods wait for staff, are sent once, and the member reads how; winners are real and masked', async () => {
    await only(9)
    await give('alice', 1)
    const { record } = await spin()
    expect(record).toMatchObject({ status: 1, money: '0.00' })
    type Row = { id: string; bill_no: string }
    const open = () => data<{ data: Row[] }>('GET /office/wheel/records', { as: 'sofia', query: { open: '1' } })
    const [row] = (await open()).data
    const send = `POST /office/wheel/records/${row?.id}/send`
    const told = { as: 'sofia', key: key(), body: { reason: 'SF1234567' } }
    expect(await data(send, told)).toMatchObject({ state: 'sent', money: '168.00', member_name: 'alice' })
    expect(await outcome(send, { ...told, key: key() })).toBe('409 wheel.record_changed')
    expect((await query()).record.data[0]).toMatchObject({ status: 2, note: 'SF1234567' })
    expect((await open()).data).toEqual([])
    env.clock.advance(6000)
    const { scroll } = await data<{ scroll: object[] }>('GET /wheel/setting')
    expect(scroll).toMatchObject([{ name: 'a***', prize: '月饼礼盒' }])
    const report = await data('GET /office/wheel/report', { as: 'frank' })
    expect(report).toMatchObject({ spins: 1, members: 1, total: '168.00' })
  })

  it('winners are those of thirty days whose prize is worth something, goods and vouchers among them', async () => {
    const win = async (type: 'cash' | 'coupon', money: bigint) => {
      await only(2, { type, money })
      await give('alice', 1)
      await spin()
      env.clock.advance(1000)
    }
    await win('cash', 1_00n)
    await env.owner.run(sql`update wheel.spins set created_at = created_at - interval '30 days'`)
    await win('cash', 8_88n)
    await win('cash', 0n)
    await win('coupon', 0n)
    env.clock.advance(6000)
    const { scroll } = await data<{ scroll: object[] }>('GET /wheel/setting')
    expect(scroll).toMatchObject([
      { type: 2, money: '0.00' },
      { type: 1, money: '8.88' },
    ])
  })

  it('the effect of other prizes and conditions is told from the week as it was: its numbers, its days', async () => {
    type Effect = { spins: number; now: string; after: string; gone: number[] }
    const { prizes } = await data<{ prizes: { money: string }[] }>('GET /office/wheel/design', { as: 'frank' })
    const falling = (place: number, part: object = {}) =>
      prizes.map((prize, i) => ({
        ...prize,
        stock: null,
        odds: i + 1 === place ? 1_000_000 : 0,
        ...(i + 1 === place && part),
      }))
    const look = (place: number, part?: object) =>
      data<Effect>('POST /office/wheel/prizes/preview', {
        as: 'frank',
        body: { prizes: falling(place, part), rest: 1 },
      })
    const gained = (a: string, b: string) => Number((Number(b) - Number(a)).toFixed(2))
    const before = [await look(9), await look(2)] as const
    await only(9)
    await give('alice', 2)
    await spin()
    await spin()
    const after = [await look(9), await look(2)] as const
    expect(after.map(({ spins }, i) => spins - (before[i]?.spins ?? 0))).toEqual([2, 2])
    expect(gained(before[0].now, after[0].now)).toBe(336)
    expect([gained(before[0].after, after[0].after), gained(before[1].after, after[1].after)]).toEqual([336, 3.76])
    expect((await look(9, { stock: 1 })).gone).toEqual([9])
    expect(await outcome('POST /office/wheel/prizes/preview', { as: 'frank', body: { prizes, rest: 9 } })).toContain(
      'wheel.prizes_invalid',
    )
    nextDay()
    await depositMoney('alice', '600')
    const chances = (deposit: string) =>
      data<{ now: number; after: number }>('POST /office/wheel/terms/preview', {
        as: 'frank',
        body: { steps: [{ deposit, bet: '0', spins: 2 }], most: 20 },
      })
    expect((await chances('600')).after - (await chances('600.01')).after).toBeGreaterThanOrEqual(2)
  })

  it('of however many days it reads what they have reached, each step once', async () => {
    await env.owner.run(sql`insert into wheel.days (member_id, on_day, deposit, bet)
      select 1000000 + n, '2025-06-01'::date - n, 100_00 + n % 7, 50_00 * (n % 3) from generate_series(1, 3000) n`)
    const steps = [
      { deposit: 100_00n, bet: 0n, spins: 1 },
      { deposit: 100_05n, bet: 100_00n, spins: 2 },
    ]
    const found = await countReached(env.db, '2017-01-01', '2025-12-31', steps)
    const { both } = await env.owner.one<{ both: number }>(
      sql`select count(*)::int as both from wheel.days where member_id > 1000000 and deposit >= 10005 and bet >= 10000`,
    )
    expect(found.map(({ n: days }) => days)).toEqual([both, 3000 - both])
    expect(countChances(found, steps, 20)).toBe(3000 + both * 2)
    const plan = await env.owner.tx(async (tx) => {
      await tx.run(sql`set local enable_seqscan = off`)
      return tx.many(sql`explain select from wheel.days where on_day between '2026-01-09' and '2026-01-15'`)
    })
    expect(JSON.stringify(plan)).toContain('days_by_day')
    await env.owner.run(sql`delete from wheel.days where member_id > 1000000`)
  })

  it('prizes are set whole, by who saw the last ones, and what changed stands in the log', async () => {
    type Design = { seen: string; prizes: { odds: number; stock: number | null; drawn: number }[] }
    const shown = await data<Design>('GET /office/wheel/design', { as: 'erin' })
    const { prizes } = shown
    const body = { prizes, rest: 1, seen: shown.seen, reason: 'a season' }
    const set = (change: object) =>
      outcome('POST /office/wheel/prizes', { as: 'erin', key: key(), body: { ...body, ...change } })
    const uneven = prizes.map((prize, i) => (i === 0 ? { ...prize, odds: prize.odds + 1 } : prize))
    expect(await set({ prizes: uneven })).toBe('400 wheel.prizes_invalid')
    expect(await set({ rest: 9 })).toBe('400 wheel.prizes_invalid')
    expect(await set({})).toBe('200')
    expect(await set({})).toBe('409 wheel.set_meanwhile')
    const entry = await env.owner.one<{ after: Record<string, unknown> }>(
      sql`select after from audit.entries where action = 'wheel.prizes_set' order by id desc limit 1`,
    )
    expect(entry.after).toMatchObject({ rest: 1, 9: '月饼礼盒 · goods 168.00 · 400 · 30' })
  })
})
