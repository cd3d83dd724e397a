import { execFileSync } from 'node:child_process'
import { findGame, toHex, verifyDraw, walk, writeProofScript } from '@moongate/lottery'
import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'
import { placeSlip } from './bet.ts'
import { keepDrawing, prepareDraws, runDraw } from './draw.ts'
import { nodeHash } from './hash.ts'
import { settleDraw } from './settle.ts'

type Ticker = {
  issue: string
  state: string
  close_at: number
  draw_at: number
  server_time: number
  commitment: string | null
  last: { issue: string } | null
}
type Drawn = { issue: string; state: string; balls: number[] | null; commitment: string; seed: string | null }
type Proved = { issue: string; commitment: string | null; seed: string | null; balls: number[] | null }
const START = '2026-01-15T04:00:10Z'
let env: Env
let player: string
let alice: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const key = () => `lottery-test-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
  alice = await member_id('alice')
})
/** Each begins with the draws before it over, the next one open, 5000 at the lottery and a session that was just opened. */
beforeEach(async () => {
  await prepareDraws(env)
  await toNextDraw()
  env.call.forget()
  await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '5000' } })
  player = await play('alice')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const tokenOf = async (as: string) => {
  const { game_url } = await ok('GET /game/login', { as, query: { api_code: 'JZ', gameCode: 'jzssc' } })
  return new URLSearchParams(String(game_url).split('#')[1]).get('launch_token') ?? ''
}
const play = async (as: string) =>
  (await data<{ access_token: string }>('POST /jz/session', { body: { launch_token: await tokenOf(as) } })).access_token
const ticker = async (): Promise<Ticker> => (await data<Ticker[]>('GET /lottery/list'))[0] as Ticker
const big = (unit_stake: string, more: object = {}) => ({ bet_type: 'sum', selection: 'big', unit_stake, ...more })
const bet = async (lines: object[], more: object = {}) => ({
  as: player,
  key: key(),
  body: { code: 'jzssc', issue: (await ticker()).issue, lines, ...more },
})
const draws = async () =>
  (await data<{ data: Drawn[] }>('GET /jz/draws', { query: { code: 'jzssc', limit: '50' } })).data
const toNextDraw = async () => {
  const { draw_at } = await ticker()
  env.clock.set(new Date(draw_at))
  await env.drain()
}

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

describe('R1.1 drawing', () => {
  const game = findGame('jzssc')
  const seedOf = (issue: string) =>
    env.owner
      .one<{
        hex: string
        length: number
        link: number
      }>(sql`select encode(x.seed, 'hex') as hex, s.length, d.link from lottery.draws d
      join lottery.seasons s on s.id = d.season_id join lottery.season_secrets x on x.season_id = s.id where d.issue = ${issue}`)
      .then(({ hex, length, link }) => toHex(walk(nodeHash, Uint8Array.from(Buffer.from(hex, 'hex')), length - link)))

  it('happens once, whoever tries', async () => {
    const { issue, draw_at } = await ticker()
    env.clock.set(new Date(draw_at))
    await Promise.all([runDraw(env, 'jzssc', issue), runDraw(env, 'jzssc', issue), keepDrawing(env), keepDrawing(env)])
    await env.drain()
    const { n: events } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from kernel.push_events where type = 'draw' and data->>'issue' = ${issue}`,
    )
    expect([(await draws()).find((d) => d.issue === issue)?.state, events]).toEqual(['settled', 1])
  })

  it('does not happen before its time', async () => {
    const { issue } = await ticker()
    await runDraw(env, 'jzssc', issue)
    expect(await env.owner.one(sql`select state, seed from lottery.draws where issue = ${issue}`)).toEqual({
      state: 'open',
      seed: null,
    })
  })

  it('is proved by its ticket alone: promised at the sale, shown after the draw, found again by the ten-line script', async () => {
    const { commitment } = await ticker()
    const sold = await data<{ tickets: Proved[] }>('POST /jz/bet', await bet([big('1')]))
    expect(sold.tickets[0]).toMatchObject({ commitment, seed: null, balls: null })
    await toNextDraw()
    const { issue } = sold.tickets[0]!
    const query = { code: 'jzssc', issue }
    const [ticket] = (await data<{ data: Proved[] }>('GET /jz/bets', { as: player, query })).data
    expect(ticket).toMatchObject({ commitment, balls: (await draws()).find((d) => d.issue === issue)?.balls })
    const script = writeProofScript(game!, { issue, seed: ticket!.seed!, commitment: ticket!.commitment! })
    const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(printed.trim().split('\n')).toEqual(['promise kept', ticket!.balls!.join(' ')])
  })

  it('is refused by the check when a single ball, digit or seed was changed', async () => {
    await toNextDraw()
    const [d] = await draws()
    const proof = { issue: d!.issue, seed: d!.seed!, commitment: d!.commitment, balls: d!.balls! }
    const other = (text: string) => (text[0] === '0' ? '1' : '0') + text.slice(1)
    expect(
      verifyDraw(nodeHash, game!, { ...proof, balls: [(proof.balls[0]! + 1) % 10, ...proof.balls.slice(1)] }),
    ).toBe('outcome_mismatch')
    expect(verifyDraw(nodeHash, game!, { ...proof, seed: other(proof.seed) })).toBe('commitment_mismatch')
    expect(verifyDraw(nodeHash, game!, { ...proof, commitment: other(proof.commitment) })).toBe('commitment_mismatch')
  })

  it('promises before the first bet and shows no seed before its draw, through any call', async () => {
    const { issue, commitment, close_at } = await ticker()
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await ok('POST /jz/bet', await bet([big('1')]))
    const secret = await seedOf(issue)
    expect(toHex(nodeHash.sha256(Uint8Array.from(Buffer.from(secret, 'hex'))))).toBe(commitment)
    const everything = async () =>
      JSON.stringify(
        await Promise.all([
          env.call('GET /lottery/list'),
          env.call('GET /lottery/hot'),
          env.call('GET /jz/draws', { query: { code: 'jzssc', limit: '100' } }),
          env.call('GET /jz/rules', { query: { code: 'jzssc' } }),
          env.call('GET /jz/bets', { as: player, query: { limit: '100' } }),
          env.call('GET /jz/balance', { as: player }),
          env.call('POST /game/record', { as: 'alice', body: { betTime: ['2026-01-15', '2026-01-15'], limit: 100 } }),
        ]),
      )
    const pushed = async () => JSON.stringify(await env.owner.many(sql`select data from kernel.push_events`))
    for (const at of [close_at, close_at + 4999, close_at + 65_000]) {
      env.clock.set(new Date(at))
      expect(await everything()).not.toContain(secret)
      expect(await pushed()).not.toContain(secret)
    }
    await env.drain()
    expect(await everything()).toContain(secret)
  })
})

/** Draws of long ago, each with a ticket that wins and cannot be paid. */
const leaveDraws = async (of: number, count: number) => {
  await env.owner.run(
    sql`insert into lottery.seasons (game_code, anchor, length, used) values ('jzssc', 'left', ${count}, ${count})`,
  )
  await env.owner
    .run(sql`insert into lottery.draws (game_code, issue, season_id, link, commitment, state, close_at, draw_at, seed, balls, drawn_at)
    select 'jzssc', '20250101-' || lpad(n::text, 4, '0'), (select max(id) from lottery.seasons), n, 'c', 'drawn', '2025-01-01', '2025-01-01', 's', '{9,9,9,9,9}', '2025-01-01'
    from generate_series(1, ${count}::int) n`)
  await env.owner
    .run(sql`insert into lottery.tickets (member_id, id, bill_no, game_code, issue, bet_type, selection, units, unit_stake, multiple, stake, odds_milli, asset, placed_at)
    select ${of}, gen_random_uuid(), 'left' || issue, 'jzssc', issue, 'sum', 'big', 1, 100, 1, 100, 1985, 'CNY', '2024-12-31' from lottery.draws where issue like '20250101-%'`)
}
const forgetDraws = async (of: number) => {
  await env.owner.run(sql`delete from lottery.tickets where member_id = ${of} and issue like '20250101-%'`)
  await env.owner.run(sql`delete from lottery.draws where issue like '20250101-%'`)
  await env.owner.run(sql`delete from lottery.seasons where anchor = 'left'`)
}

describe('R1.1 R3.1 settling', () => {
  it('settles 500 tickets once, whoever and how many try, and asks no more of the turnover than was bet', async () => {
    const { issue } = await ticker()
    const digits = (i: number) => ({ bet_type: 'star1', selection: `${i % 10}|-|-|-|-`, unit_stake: '1' })
    for (let slip = 0; slip < 5; slip++)
      await ok('POST /jz/bet', await bet(Array.from({ length: 100 }, (_, i) => digits(i))))
    const before = await data<{ money: string }>('GET /jz/balance', { as: player })
    const { draw_at } = await ticker()
    env.clock.set(new Date(draw_at))
    await runDraw(env, 'jzssc', issue)
    await Promise.all(Array.from({ length: 4 }, () => settleDraw(env, 'jzssc', issue)))
    await env.drain()
    expect(
      await env.owner
        .one(sql`select count(*)::int as n, count(*) filter (where status = 'COMPLETE')::int as ended, count(*) filter (where won)::int as won, sum(payout)::bigint as paid
      from lottery.tickets where issue = ${issue}`),
    ).toEqual({ n: 500, ended: 500, won: 50, paid: 50n * 985n })
    const cents = (v: { money: string }) => BigInt(v.money.replace('.', ''))
    expect(cents(await data('GET /jz/balance', { as: player })) - cents(before)).toBe(50n * 985n)
    expect((await draws())[0]).toMatchObject({ issue, state: 'settled' })
    const again = env.owner.one(sql`select count(*)::int as n from ledger.postings`)
    await settleDraw(env, 'jzssc', issue)
    expect(await env.owner.one(sql`select count(*)::int as n from ledger.postings`)).toEqual(await again)
  })

  it('gives every stake back when a draw comes half an hour late, and to nobody less or more', async () => {
    const { issue } = await ticker()
    const before = await data('GET /jz/balance', { as: player })
    await ok('POST /jz/bet', await bet([big('10'), { bet_type: 'star1', selection: '1|2|3|4|5', unit_stake: '2' }]))
    const { draw_at } = await ticker()
    env.clock.set(new Date(draw_at + 30 * 60_000 + 1))
    await keepDrawing(env)
    await env.drain()
    expect((await draws()).find((d) => d.issue === issue)).toMatchObject({ state: 'void', balls: null, seed: null })
    expect(await data('GET /jz/balance', { as: player })).toEqual(before)
    expect((await data<{ data: object[] }>('GET /jz/bets', { as: player, query: { issue } })).data).toMatchObject([
      { status: 'N', payout: '10.00', won: false },
      { status: 'N', payout: '10.00' },
    ])
    expect(
      await env.owner
        .many(sql`select distinct s.kind from ledger.statement s join lottery.tickets t on t.id::text = s.ref
        where t.issue = ${issue} and s.amount > 0 and s.account_kind = 'supplier:JZ'`),
    ).toEqual([{ kind: 'lottery.void_refund' }])
  })

  it('tells how many draws there were without counting them all', async () => {
    const read = () => data<{ total: number }>('GET /jz/draws', { query: { code: 'jzssc', limit: '1' } })
    const { result, list } = await countStatements(read)
    const over = await env.db.one<{ n: number }>(
      sql`select count(*)::int as n from lottery.draws where draw_at <= kernel.now()`,
    )
    expect(over.n).toBeGreaterThan(0)
    expect(result.total).toBe(over.n)
    expect(list).not.toMatch(/count\(\*\).* draw_at <= kernel\.now/)
  })

  it('draws one that is half an hour late to the millisecond', async () => {
    const { issue, draw_at } = await ticker()
    env.clock.set(new Date(draw_at + 30 * 60_000))
    await keepDrawing(env)
    expect((await draws()).find((d) => d.issue === issue)).toMatchObject({ state: 'drawn' })
    await env.drain()
  })

  it('lets nobody wait for a frozen member, and pays them when they are free', async () => {
    await prepareDraws(env)
    const demo = await play(
      (await data<{ access_token: string }>('POST /auth/demo', { body: {}, ip: '198.51.100.7' })).access_token,
    )
    const both = [big('10'), big('10', { selection: 'small' })]
    const { issue, draw_at } = await ticker()
    await ok('POST /jz/bet', await bet(both))
    await ok('POST /jz/bet', { ...(await bet(both)), as: demo })
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    await setMemberState(env, alice, 'frozen', staff)
    env.clock.set(new Date(draw_at))
    await env.drain()
    const open = async (as: string) =>
      (await data<{ data: { status: string }[] }>('GET /jz/bets', { as, query: { issue } })).data.map((t) => t.status)
    expect(await open(demo)).toEqual(['COMPLETE', 'COMPLETE'])
    expect((await open(player)).toSorted()).toEqual(['COMPLETE', 'X'])
    expect(await outcome('POST /jz/bet', await bet([big('1')]))).toBe('403 policy.member_frozen')
    await setMemberState(env, alice, 'active', staff)
    await keepDrawing(env)
    await env.drain()
    expect(await open(player)).toEqual(['COMPLETE', 'COMPLETE'])
  })

  it('pays who is free again, however many draws of others wait for frozen members', async () => {
    const { issue, draw_at } = await ticker()
    await ok('POST /jz/bet', await bet([big('10'), big('10', { selection: 'small' })]))
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    const carol = await member_id('carol')
    for (const id of [alice, carol]) await setMemberState(env, id, 'frozen', staff)
    env.clock.set(new Date(draw_at))
    await env.drain()
    await leaveDraws(carol, 250)
    await setMemberState(env, alice, 'active', staff)
    for (const _ of [1, 2]) {
      await keepDrawing(env)
      await env.drain()
    }
    const { data: tickets } = await data<{ data: { status: string }[] }>('GET /jz/bets', {
      as: player,
      query: { issue },
    })
    await forgetDraws(carol)
    await setMemberState(env, carol, 'active', staff)
    expect(tickets.map(({ status }) => status)).toEqual(['COMPLETE', 'COMPLETE'])
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
    const later = (minutes: number) => env.clock.advance(minutes * 60_000)
    for (let round = 0; round < 4; round += 1) {
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
