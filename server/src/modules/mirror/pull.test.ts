import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { noteSynced } from '../betting/index.ts'
import type { SupplierBet } from '../games/index.ts'
import { setFrozen } from '../ledger/index.ts'
import { computePayout } from './bet.rules.ts'
import { fetchBets } from './pull.ts'

const SBX = createSandboxSupplier('SBX')
let env: Env
let alice = 0
let n = 0
const { data, ok, member_id, job } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  alice = await member_id('alice')
})
afterAll(() => env.stop())
beforeEach(async () => {
  env.clock.advance(3_600_000)
  env.call.forget()
  await ok('POST /game/deposit', { as: 'alice', key: `pull-of-a-test-${++n}`, body: { api_code: 'SBX', money: '500' } })
})
afterEach(async () => {
  SBX.setDown(false)
  expect(await env.invariants()).toEqual([])
})

const pull = () => job('mirror.pull_all')
const mirror = async () =>
  (
    await env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(balance), 0)::bigint as n from ledger.balances where member_id = ${alice} and account_kind = 'supplier:SBX'`,
    )
  ).n
type Change = Partial<Pick<SupplierBet, 'stake' | 'payout' | 'status'>> & { at?: number; member?: number }

/** Tells of a bet as it stands now; the supplier's balance moves with it, as it does there. */
const kept = new Map<string, SupplierBet>()
const tell = (id: string, { stake = 10_00n, payout = 0n, status = 'open', at = 0, member = alice }: Change): void => {
  const now = new Date(env.clock.now().getTime() + at * 1000)
  const before = kept.get(id)
  const bet: SupplierBet = {
    id,
    player: { member_id: member, is_demo: false },
    game_code: 'reels',
    game_type: 3,
    game_title: { en: 'Reels' },
    detail: { en: 'A spin' },
    stake,
    payout,
    status,
    bet_at: before?.bet_at ?? now,
    settled_at: status === 'open' ? undefined : now,
    changed_at: now,
  }
  const won = (b: SupplierBet | undefined) => (b ? computePayout(b) - b.stake : 0n)
  SBX.play(member, won(bet) - won(before))
  kept.set(id, bet)
  SBX.addBet(bet)
}
const record = async (id: string) => {
  const body = { betTime: ['2026-01-15', '2026-01-16'], limit: 100 }
  const { data: page, apis } = (await ok('POST /game/record', { as: 'alice', body })) as unknown as {
    data: { data: { bill_no: string; status: string; payout: string; valid_bet_amount: string; bet_time: string }[] }
    apis: { key: string; synced_at: string | null }[]
  }
  return {
    row: page.data.find(({ bill_no }) => bill_no === id),
    synced: apis.find(({ key }) => key === 'SBX')?.synced_at,
  }
}
const left = async () => (await data<{ ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })).ml_money

describe('R2.32 bets of a supplier that keeps its own book', () => {
  it('come with pages, ends and corrections, lower turnover once, and give it back when they are cancelled', async () => {
    await env.owner.run(
      sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'deposit', 'a-pull', 'CNY', 10000)`,
    )
    const before = await left()
    tell('a1', {})
    for (const id of ['a2', 'a3', 'a4']) tell(id, { status: 'settled', payout: 19_00n, at: -60 })
    await pull()
    expect((await record('a1')).row).toMatchObject({ status: 'X', valid_bet_amount: '0.00' })
    expect([await left(), await mirror()]).toEqual(['70.00', SBX.bookOf(alice)])
    tell('a1', { status: 'settled', at: 30 })
    tell('a2', { status: 'cancelled', at: 31 })
    env.clock.advance(60_000)
    await pull()
    await pull()
    expect((await record('a2')).row).toMatchObject({ status: 'CANCEL', payout: '10.00', valid_bet_amount: '0.00' })
    expect([before, await left(), await mirror()]).toEqual(['100.00', '70.00', SBX.bookOf(alice)])
    const { n: postings } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from ledger.postings p join mirror.bets b on b.id::text = p.ref where b.bet_id like 'a_'`,
    )
    expect(postings).toBe(8)
  })

  it('stand at the time of the supplier, with the moment until when they are here', async () => {
    tell('b1', { at: -120 })
    await pull()
    const { row, synced } = await record('b1')
    expect([row?.bet_time, synced]).toEqual([clockTime(-120_000), clockTime(0)])
  })

  it('are here until the latest moment, also where a process that began earlier ends later', async () => {
    tell('b2', { at: -120 })
    await pull()
    await noteSynced(env.db, 'SBX', new Date(env.clock.now().getTime() - 60_000))
    expect((await record('b2')).synced).toBe(clockTime(0))
  })

  it('come later when the supplier was down, none missed and none twice', async () => {
    tell('c1', { status: 'settled', payout: 5_00n })
    await pull()
    const { synced } = await record('c1')
    SBX.setDown(true)
    for (let minute = 0; minute < 30; minute++) {
      env.clock.advance(60_000)
      tell(`c-${minute}`, { status: 'settled', stake: 1_00n, payout: BigInt(minute) })
      if (minute % 10 === 0) await pull()
    }
    expect((await record('c1')).synced).toBe(synced)
    expect(await mirror()).not.toBe(SBX.bookOf(alice))
    SBX.setDown(false)
    await pull()
    expect(await mirror()).toBe(SBX.bookOf(alice))
    expect((await record('c1')).synced).toBe(clockTime(0))
  })

  it.each([1, 2, 3])('repeat, change and come in any order, and the books agree: seed %i', async (seed) => {
    let state = seed * 7919
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const statuses = ['open', 'settled', 'settled', 'void', 'cancelled'] as const
    for (let round = 0; round < 6; round++) {
      for (let i = 0; i < 8; i++) {
        const id = `d${seed}-${draw(12)}`
        const status = statuses[draw(5)] ?? 'open'
        // A bet that has ended is not opened again; a supplier that does it anyway is tried below.
        const ended = kept.get(id) && kept.get(id)?.status !== 'open'
        tell(id, { status: ended && status === 'open' ? 'settled' : status, payout: BigInt(draw(30_00)), at: i })
      }
      env.clock.advance(20_000)
      if (draw(3) > 0) await pull()
    }
    await Promise.all([pull(), pull()])
    expect(await mirror()).toBe(SBX.bookOf(alice))
    const told = [...kept.values()].filter(({ id }) => id.startsWith(`d${seed}-`))
    const booked = await env.owner.many<{ bet_id: string; payout: bigint }>(
      sql`select bet_id, booked_payout as payout from mirror.bets where bet_id like ${`d${seed}-%`} order by bet_id`,
    )
    expect(booked).toEqual(
      told
        .map((bet) => ({ bet_id: bet.id, payout: computePayout(bet) }))
        .toSorted((a, b) => (a.bet_id < b.bet_id ? -1 : 1)),
    )
  })

  it('of a frozen member wait until they are free, and hold up nobody', async () => {
    const carol = await member_id('carol')
    await ok('POST /game/deposit', {
      as: 'carol',
      key: `pull-of-a-test-${++n}`,
      body: { api_code: 'SBX', money: '1' },
    }).catch(() => undefined)
    await env.db.tx((tx) => setFrozen(tx, alice, true))
    tell('e1', { status: 'settled' })
    tell('e2', { status: 'settled', member: carol })
    await pull()
    const waits = async () =>
      await env.owner.many<{ bet_id: string; fault: string }>(
        sql`select bet_id, fault from mirror.bets where told is not null and bet_id like 'e%'`,
      )
    expect(await waits()).toEqual([{ bet_id: 'e1', fault: 'policy.member_frozen' }])
    await env.db.tx((tx) => setFrozen(tx, alice, false))
    env.clock.advance(11 * 60_000)
    await pull()
    expect([await waits(), await mirror()]).toEqual([[], SBX.bookOf(alice)])
  })

  it('are written once however many pull them at the same time, and nothing goes wrong', async () => {
    const errors: unknown[] = []
    const log = { ...env.log, error: (line: unknown) => void errors.push(line) } as typeof env.log
    for (let i = 0; i < 30; i += 1) tell(`g${i}`, { status: 'settled', payout: 5_00n })
    const told = await Promise.all([1, 2, 3, 4].map(() => fetchBets({ ...env, log, suppliers: { SBX } }, SBX)))
    expect([told, errors]).toEqual([[true, true, true, true], []])
    const booked = sql`select 1 from betting.bets where bill_no like 'g%' and status = 'COMPLETE'`
    expect([await env.owner.run(booked), await mirror()]).toEqual([30, SBX.bookOf(alice)])
  })

  it('that make no sense are left for people', async () => {
    tell('f1', { status: 'settled', payout: 3_00n })
    await pull()
    tell('f1', { at: 1 })
    tell('f2', { member: 99_999 })
    tell('f3', {})
    await pull()
    const [own, changed_at] = [kept.get('f3'), new Date(env.clock.now().getTime() + 1000)]
    if (!own) throw new Error('f3 was not told')
    SBX.addBet({ ...own, player: { member_id: await member_id('carol'), is_demo: false }, stake: 11_00n, changed_at })
    SBX.addBet({ ...own, id: 'f4', player: { member_id: alice, is_demo: true } })
    env.clock.advance(5000)
    await pull()
    const odd = await env.owner.many(sql`select bet_id, fault from mirror.bets where fault <> '' order by bet_id`)
    expect(odd).toEqual([
      { bet_id: 'f1', fault: 'reopened' },
      { bet_id: 'f2', fault: 'player_unknown' },
      { bet_id: 'f3', fault: 'player_changed' },
      { bet_id: 'f4', fault: 'player_unknown' },
    ])
    tell('f1', { status: 'settled', payout: 3_00n, at: 10 })
    tell('f3', { at: 10 })
    env.clock.advance(20_000)
    await pull()
    expect(await mirror()).toBe(SBX.bookOf(alice))
  })
})

/** The site's wall time, so many ms from now. */
const clockTime = (ms: number) =>
  new Date(env.clock.now().getTime() + 8 * 3_600_000 + ms).toISOString().slice(0, 19).replace('T', ' ')
