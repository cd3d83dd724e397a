import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { placeSlip } from './bet.ts'
import { START, createGame } from './test-game.ts'

let env: Env
let player: string
let alice: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
const { tokenOf, play, ticker, big, bet, toNextDraw, begin } = createGame({ env: () => env, player: () => player })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
  alice = await member_id('alice')
})
/** Each begins with the draws before it over, the next one open, 5000 at the lottery and a session that was just opened. */
beforeEach(async () => {
  player = await begin()
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.1 selling', () => {
  it('takes a slip whole, and the same key once', async () => {
    const asked = await bet([big('10'), { bet_type: 'star1', selection: '3,7|-|-|-|-', unit_stake: '2', multiple: 3 }])
    const first = await data<{ stake: string; money: string }>('POST /jz/bet', asked)
    expect(first).toMatchObject({
      stake: '22.00',
      money: '4978.00',
      tickets: [
        { status: 'X', stake: '10.00' },
        { status: 'X', stake: '12.00', units: 2 },
      ],
    })
    expect(await data('POST /jz/bet', asked)).toEqual(first)
    expect(await outcome('POST /jz/bet', { ...asked, body: { ...asked.body, lines: [big('11')] } })).toBe(
      '409 idempotency.key_reused',
    )
    expect(await data('GET /jz/balance', { as: player })).toEqual({ money: '4978.00' })
  })

  it('is sold once when several processes run the same call at once', async () => {
    const { issue } = await ticker()
    const slip = {
      member_id: alice,
      is_demo: false,
      code: 'jzssc',
      issue,
      lines: [{ bet_type: 'sum', selection: 'odd', unit_stake: 100n, multiple: 1 }],
      request_key: 'one-slip',
    }
    const sold = await Promise.all(Array.from({ length: 8 }, () => placeSlip(env, slip)))
    expect(new Set(sold.map(({ tickets }) => tickets.map((t) => t.id).join())).size).toBe(1)
    expect(await data('GET /jz/balance', { as: player })).toEqual({ money: '4999.00' })
    await expect(placeSlip(env, { ...slip, lines: [{ ...slip.lines[0]!, unit_stake: 200n }] })).rejects.toMatchObject({
      code: 'idempotency.key_reused',
    })
  })

  it.each([
    ['a game nobody knows', [big('10')], { code: 'nosuch' }, '404 lottery.game_unknown'],
    ['an issue nobody knows', [big('10')], { issue: '20260115-9999' }, '404 lottery.issue_unknown'],
    ['a kind of bet nobody knows', [{ ...big('10'), bet_type: 'moon' }], {}, '422 lottery.bet_type_unknown'],
    ['a selection that cannot be read', [big('10', { selection: 'huge' })], {}, '422 lottery.selection_invalid'],
    ['a symbol twice', [big('10', { selection: 'big,big' })], {}, '422 lottery.selection_invalid'],
    ['a cent under the least', [big('0.99')], {}, '400 lottery.stake_below_min'],
    ['a cent over the most', [big('50000.01')], {}, '400 lottery.stake_above_max'],
    ['the most reached by the multiple', [big('100', { multiple: 501 })], {}, '400 lottery.stake_above_max'],
    [
      'a win above the highest payout',
      [{ bet_type: 'star3_front', selection: '1|2|3', unit_stake: '1020' }],
      {},
      '400 lottery.payout_above_max',
    ],
    ['more than lies there', [big('5000.01')], {}, '400 lottery.insufficient'],
    ['one line of two that cannot be paid', [big('4000'), big('1000.01')], {}, '400 lottery.insufficient'],
    ['no lines', [], {}, '422 common.invalid'],
    ['more lines than a slip has', Array.from({ length: 101 }, () => big('1')), {}, '422 common.invalid'],
    ['a tenth of a cent', [big('1.001')], {}, '422 common.invalid'],
  ])('refuses all of a slip: %s', async (_case, lines, more, refusal) => {
    expect(await outcome('POST /jz/bet', await bet(lines, more))).toBe(refusal)
    expect(await data('GET /jz/balance', { as: player })).toEqual({ money: '5000.00' })
  })

  it("R5.14 refuses in the player's language", async () => {
    const said = async (lang: string) =>
      (await env.call('POST /jz/bet', { ...(await bet([big('0.5')])), lang })).body.message
    expect(
      new Set([await said('zh_cn'), await said('zh_hk'), await said('en'), await said('th'), await said('vi')]).size,
    ).toBe(5)
  })

  it('is stopped while the operator has the supplier under maintenance', async () => {
    await env.owner.run(sql`update games.suppliers set maintenance = true where code = 'JZ'`)
    expect(await ticker()).toMatchObject({ state: 'paused' })
    expect(await outcome('POST /jz/bet', await bet([big('10')]))).toBe('503 lottery.paused')
    await env.owner.run(sql`update games.suppliers set maintenance = false where code = 'JZ'`)
  })

  it("ends at the close by the database's clock, to the millisecond", async () => {
    const { close_at, issue } = await ticker()
    env.clock.set(new Date(close_at - 1))
    await ok('POST /jz/bet', await bet([big('1')], { issue }))
    env.clock.set(new Date(close_at))
    expect(await ticker()).toMatchObject({ state: 'locked' })
    expect(await outcome('POST /jz/bet', await bet([big('1')], { issue }))).toBe('409 lottery.closed')
    env.clock.advance(1)
    expect(await outcome('POST /jz/bet', await bet([big('1')], { issue }))).toBe('409 lottery.closed')
  })
})

describe('R2.10 R1.13 entering', () => {
  it('opens a session with a launch token once, and only within its minute', async () => {
    const launch_token = await tokenOf('alice')
    const told = await Promise.all([0, 1, 2].map(() => outcome('POST /jz/session', { body: { launch_token } })))
    expect(told.toSorted()).toEqual(['200', '401 lottery.launch_invalid', '401 lottery.launch_invalid'])
    const old = await tokenOf('alice')
    env.clock.advance(60_001)
    expect(await outcome('POST /jz/session', { body: { launch_token: old } })).toBe('401 lottery.launch_invalid')
    expect(await outcome('POST /jz/session', { body: { launch_token: 'x'.repeat(43) } })).toBe(
      '401 lottery.launch_invalid',
    )
  })

  it('R1.13 R6.3 gives a trial account play money, which never meets the other kind', async () => {
    const as = (await data<{ access_token: string }>('POST /auth/demo', { body: {}, ip: '198.51.100.8' })).access_token
    const demo = await play(as)
    const before = await env.owner.many(sql`select * from ledger.house_totals where asset <> 'PLAY' order by 1, 2`)
    expect(await data('POST /jz/bet', { ...(await bet([big('1500')])), as: demo })).toMatchObject({ money: '500.00' })
    expect(await outcome('POST /jz/bet', { ...(await bet([big('500.01')])), as: demo })).toBe(
      '400 lottery.insufficient',
    )
    await toNextDraw()
    expect(await env.owner.many(sql`select * from ledger.house_totals where asset <> 'PLAY' order by 1, 2`)).toEqual(
      before,
    )
    expect(['500.00', '3455.00']).toContain((await wallets(as))['JZ'])
  })

  it('R2.10 R4.5 playing is using the session of the site: both go on while somebody does either, and end when nobody does', async () => {
    const { access_token: as } = await data<{ access_token: string }>('POST /auth/demo', {
      body: {},
      ip: '198.51.100.12',
    })
    const demo = await play(as)
    // All of it within the eight hours that a game session lives.
    const later = (minutes: number) => env.clock.advance(minutes * 60_000)
    for (let round = 0; round < 3; round += 1) {
      later(50)
      expect(await outcome('GET /jz/balance', { as: demo })).toBe('200')
    }
    later(59)
    expect(await outcome('POST /auth/me', { as, body: {} })).toBe('200')
    later(119)
    expect(await outcome('GET /jz/balance', { as: demo })).toBe('200')
    later(120)
    expect(await outcome('GET /jz/balance', { as: demo })).toBe('401 auth.session_ended')
    env.call.forget()
  })

  it('R2.10 a game session ends with the session of the site that opened it', async () => {
    const { access_token: as } = await data<{ access_token: string }>('POST /auth/demo', {
      body: {},
      ip: '198.51.100.9',
    })
    const demo = await play(as)
    expect(await outcome('GET /jz/balance', { as: demo })).toBe('200')
    await ok('POST /auth/logout', { as, body: {} })
    expect(await outcome('GET /jz/balance', { as: demo })).toBe('401 auth.session_ended')
    expect(await outcome('GET /jz/balance', {})).toBe('401 auth.login_required')
    expect(await outcome('GET /jz/balance', { as: 'alice' })).toBe('401 auth.session_ended')
  })
})
