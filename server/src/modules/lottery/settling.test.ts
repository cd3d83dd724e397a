import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'
import { keepDrawing, prepareDraws, runDraw } from './draw.ts'
import { settleDraw } from './settle.ts'
import { START, createGame } from './test-game.ts'

let env: Env
let player: string
let alice: number
const { data, ok, outcome, member_id } = createScenario(() => env)
const { play, ticker, big, bet, draws, begin } = createGame({ env: () => env, player: () => player })

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

  it('holds and settles the other draws where one cannot be held, and says so', async () => {
    const { issue, draw_at } = await ticker()
    await ok('POST /jz/bet', await bet([big('10')]))
    env.clock.set(new Date(draw_at))
    await env.owner.run(
      sql`insert into lottery.seasons (game_code, anchor, length, used) values ('jzssc', 'lost', 1, 1)`,
    )
    await env.owner.run(sql`insert into lottery.draws (game_code, issue, season_id, link, commitment, close_at, draw_at)
      select 'jzssc', '20250102-0001', max(id), 1, 'c', ${new Date(draw_at - 70_000)}, ${new Date(draw_at - 60_000)} from lottery.seasons`)
    const said = await keepDrawing(env).catch((error: unknown) => error)
    await env.owner.run(sql`delete from lottery.draws where issue = '20250102-0001'`)
    await env.owner.run(sql`delete from lottery.seasons where anchor = 'lost'`)
    expect((await draws()).find((d) => d.issue === issue)).toMatchObject({ state: 'drawn' })
    expect(said).toMatchObject({ errors: [expect.any(Error)] })
    await env.drain()
    expect((await draws()).find((d) => d.issue === issue)).toMatchObject({ state: 'settled' })
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
