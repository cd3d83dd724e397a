import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeModules } from '../../compose.ts'
import { sql } from '../../kernel/db.ts'
import { createSeamlessBook } from './index.ts'

const [SBX, SBY] = [createSandboxSupplier('SBX'), createSandboxSupplier('SBY')]
let env: Env
let alice = 0
let n = 0
const { data, job, member_id, ok, outcome } = createScenario(() => env)
const MINUTE_MS = 60_000
const WORDS = { game_code: 'reels', game_type: 3 as const, game_title: { en: 'Reels' }, detail: { en: 'A spin' } }
const DAY_MS = 24 * 60 * MINUTE_MS

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX, SBY } })
  for (const code of ['SBX', 'SBY']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
  for (const api_code of ['SBX', 'SBY'])
    await ok('POST /game/deposit', { as: 'alice', body: { api_code, money: '50' } })
})
afterAll(() => env.stop())
beforeEach(async () => {
  await env.owner.run(sql`truncate policy.limits, policy.clocks`)
  env.clock.advance(DAY_MS)
  env.call.forget()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** Bets at suppliers, each of them so many minutes from now. */
const play = (supplier: typeof SBX, ...minutes: readonly number[]): void => {
  for (const minute of minutes) {
    const at = new Date(env.clock.now().getTime() + minute * MINUTE_MS)
    const player = { member_id: alice, is_demo: false }
    const [id, times] = [`played-${++n}`, { bet_at: at, settled_at: at, changed_at: at }]
    supplier.addBet({ id, player, ...WORDS, ...times, stake: 1_00n, payout: 1_00n, status: 'settled' })
  }
}
const pull = () => job('mirror.pull_all')
/** How long alice has played today, in seconds. */
const played = async () =>
  (
    await env.owner.one<{ n: number }>(
      sql`select coalesce(sum(seconds), 0)::int as n from policy.tallies where member_id = ${alice}
        and on_day = (${env.clock.now()}::timestamptz at time zone 'Asia/Shanghai')::date`,
    )
  ).n
const open = (api_code: string) => outcome('GET /game/login', { as: 'alice', query: { api_code } })

describe('R6.3 time at suppliers that keep their own books', () => {
  it('is counted by the bets they tell of, so that a game that is opened again has no more than the rest', async () => {
    await data('POST /member/protection/limit', {
      as: 'alice',
      body: { kind: 'time', period: 'day', amount: '0.10' },
    })
    expect(await open('SBX')).toBe('200')
    play(SBX, 1, 2, 3, 4, 5, 6)
    env.clock.advance(7 * MINUTE_MS)
    await pull()
    expect(await played()).toBe(360)
    expect([await open('SBX'), await open('SBY')]).toEqual(['403 policy.time_reached', '403 policy.time_reached'])
  })

  it('opens no game there for who has used up what they may stake or lose, and the lottery, which asks before each bet', async () => {
    const limit = (kind: string, amount: string) =>
      data('POST /member/protection/limit', { as: 'alice', body: { kind, period: 'day', amount } })
    await limit('stake', '3')
    play(SBX, 1, 2)
    env.clock.advance(3 * MINUTE_MS)
    await pull()
    expect(await open('SBX')).toBe('200')
    play(SBX, 1)
    env.clock.advance(3 * MINUTE_MS)
    await pull()
    expect(await open('SBX')).toBe('403 policy.limit_reached')
    expect(await open('JZ')).toBe('200')
    await env.owner.run(sql`truncate policy.limits`)
    await limit('loss', '1')
    expect(await open('SBX')).toBe('200')
  })

  it('counts once where two tell of the same minutes, in whatever order', async () => {
    play(SBX, 0, 2, 4)
    play(SBY, 1, 3)
    env.clock.advance(6 * MINUTE_MS)
    await pull()
    await pull()
    expect(await played()).toBe(240)
  })

  it('ends a spell with a pause of more than ten minutes, which counts for nothing', async () => {
    play(SBX, 0, 11, 21, 22)
    env.clock.advance(23 * MINUTE_MS)
    await pull()
    expect(await played()).toBe(11 * 60)
    const clocks = sql`select extract(epoch from ${env.clock.now()}::timestamptz - since)::int as since from policy.clocks where member_id = ${alice}`
    expect(await env.owner.one(clocks)).toEqual({ since: 12 * 60 })
  })

  it('is no more than has passed, also where the clock of a supplier is ahead', async () => {
    play(SBX, -1, 5)
    await pull()
    env.clock.advance(2 * MINUTE_MS)
    play(SBX, 0)
    await pull()
    expect(await played()).toBe(180)
  })

  it('loses nothing of what is shorter than a second', async () => {
    play(SBX, ...Array.from({ length: 121 }, (_, i) => i / 120))
    env.clock.advance(2 * MINUTE_MS)
    await pull()
    expect(await played()).toBe(60)
  })
})

it('R6.3 time with suppliers that play with the centre wallet is counted by each of their bets', async () => {
  const book = createSeamlessBook(composeModules(env))
  await ok('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })
  for (let i = 0; i <= 200; i++) {
    const event = {
      event_id: `asked-${i}`,
      bet_id: `asked-${i}`,
      amount: 1n,
      player: { member_id: alice, is_demo: false },
    }
    const { verdict } = await book.apply('SBX', { kind: 'bet', ...event, ...WORDS, bet_at: env.clock.now() })
    expect(verdict).toBe('done')
    env.clock.advance(300)
  }
  expect(await played()).toBe(60)
})
