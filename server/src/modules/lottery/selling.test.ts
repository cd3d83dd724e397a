import { LANGS } from '@moongate/contract'
import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDb, sql } from '../../kernel/db.ts'
import { endSessions } from '../sessions/index.ts'
import { placeSlip, type Slip } from './bet.ts'
import { prepareDraws } from './draw.ts'

let env: Env
let player: string
let issue: string
let alice: number
const { data, ok, outcome, member_id, enterLottery } = createScenario(() => env)
let n = 0
const key = () => `selling-test-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
})
/** Each begins with the draw before it over, the next one open, and a session that was just opened. */
beforeEach(async () => {
  await prepareDraws(env)
  const [open] = await data<{ draw_at: number }[]>('GET /lottery/list')
  env.clock.set(new Date(open?.draw_at ?? 0))
  await env.drain()
  env.call.forget()
  player = await enterLottery('alice')
  issue = (await data<{ issue: string }[]>('GET /lottery/list'))[0]?.issue ?? ''
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const line = (more: object = {}) => ({ bet_type: 'sum', selection: 'big', unit_stake: '1', ...more })
const bet = (lines: object[] = [line()], more: object = {}) => ({
  as: player,
  key: key(),
  body: { code: 'jzssc', issue, lines, ...more },
})
const money = async () => (await data<{ money: string }>('GET /jz/balance', { as: player })).money
const sold = async () =>
  (await env.owner.one<{ n: number }>(sql`select count(*)::int as n from lottery.tickets where member_id = ${alice}`)).n

const big = { bet_type: 'sum', selection: 'big', unit_stake: 100n, multiple: 1 }
const odd = { ...big, selection: 'odd' }
const slip = (lines: Slip['lines'] = [big], more: Partial<Slip> = {}): Slip => {
  const request_key = key()
  const claim = { scope: `player:${alice}`, key: request_key, fingerprint: JSON.stringify(lines.length) }
  return { member_id: alice, is_demo: false, code: 'jzssc', issue, lines, request_key, claim, ...more }
}

describe('a slip that comes again after its answer was lost', () => {
  it('finds its tickets and the balance of then, and sells nothing, even while nothing is sold', async () => {
    const request_key = key()
    const first = await placeSlip(env, slip([big, odd], { request_key }))
    await placeSlip(env, slip([big], { request_key: key() }))
    const [before, left] = [await sold(), await money()]
    await env.owner.run(sql`update games.suppliers set maintenance = true where code = 'JZ'`)
    const again = await placeSlip(env, slip([big, odd], { request_key }))
    await env.owner.run(sql`update games.suppliers set maintenance = false where code = 'JZ'`)
    expect(again.tickets.map((t) => t.bill_no).toSorted()).toEqual(first.tickets.map((t) => t.bill_no).toSorted())
    expect(again.balance).toBe(first.balance)
    expect([await sold(), await money()]).toEqual([before, left])
  })

  it.each([
    ['another selection for the same stake', { lines: [odd, big] }],
    ['another stake', { lines: [{ ...big, unit_stake: 200n }, odd] }],
    ['one line more', { lines: [big, odd, big] }],
    ['one line more than can be paid', { lines: [big, odd, { ...big, unit_stake: 900_000n }] }],
    ['another issue', { issue: '20260115-9999' }],
  ])('is refused with %s', async (_case, change) => {
    const first = slip([big, odd], { request_key: key() })
    await placeSlip(env, first)
    const before = [await sold(), await money()]
    await expect(placeSlip(env, { ...first, ...change })).rejects.toMatchObject({ code: 'idempotency.key_reused' })
    expect([await sold(), await money()]).toEqual(before)
  })
})

describe('R1.1 slips that come at once', () => {
  const place = (slips: readonly Slip[]) => Promise.all(slips.map((one) => placeSlip(env, one).catch((e: Error) => e)))
  const ends = (told: Awaited<ReturnType<typeof place>>) =>
    told.map((end) => ('balance' in end ? end.balance : end.message))

  it('are sold in seven statements, in the order in which they came', async () => {
    const [before, left] = [await sold(), BigInt((await money()).replace('.', ''))]
    const many = Array.from({ length: 10 }, () => slip([big, odd]))
    const { result, count, list } = await countStatements(() => place(many))
    expect(count, list).toBe(7)
    expect(ends(result)).toEqual(many.map((_, i) => left - BigInt(i + 1) * 200n))
    expect(await sold()).toBe(before + 20)
  })

  it('are each sold or refused by themselves', async () => {
    const [earlier, kept] = [slip(), slip()]
    await placeSlip(env, earlier)
    await env.owner
      .run(sql`insert into kernel.idempotency (scope, key, fingerprint, state, owner, status, body, locked_until)
      values (${kept.claim?.scope}, ${kept.claim?.key}, 'x', 'done', '', 400, '{}', now())`)
    const [before, left] = [await sold(), BigInt((await money()).replace('.', ''))]
    const twice = slip()
    const told = await place([
      slip(),
      slip([{ ...big, unit_stake: left }]),
      slip([big, big], { request_key: earlier.request_key }),
      kept,
      twice,
      slip([{ ...big, odds_milli: 1_900 }, big]),
      slip([big], { issue: '20260115-9999' }),
      slip([big], { member_id: await member_id('carol') }),
      twice,
      earlier,
    ])
    expect(ends(told)).toEqual([
      left - 100n,
      'lottery.insufficient',
      'idempotency.key_reused',
      `player:${alice} ${kept.request_key} is taken`,
      left - 200n,
      'lottery.odds_changed',
      'lottery.issue_unknown',
      'lottery.insufficient',
      left - 200n,
      left,
    ])
    expect(await sold()).toBe(before + 2)
  })

  it('are sold once where two processes have the same ones', async () => {
    const before = await sold()
    const elsewhere = createDb(env.url, { max: 2, time: () => env.clock.now() })
    const many = Array.from({ length: 12 }, () => slip())
    const both = await Promise.all([
      place(many),
      ...many.toReversed().map((one) => placeSlip({ ...env, db: elsewhere }, one)),
    ])
    await elsewhere.close()
    const [here, ...there] = both
    expect(ends(here)).toEqual(there.toReversed().map(({ balance }) => balance))
    expect(await sold()).toBe(before + 12)
  })
})

describe('R5.14 slips whose process died while it sold them', () => {
  it('are sold once, when they are asked for again elsewhere', async () => {
    const before = await sold()
    const dying = createDb(env.url, { max: 2, name: 'dying', time: () => env.clock.now(), on_error: () => {} })
    const kill = () =>
      env.owner.many(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'dying' and datname = current_database() and state <> 'idle'`)
    for (let round = 0; round < 5; round++) {
      const many = Array.from({ length: 3 }, () => slip())
      let ended = false
      const told = Promise.all(many.map((one) => placeSlip({ ...env, db: dying }, one).catch((e: Error) => e)))
      void told.finally(() => (ended = true))
      await expect.poll(async () => (await kill()).length > 0 || ended, { interval: round, timeout: 10_000 }).toBe(true)
      const first = await told
      const again = await Promise.all(many.map((one) => placeSlip(env, one)))
      for (const [i, end] of first.entries()) if ('balance' in end) expect(again[i]?.balance).toBe(end.balance)
    }
    await dying.close()
    expect(await sold()).toBe(before + 15)
  })
})

describe('what is told when several things are wrong', () => {
  const too_much = [line({ unit_stake: '5000' })]
  it.each([
    ['the issue before the money', too_much, { issue: '20260115-9999' }, '404 lottery.issue_unknown'],
    [
      'a line before the issue',
      [line({ selection: 'huge' })],
      { issue: '20260115-9999' },
      '422 lottery.selection_invalid',
    ],
  ])('%s', async (_case, lines, more, refusal) => {
    expect(await outcome('POST /jz/bet', bet(lines, more))).toBe(refusal)
  })

  it('the pause before everything', async () => {
    await env.owner.run(sql`update games.suppliers set maintenance = true where code = 'JZ'`)
    for (const asked of [bet(too_much), bet([line({ selection: 'huge' })]), bet([line()], { issue: '20260115-9999' })])
      expect(await outcome('POST /jz/bet', asked)).toBe('503 lottery.paused')
    await env.owner.run(sql`update games.suppliers set maintenance = false where code = 'JZ'`)
  })

  it('the close before the money', async () => {
    const [running] = await data<{ close_at: number }[]>('GET /lottery/list')
    env.clock.set(new Date(running?.close_at ?? 0))
    expect(await outcome('POST /jz/bet', bet(too_much))).toBe('409 lottery.closed')
    expect(await outcome('POST /jz/bet', bet())).toBe('409 lottery.closed')
  })
})

it('R1.1 a bet that meets a draw being ended waits for it and is refused, and nothing of it is kept', async () => {
  const { issue: next } = await env.owner.one<{ issue: string }>(sql`select max(issue) as issue from lottery.draws`)
  const before = [await sold(), await money()]
  const answers = await env.owner.tx(async (tx) => {
    await tx.run(sql`update lottery.draws set state = 'void' where issue = ${next}`)
    const asked = outcome('POST /jz/bet', bet([line()], { issue: next }))
    const until_waiting = async (): Promise<void> =>
      (
        await tx.one<{ yes: boolean }>(
          sql`select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as yes from pg_sleep(0.02)`,
        )
      ).yes
        ? undefined
        : until_waiting()
    await until_waiting()
    return [asked]
  })
  expect(await answers[0]).toBe('409 lottery.closed')
  await env.owner.run(sql`update lottery.draws set state = 'open' where issue = ${next}`)
  expect([await sold(), await money()]).toEqual(before)
})

describe('R2.10 a game session that is known', () => {
  it('is not looked up again, and ends at once with the session of the site, in this process and in others', async () => {
    await ok('GET /jz/balance', { as: player })
    // It is kept as soon as this process hears what others change.
    await expect.poll(async () => (await countStatements(() => ok('GET /jz/balance', { as: player }))).count).toBe(1)
    const elsewhere = createDb(env.url, { max: 1, time: () => env.clock.now() })
    await elsewhere.tx((tx) => endSessions(tx, alice, 'kicked', env.clock.now()))
    await elsewhere.close()
    await expect.poll(() => outcome('GET /jz/balance', { as: player })).toBe('401 auth.session_ended')
  })
})

describe('slips that come while as many wait as may', () => {
  const LINES = 100
  /** As many as may wait, 2,500 lines. */
  const FULL = 25
  const place = (slips: readonly ReturnType<typeof bet>[]) => slips.map((one) => outcome('POST /jz/bet', one))
  const countWaits = async () =>
    (
      await env.owner.one<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).n

  it('are told in their language to come back: nothing of them is sold, the others are sold once, and under its key each is sold later', async () => {
    await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '4000' } })
    const before = await sold()
    const [first, ...others] = Array.from({ length: 1 + FULL + 3 }, () =>
      bet(Array.from({ length: LINES }, () => line())),
    )
    const late = bet()
    const placed: Promise<string>[] = []
    const holder = await env.owner.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from ledger.accounts where owner_id = $1 and not is_house for update', [alice])
      placed.push(...place(first ? [first] : []))
      await expect.poll(countWaits).toBe(1)
      placed.push(...place(others))
      expect(await Promise.race(placed)).toBe('503 common.unavailable')
      for (const lang of LANGS) {
        const { status, headers, body } = await env.call('POST /jz/bet', { ...late, lang })
        const told = { status: 'error', code: 503, error: 'common.unavailable' }
        const message = env.i18n.t(lang, 'errors:common.unavailable')
        expect([status, headers['retry-after'], body]).toMatchObject([503, '5', { ...told, message }])
      }
    } finally {
      await holder.query('commit')
      holder.release()
    }
    const ends = await Promise.all(placed)
    expect(ends.toSorted()).toEqual([
      ...Array.from({ length: 1 + FULL }, () => '200'),
      ...Array.from({ length: 3 }, () => '503 common.unavailable'),
    ])
    expect(await sold()).toBe(before + (1 + FULL) * LINES)
    expect(await env.invariants()).toEqual([])
    for (const one of [first, ...others, late]) expect(await outcome('POST /jz/bet', one)).toBe('200')
    expect(await sold()).toBe(before + (1 + FULL + 3) * LINES + 1)
  })
})
