import { toWire } from '@moongate/money'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { listenToOffice } from '@moongate/testing/office-pushes'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { definePostings, house, member, post } from '../ledger/index.ts'

const granted = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
const sandbox = createSandboxSupplier('SBX')
/** Whoever plays bets in the very moment in which their balance is asked for. */
const playing = new Set<number>()
/** How long the supplier takes for each answer. */
let takes_ms = 0
const SBX: typeof sandbox = {
  ...sandbox,
  balance: (player) => {
    env.clock.advance(takes_ms)
    if (playing.has(player.member_id)) bet(player.member_id, 1_00n)
    return sandbox.balance(player)
  },
}
const NAMES = ['alice', 'bobby', 'carol'] as const
const ids = new Map<string, number>()
let env: Env
let n = 0
const { ok, data, member_id, job } = createScenario(() => env)
const key = () => `compare-of-a-test-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  for (const name of NAMES) {
    const id = await member_id(name)
    ids.set(name, id)
    await post(env, [
      {
        key: env.ids.uuid(),
        kind: granted.gift,
        member_id: id,
        asset: 'CNY',
        amount: 5_000_00n,
        ref: 'grant-of-a-test',
      },
    ])
    await ok('POST /game/deposit', { as: name, key: key(), body: { api_code: 'SBX', money: '1000' } })
  }
})
afterAll(() => env.stop())
beforeEach(() => later(60))
afterEach(async () => {
  SBX.setDown(false)
  for (const id of ids.values()) SBX.play(id, (await mirror(id)) - SBX.bookOf(id))
  await compare()
  expect([await list(), await env.invariants()]).toEqual([[], []])
})

type Row = {
  member_name: string
  api_code: string
  money: string
  ours: string
  theirs: string
  waiting_seconds: number
  transfers: { money: string }[]
}
const later = (minutes: number) => {
  env.clock.advance(minutes * 60_000)
  env.call.forget()
}
const idOf = (name: string) => ids.get(name) ?? 0
const compare = () => job('mirror.compare_all')
const list = async (query: Record<string, string> = {}) =>
  (await data<{ data: Row[] }>('GET /office/differences', { as: 'frank', query })).data
const mirror = async (id: number) =>
  (
    await env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(balance), 0)::bigint as n from ledger.balances where member_id = ${id} and account_kind = 'supplier:SBX'`,
    )
  ).n
const bet = (member_id: number, stake: bigint) => {
  const now = env.clock.now()
  SBX.play(member_id, -stake)
  SBX.addBet({
    id: `bet-${++n}`,
    player: { member_id, is_demo: false },
    game_code: 'reels',
    game_type: 3,
    game_title: { en: 'Reels' },
    detail: { en: 'A spin' },
    stake,
    payout: 0n,
    status: 'settled',
    bet_at: now,
    settled_at: now,
    changed_at: now,
  })
}

describe('R4.14 our mirror against the book of a supplier', () => {
  it('finds what differs at the second look, to the cent, says whose it is, and lets go when it is gone', async () => {
    const injected = { alice: 1n, bobby: -999_99n, carol: 1_000_00n }
    for (const name of NAMES) SBX.play(idOf(name), injected[name])
    await compare()
    expect(await list()).toEqual([])
    later(5)
    await compare()
    const told = new Map((await list()).map((one) => [one.member_name, one.money]))
    expect(Object.fromEntries(told)).toEqual({ alice: '0.01', bobby: '-999.99', carol: '1000.00' })
    expect((await list({ keyword: 'bobby' }))[0]).toMatchObject({ api_code: 'SBX', transfers: [{ money: '1000.00' }] })
    expect(await data('GET /office/queues', { as: 'frank' })).toMatchObject({ differences: 3 })
    const before = await mirror(idOf('bobby'))
    SBX.play(idOf('carol'), -injected.carol)
    later(5)
    await compare()
    expect(await list()).toMatchObject([
      { member_name: 'alice', waiting_seconds: 300 },
      { member_name: 'bobby', waiting_seconds: 300 },
    ])
    expect(await mirror(idOf('bobby'))).toBe(before)
    expect((await list({ open: '0', keyword: 'carol' }))[0]).toMatchObject({ money: '1000.00' })
  })

  it('R6.6 tells the office of what people have to look at, and of nothing that is only watched', async () => {
    const hear = async (moved: Partial<Record<(typeof NAMES)[number], bigint>>) => {
      for (const name of NAMES) SBX.play(idOf(name), moved[name] ?? 0n)
      later(5)
      return (await listenToOffice(env, compare)).filter(({ type }) => type === 'difference').length
    }
    const open = async () =>
      ((await ok('GET /office/differences', { as: 'frank' })) as unknown as { suppliers: { open: number }[] })
        .suppliers[0]?.open
    // Seen, seen otherwise, or gone before it was found.
    expect([await hear({ alice: 5n, bobby: 3n }), await open(), await hear({ alice: 1n, bobby: -3n })]).toEqual([
      0, 0, 0,
    ])
    // Found, grown, gone.
    expect([await hear({}), await hear({ alice: 1n })]).toEqual([1, 1])
    expect(await list()).toMatchObject([{ money: '0.07', waiting_seconds: 300 }])
    expect(await hear({ alice: -7n })).toBe(1)
  })

  it('finds what is left there of who has taken all of it home', async () => {
    const body = { api_code: 'SBX', money: '1000' }
    await compare()
    const home = toWire(await mirror(idOf('carol')))
    await ok('POST /game/withdrawal', { as: 'carol', key: key(), body: { ...body, money: home } })
    later(1)
    SBX.play(idOf('carol'), 7n)
    for (const minutes of [5, 5]) {
      await compare()
      later(minutes)
    }
    await compare()
    expect([await mirror(idOf('carol')), await list()]).toMatchObject([0n, [{ member_name: 'carol', theirs: '0.07' }]])
    SBX.play(idOf('carol'), -7n)
    await ok('POST /game/deposit', { as: 'carol', key: key(), body })
  })

  it('finds none while bets that were not pulled yet explain it, the same stake time after time', async () => {
    playing.add(idOf('alice'))
    for (let look = 0; look < 4; look++) {
      bet(idOf('alice'), 2_00n)
      await compare()
      expect(await list()).toEqual([])
      later(5)
    }
    playing.clear()
    await compare()
    expect([await list(), await mirror(idOf('alice'))]).toEqual([[], SBX.bookOf(idOf('alice'))])
  })

  it('finds none while a transfer is open, and what settling it otherwise than it was leaves behind', async () => {
    const body = { api_code: 'SBX', money: '20.18' }
    await ok('POST /game/deposit', { as: 'carol', key: key(), body })
    for (let look = 0; look < 3; look++) {
      await compare()
      later(5)
    }
    expect(await list()).toEqual([])
    const [stuck] = (
      await data<{ data: { id: string }[] }>('GET /office/transfers', { as: 'frank', query: { open: '1' } })
    ).data
    const step = (name: string, as: string, more: object) =>
      ok(`POST /office/transfers/${stuck?.id}/${name}`, { as, key: key(), body: { state: 'rejected', ...more } })
    await step('propose', 'frank', { reason: 'the supplier says no' })
    await step('settle', 'erin', {})
    // Settled otherwise than it was: that is what the comparison is for.
    await compare()
    later(5)
    await compare()
    expect(await list()).toMatchObject([{ member_name: 'carol', money: '20.18' }])
  })

  it('looks next time from when it began, however long it took: what moved meanwhile is looked at once more', async () => {
    const begun_at = env.clock.now()
    takes_ms = 2000
    await compare()
    takes_ms = 0
    expect(await env.owner.one(sql`select compared_at from mirror.pulls where supplier_code = 'SBX'`)).toEqual({
      compared_at: begun_at,
    })
  })

  it('leaves a supplier alone that does not answer, and goes on when it does', async () => {
    SBX.play(idOf('alice'), 5n)
    await compare()
    SBX.setDown(true)
    later(5)
    await compare()
    const { suppliers } = (await ok('GET /office/differences', { as: 'frank' })) as unknown as {
      suppliers: { failing_since: string | null }[]
    }
    expect([await list(), suppliers[0]?.failing_since === null]).toEqual([[], false])
    SBX.setDown(false)
    later(5)
    await compare()
    expect(await list()).toMatchObject([{ member_name: 'alice', money: '0.05' }])
  })
})
