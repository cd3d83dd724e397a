import { LANGS } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { placeSlip } from './bet.ts'
import { prepareDraws } from './draw.ts'

type Offer = {
  bet_type: string
  odds: string
  rtp: string
  built_in: string
  min: string
  max: string
  changed_by: string
}
let env: Env
let player: string
let alice: number
let n = 0
const { data, ok, outcome, member_id, enterLottery } = createScenario(() => env)
const key = () => `odds-test-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '5000' } })
  player = await enterLottery('alice')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const offers = async () => (await data<{ offers: Offer[] }[]>('GET /office/odds', { as: 'sofia' }))[0]!.offers
const offer = async (bet_type: string) => (await offers()).find((one) => one.bet_type === bet_type)!
const change = (bet_type: string, was: string, odds: string, as = 'erin') => ({
  as,
  key: key(),
  body: { code: 'jzssc', bet_type, odds, was, reason: 'the season begins' },
})
/** Sets odds whatever they are now. */
const set = async (bet_type: string, odds: string) =>
  ok('POST /office/odds', change(bet_type, (await offer(bet_type)).odds, odds))
const board = async (bet_type: string) =>
  (
    await data<{ bet_types: { id: string; odds: string; rtp: string }[] }>('GET /jz/rules', {
      query: { code: 'jzssc' },
    })
  ).bet_types.find((type) => type.id === bet_type)
const ticker = async () => (await data<{ issue: string; draw_at: number }[]>('GET /lottery/list'))[0]!
const slip = async (...lines: object[]) => ({
  as: player,
  key: key(),
  body: { code: 'jzssc', issue: (await ticker()).issue, lines },
})
const big = (more: object = {}) => ({ bet_type: 'sum', selection: 'big', unit_stake: '10', ...more })
const money = async () => (await data<{ money: string }>('GET /jz/balance', { as: player })).money
const count = async (statement: ReturnType<typeof sql>) => (await env.owner.one<{ n: number }>(statement)).n

describe('R6.6 odds that staff set', () => {
  it('R1.1 are shown with the return they give, the band and what is built in', async () => {
    expect((await offers()).length).toBe(23)
    expect(await offer('dragon_tiger')).toMatchObject({ odds: '1.966', rtp: '98.4700', min: '1.778', max: '1.977' })
    await set('pattern_pair', '3.500')
    expect(await offer('pattern_pair')).toMatchObject({
      odds: '3.500',
      rtp: '94.5000',
      built_in: '3.640',
      min: '3.334',
      max: '3.666',
      changed_by: 'erin',
    })
    expect(await board('pattern_pair')).toMatchObject({ odds: '3.500', rtp: '94.5000' })
  })

  it.each([
    ['below the band', () => change('star1', '9.850', '8.999'), '422 lottery.odds_out_of_band'],
    ['above the band', () => change('star1', '9.850', '9.901'), '422 lottery.odds_out_of_band'],
    ['of a bet type nobody knows', () => change('moon', '9.850', '9.000'), '422 lottery.bet_type_unknown'],
    ['that are no longer what was seen', () => change('star1', '9.840', '9.000'), '409 lottery.odds_set_meanwhile'],
    ['with two decimals', () => change('star1', '9.850', '9.00'), '422 common.invalid'],
    ['by finance', () => change('star1', '9.850', '9.000', 'frank'), '403 common.forbidden'],
    ['by support', () => change('star1', '9.850', '9.000', 'sofia'), '403 common.forbidden'],
  ])('are refused %s', async (_case, asked, refusal) => {
    expect(await outcome('POST /office/odds', asked())).toBe(refusal)
    expect(await board('star1')).toMatchObject({ odds: '9.850' })
  })

  it('are set by one of several at once, the first time and after', async () => {
    for (const [was, odds] of [
      ['98.500', '97.000'],
      ['97.000', '96.000'],
    ] as const) {
      const tried = await Promise.all(
        [1, 2, 3].map(() => outcome('POST /office/odds', change('star2_back', was, odds))),
      )
      expect(tried.toSorted((a, b) => a.localeCompare(b))).toEqual([
        '200',
        '409 lottery.odds_set_meanwhile',
        '409 lottery.odds_set_meanwhile',
      ])
    }
  })

  it('stand in the audit log with what they were, and open boards are told', async () => {
    await set('star2_front', '95.000')
    const { data: log } = await data<{ data: object[] }>('GET /office/audit', {
      as: 'erin',
      lang: 'en',
      query: { keyword: 'star2_front' },
    })
    expect(log).toMatchObject([
      {
        actor: 'Staff erin',
        action: 'Changed lottery odds',
        target: 'odds:jzssc.star2_front',
        reason: 'the season begins',
        before: '{"odds":"98.500","return_percent":"98.5000"}',
        after: '{"odds":"95.000","return_percent":"95.0000"}',
      },
    ])
    expect(
      await env.owner.many(
        sql`select channel, data from kernel.push_events where type = 'odds' order by id desc limit 1`,
      ),
    ).toEqual([{ channel: 'public', data: { code: 'jzssc' } }])
  })
})

describe('R1.1 a bet and the odds of now', () => {
  it('keeps those it was sold at, and is settled by them', async () => {
    await set('sides', '1.950')
    const all = { bet_type: 'sides', selection: 'big,small|-|-|-|-', unit_stake: '100' }
    const { tickets } = await data<{ tickets: { id: string; odds: string }[] }>(
      'POST /jz/bet',
      await slip({ ...all, odds: '1.950' }, { ...all, unit_stake: '200' }),
    )
    expect(tickets.map((t) => t.odds)).toEqual(['1.950', '1.950'])
    await set('sides', '1.800')
    env.clock.set(new Date((await ticker()).draw_at))
    await env.drain()
    const paid = await env.owner.many<{ payout: bigint }>(
      sql`select payout from lottery.tickets where id = any (${tickets.map((t) => t.id)}::uuid[]) order by stake`,
    )
    // One of the two sides wins.
    expect(paid.map((t) => t.payout)).toEqual([195_00n, 390_00n])
  })

  it('is sold at those it names while they are offered, and at those of the moment when it names none', async () => {
    await set('sum', '1.900')
    const { tickets } = await data<{ tickets: { odds: string }[] }>(
      'POST /jz/bet',
      await slip(big({ odds: '1.900' }), big({ unit_stake: '11' })),
    )
    expect(tickets.map((t) => t.odds)).toEqual(['1.900', '1.900'])
  })

  it('is refused with all of its slip, in five languages, where they have changed meanwhile, up or down', async () => {
    await set('sum', '1.910')
    const before = await money()
    const sold = () => count(sql`select count(*)::int as n from lottery.tickets`)
    const already = await sold()
    for (const odds of ['1.920', '1.900', '0.000', '999999.999'])
      expect(await outcome('POST /jz/bet', await slip(big(), big({ odds, selection: 'odd' })))).toBe(
        '409 lottery.odds_changed',
      )
    expect([await money(), await sold()]).toEqual([before, already])
    const texts = await Promise.all(
      LANGS.map(
        async (lang) =>
          (await env.call('POST /jz/bet', { ...(await slip(big({ odds: '1.920' }))), lang })).body.message,
      ),
    )
    expect(new Set(texts).size).toBe(LANGS.length)
    await ok('POST /jz/bet', await slip(big({ odds: '1.910' })))
  })

  it('finds its tickets again under its key after they have changed, and refuses other odds under it', async () => {
    await set('sum', '1.930')
    const { issue } = await ticker()
    const line = { bet_type: 'sum', selection: 'big', unit_stake: 100n, multiple: 1, odds_milli: 1_930 }
    const asked = { member_id: alice, is_demo: false, code: 'jzssc', issue, lines: [line], request_key: 'odds-again' }
    const first = await placeSlip(env, asked)
    await set('sum', '1.940')
    expect((await placeSlip(env, asked)).tickets).toMatchObject(
      first.tickets.map(({ id }) => ({ id, odds_milli: 1_930 })),
    )
    await expect(placeSlip(env, { ...asked, lines: [{ ...line, odds_milli: 1_940 }] })).rejects.toMatchObject({
      code: 'idempotency.key_reused',
    })
  })

  it('never pays above the limit, at whatever odds it may be sold', async () => {
    const line = (unit_stake: string, odds?: string) => ({
      bet_type: 'star3_back',
      selection: '1|2|3',
      unit_stake,
      odds,
    })
    await set('star3_back', '980.000')
    await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '3000' } })
    expect(await outcome('POST /jz/bet', await slip(line('1020.41', '980.000')))).toBe('400 lottery.payout_above_max')
    expect(await outcome('POST /jz/bet', await slip(line('1010.11')))).toBe('400 lottery.payout_above_max')
    await ok('POST /jz/bet', await slip(line('1020.40', '980.000')))
    await ok('POST /jz/bet', await slip(line('1010.10')))
  })
})
