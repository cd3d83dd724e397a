import { type Env, startEnv } from '@moongate/testing/env'
import { offerSupplier, createSandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey } from '../../kernel/ids.ts'
import { sql, type Tx } from '../../kernel/db.ts'
import { member, post, definePostings } from '../ledger/index.ts'
import { sweepStalled } from './reconcile.ts'
import { STEPS } from './transfer.rules.ts'
import { moveTransfer } from './transfer.sql.ts'
import { plus, granted, START, createTransfers } from './test-transfers.ts'

const SBX = createSandboxSupplier('SBX')
const MUTE = createSandboxSupplier('MUTE')
let env: Env
const { wallets, member_id, job } = createScenario(() => env)
const { stateOf } = createTransfers(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START, suppliers: { SBX, MUTE } })
  for (const code of ['SBX', 'MUTE']) await offerSupplier(env.owner, code)
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R4.14 what a dead process leaves', () => {
  const NEXT_MEMBER = 'carol'
  const left = async (state: 'held' | 'sent', applied: boolean) => {
    const carol = await member_id(NEXT_MEMBER)
    const id = env.ids.uuid()
    await post(env, [
      {
        key: deriveKey('test.rebate', id),
        kind: granted.rebate,
        member_id: carol,
        asset: 'CNY',
        amount: 700n,
        ref: id,
      },
    ])
    const held = { from: member('rebate'), to: member('transit:'), operate_type: 3 } as const
    await post(env, [
      {
        key: deriveKey('wallet', id, 'held'),
        kind: definePostings('wallet', { in_held_rebate: held }).in_held_rebate,
        member_id: carol,
        asset: 'CNY',
        amount: 700n,
        sub: 'SBX',
        ref: id,
      },
    ])
    await env.owner
      .run(sql`insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, created_at, sent_at)
      values (${carol}, ${id}, 'SBX', 'in', 'fs_money', 'CNY', 700, ${state}, ${env.clock.now()}, ${state === 'sent' ? env.clock.now() : null})`)
    const player = { member_id: carol, is_demo: false }
    await SBX.createPlayer(player)
    if (applied) await SBX.transferIn({ transfer_id: id, player, amount: 700n })
    return id
  }

  it('gives back what was never sent, and only after the process cannot be alive any more', async () => {
    const before = await wallets(NEXT_MEMBER)
    const id = await left('held', false)
    env.clock.advance(129_000)
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'held' })
    env.clock.advance(2000)
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'rejected' })
    expect(await wallets(NEXT_MEMBER)).toEqual({ ...before, fs_money: plus(before['fs_money'], 700n) })
  })

  it('gives nothing back that its process, which was slow and not dead, has sent since it was looked up', async () => {
    const before = await wallets(NEXT_MEMBER)
    const id = await left('held', false)
    env.clock.advance(131_000)
    const own = { member_id: await member_id(NEXT_MEMBER), id }
    const db = {
      ...env.db,
      tx: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
        await moveTransfer(env.db, own, STEPS.send)
        return env.db.tx(work)
      },
    }
    await sweepStalled({ ...env, db, suppliers: { SBX } })
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
    await SBX.transferIn({ transfer_id: id, player: { ...own, is_demo: false }, amount: 700n })
    env.clock.advance(131_000)
    await job('wallet.sweep')
    env.clock.advance(2000)
    await env.drain()
    expect(await stateOf(id)).toMatchObject({ state: 'confirmed' })
    expect(await wallets(NEXT_MEMBER)).toEqual({ ...before, SBX: plus(before['SBX'], 700n) })
  })

  it('asks about what may have been sent, and finds it applied', async () => {
    const before = await wallets(NEXT_MEMBER)
    const id = await left('sent', true)
    env.clock.advance(131_000)
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
    env.clock.advance(2000)
    await env.drain()
    expect(await stateOf(id)).toMatchObject({ state: 'confirmed' })
    expect(await wallets(NEXT_MEMBER)).toEqual({ ...before, SBX: plus(before['SBX'], 700n) })
  })

  it('counts from when it was sent: what was held for long before is asked about no sooner, and not given back early', async () => {
    const id = await left('sent', false)
    await env.owner.run(sql`update wallet.transfers set created_at = created_at - interval '1 hour' where id = ${id}`)
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
    await env.owner.run(sql`update wallet.transfers set state = 'unknown' where id = ${id}`)
    const own = await member_id(NEXT_MEMBER)
    env.clock.advance(SBX.horizon_ms)
    await job('wallet.check', { member_id: own, id })
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
    env.clock.advance(1)
    await job('wallet.check', { member_id: own, id })
    expect(await stateOf(id)).toMatchObject({ state: 'rejected' })
  })

  it('asks again where the question itself was lost', async () => {
    const id = await left('sent', false)
    env.clock.advance(131_000)
    await job('wallet.sweep')
    await env.owner.run(sql`select graphile_worker.remove_job(${`wallet.check:${id}`})`)
    env.clock.advance(11 * 60_000)
    await env.drain()
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'rejected' })
  })

  it('two workers that bring the same answer finish it once', async () => {
    const id = await left('sent', true)
    env.clock.advance(131_000)
    await Promise.all([job('wallet.sweep'), job('wallet.sweep')])
    env.clock.advance(2000)
    await env.drain()
    const { n: postings } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from ledger.postings where ref = ${id} and kind like 'wallet.%'`,
    )
    expect([await stateOf(id), postings]).toEqual([expect.objectContaining({ state: 'confirmed' }), 2])
  })
})
