import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFixtures, quoteBet } from '@moongate/sports'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBooks } from '../../sandbox/suppliers/src/books.ts'
import { BRANDS } from '../../sandbox/suppliers/src/brands.ts'
import { buildServer } from '../../sandbox/suppliers/src/serve.ts'
import { enterVisit } from '../../sandbox/suppliers/src/rounds.ts'
import { endOf, getMatch, PROTEST_MS, readMoment } from '../../sandbox/suppliers/src/sports/feed.ts'
import { settleSports } from '../../sandbox/suppliers/src/sports/settle.ts'
import type { Match } from '../../sandbox/suppliers/src/sports/state.ts'
import { createWorld, type World } from '../../sandbox/suppliers/src/world.ts'
import { createMeridianSupplier } from '../src/adapters/suppliers/meridian/supplier.ts'
import { sql } from '../src/kernel/db.ts'
import { createIds } from '../src/kernel/ids.ts'
import { systemRng } from '../src/kernel/rng.ts'
import { offerSupplier } from '../src/modules/games/index.ts'

const DAY_MS = 86_400_000
const SECRET = 'the secret of a supplier in a test'
const dir = mkdtempSync(join(tmpdir(), 'moongate-annulment-'))
let env: Env
let w: World
let supplier: Awaited<ReturnType<typeof buildServer>>
let match: Match
const { data, ok, job, member_id } = createScenario(() => env)

/** The first football match of the supplier's that is played to its end and whose result is taken back afterwards. */
const findAnnulled = (from: number): Match => {
  for (let day = from; ; day += DAY_MS)
    for (const { id, sport } of listFixtures(day + 3_600_000, day + DAY_MS)) {
      const found = sport.code === 'football' ? getMatch(w, id) : undefined
      if (found?.annulled && !found.broken) return found
    }
}

/** The same moment for both programs. */
const setClock = (at: number): void => {
  w.time = { at, since: 0, speed: 0 }
  env.clock.set(new Date(at))
  env.call.forget()
}

beforeAll(async () => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, SECRET]))
  w = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  w.books.prepare("insert into feed (id, secret) values (1, 'of tests')").run()
  match = findAnnulled(Date.parse('2026-01-15T00:00:00Z'))
  const start_at = new Date(match.fixture.starts_at - 3_600_000)
  w.time = { at: start_at.getTime(), since: 0, speed: 0 }
  supplier = await buildServer(w)
  const url = await supplier.listen({ port: 0, host: '127.0.0.1' })
  const clock = { now: () => env.clock.now() }
  const agreed = { clock, ids: createIds(clock, systemRng), code: 'ATLAS', url, operator: 'us', secret: SECRET }
  const ATLAS = createMeridianSupplier({ ...agreed, currency: 'CNY' })
  env = await startEnv({ seed: 'demo', start_at: start_at.toISOString(), suppliers: { ATLAS } })
  await offerSupplier(env, ATLAS, { zh_cn: 'ATLAS' })
})
afterAll(async () => {
  await Promise.all([env.stop(), supplier.close()])
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A slip as the site of matches places it. */
const place = async (session: string, code: string): Promise<number> => {
  const odds = quoteBet(readMoment(w, match), code) ?? 0
  const slip = { session, slip_id: randomUUID(), system: 'single', line: 1_000, mode: 'better' }
  const body = JSON.stringify({ ...slip, picks: [{ match: match.fixture.id, code, odds }] })
  const reply = await supplier.inject({ method: 'POST', url: '/sandbox/sports/place', body })
  expect(reply.json()).toMatchObject({ stake: 1_000 })
  return odds * 10
}
type Bet = {
  id: string
  status: string
  payout: string
  valid_bet_amount: string
  reason: string | null
  reason_text: string
}
const readBets = async () =>
  (
    await data<{ data: Bet[] }>('POST /game/record', {
      as: 'alice',
      body: { betTime: ['2026-01-01', '2026-12-31'], api_name: 'ATLAS' },
    })
  ).data.toSorted((a, b) => Number(b.payout) - Number(a.payout))
const readMirror = async (): Promise<bigint> =>
  (
    await env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(balance), 0)::bigint as n from ledger.balances where account_kind = 'supplier:ATLAS'`,
    )
  ).n
const readTheirs = (): bigint =>
  BigInt((w.books.prepare("select balance from players where brand = 'ATLAS'").all()[0] as { balance: number }).balance)
const readEffective = async (): Promise<bigint> =>
  (
    await env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(effective), 0)::bigint as n from betting.settled_bets where supplier_code = 'ATLAS'`,
    )
  ).n

it('R2.32 R4.10 a result that a supplier annuls comes back through books, turnover and records to the cent, with its reason', async () => {
  await ok('POST /game/deposit', { as: 'alice', key: 'annulment-deposit', body: { api_code: 'ATLAS', money: '100' } })
  const query = { api_code: 'ATLAS', gameCode: 'matchday', gameType: '5' }
  const opened = (await ok('GET /game/login', { as: 'alice', query })) as { game_url: string }
  const session = enterVisit(w, opened.game_url.split('/').at(-1) ?? '')?.session ?? ''
  const won = ['1x2:home', '1x2:draw', '1x2:away'].find(
    (code) => match.contest.read(match.contest.length_s).judge(code)?.won,
  )!
  const lost = won === '1x2:home' ? '1x2:away' : '1x2:home'
  const payout = await place(session, won)
  await place(session, lost)

  setClock(endOf(match))
  settleSports(w)
  await job('mirror.pull_all')
  const paid = (payout / 100).toFixed(2)
  expect(await readBets()).toMatchObject([
    { status: 'COMPLETE', payout: paid, valid_bet_amount: '10.00', reason: null, reason_text: '' },
    { status: 'COMPLETE', payout: '0.00', valid_bet_amount: '10.00', reason: null },
  ])
  expect([await readMirror(), await readEffective()]).toEqual([readTheirs(), 2_000n])
  expect(readTheirs()).toBe(10_000n - 2_000n + BigInt(payout))

  setClock(endOf(match) + PROTEST_MS)
  settleSports(w)
  await job('mirror.pull_all')
  const bets = await readBets()
  const back = { status: 'N', payout: '10.00', valid_bet_amount: '0.00', reason: 'annulled' }
  expect(bets).toMatchObject([{ ...back, reason_text: '赛果被官方撤销，本金已退回' }, back])
  expect([await readMirror(), await readEffective(), readTheirs()]).toEqual([10_000n, 0n, 10_000n])

  const { data: round } = (await ok(`GET /office/members/${await member_id('alice')}/bets/${bets[0]?.id}/round`, {
    as: 'sofia',
  })) as { data: { corrections: { payout_before: string }[] } }
  const payouts = round.corrections.map(({ payout_before }) => payout_before)
  expect([paid, '0.00']).toContain(payouts[0])
  expect(round).toMatchObject({
    reason_text: '赛果被官方撤销，本金已退回',
    corrections: [{ before: '已结算', after: '已取消', payout_after: '10.00' }],
  })
  expect(await env.invariants()).toEqual([])
})
