import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import type { SupplierBet } from '../games/index.ts'
import { tellFreeSpins } from './free.ts'

const SBX = createSandboxSupplier('SBX')
let env: Env
let alice = 0
const { member_id, job, ok } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'SBX', money: '500' } })
})
afterAll(() => env.stop())

/** Tells of a bet of ten that won thirteen, but for what is said of it, and lets it be pulled. */
const tell = async (id: string, more: Partial<SupplierBet>): Promise<void> => {
  const now = env.clock.now()
  const words = { game_code: 'reels', game_type: 3 as const, game_title: { en: 'Reels' }, detail: { en: 'A spin' } }
  const times = { bet_at: now, settled_at: now, changed_at: now }
  const player = { member_id: alice, is_demo: false }
  SBX.addBet({ id, player, ...words, ...times, stake: 1_000n, payout: 1_300n, status: 'settled', ...more })
  env.clock.advance(5_000)
  await job('mirror.pull_all')
}

describe('R2.32 bets of a supplier', () => {
  it('without a stake, or with a payout below nothing, are left for people and hold up no other', async () => {
    await tell('a', { stake: 0n, payout: 500n })
    await tell('b', { payout: -1n })
    await tell('c', {})
    const kept = await env.owner.many(
      sql`select bet_id, fault, booked_payout from mirror.bets where bet_id = any (${['a', 'b', 'c']}) order by bet_id`,
    )
    expect(kept).toEqual([
      { bet_id: 'a', fault: 'amount_odd', booked_payout: null },
      { bet_id: 'b', fault: 'amount_odd', booked_payout: null },
      { bet_id: 'c', fault: '', booked_payout: 1_300n },
    ])
    expect(await env.invariants()).toEqual([])
  })

  it('that was odd and is told anew, as it should be, is written at once and not when the odd one would be tried again', async () => {
    await tell('put right', { payout: -1n })
    await tell('put right', {})
    expect(await env.owner.one(sql`select fault, booked_payout from mirror.bets where bet_id = 'put right'`)).toEqual({
      fault: '',
      booked_payout: 1_300n,
    })
    expect(await env.invariants()).toEqual([])
  })

  it('that were placed by a clock an hour ahead end when that clock is right again', async () => {
    const changed_at = new Date(env.clock.now().getTime() + 3_600_000)
    await tell('ahead', { status: 'open', payout: 0n, bet_at: changed_at, settled_at: undefined, changed_at })
    await tell('ahead', {})
    const kept = await env.owner.one(
      sql`select status, booked_status, booked_payout from mirror.bets where bet_id = 'ahead'`,
    )
    expect(kept).toEqual({ status: 'settled', booked_status: 'settled', booked_payout: 1_300n })
    expect(await env.invariants()).toEqual([])
  })

  it('that were free spins are told on once each, when they have ended, however often a page tells of them', async () => {
    const at = env.clock.now()
    const words = { game_code: 'reels', game_type: 3 as const, game_title: { en: 'Reels' }, detail: { en: 'A spin' } }
    const player = { member_id: alice, is_demo: false }
    const spin = (id: string, status: SupplierBet['status']): SupplierBet => {
      const times = { bet_at: at, settled_at: status === 'open' ? undefined : at, changed_at: at }
      return { id, player, ...words, ...times, stake: 0n, payout: 50n, status, free_grant: 'a grant' }
    }
    const tellOn = async (...page: SupplierBet[]) => {
      await env.db.tx((tx) => tellFreeSpins(tx, 'SBX', page))
      const heard = await env.owner.many<{ plays: { bet_id: string }[] }>(
        sql`delete from graphile_worker._private_jobs where payload->>'event' = 'mirror.free_spins_played' returning payload->'payload'->'plays' as plays`,
      )
      return heard.flatMap(({ plays }) => plays.map(({ bet_id }) => bet_id))
    }
    expect(await tellOn(spin('free-1', 'open'))).toEqual([])
    const ended = [spin('free-1', 'settled'), spin('free-2', 'settled')]
    expect(await tellOn(...ended, ...ended)).toEqual(['free-1', 'free-2'])
    expect(await tellOn(...ended, spin('free-3', 'settled'))).toEqual(['free-3'])
  })

  it('of a page that cannot be kept are asked for again, and staff see since when, whatever comes before it', async () => {
    const readFailing = async () =>
      (
        await env.owner.maybe<{ failing_since: Date | null }>(
          sql`select failing_since from mirror.pulls where supplier_code = 'SBX'`,
        )
      )?.failing_since
    for (const id of ['sound', 'sound too']) await tell(id, {})
    const failed_at = env.clock.now()
    await tell('big', { stake: 2n ** 70n })
    const since = await readFailing()
    expect(since?.getTime()).toBeGreaterThan(failed_at.getTime())
    env.clock.advance(60_000)
    await job('mirror.pull_all')
    expect(await readFailing()).toEqual(since)
    await tell('big', {})
    expect(await readFailing()).toBe(null)
    expect(await env.invariants()).toEqual([])
  })
})
