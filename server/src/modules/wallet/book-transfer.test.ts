import { randomUUID } from 'node:crypto'
import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raw, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { shutOut } from '../policy/index.ts'
import { makeWithOthers } from './book-transfer.ts'
import type { PostedStep } from './transfer.rules.ts'
import { buildStep } from './transfer-steps.ts'
import { findTransfer, insertTransfers, insertTransfersInBreath } from './transfer.sql.ts'

let env: Env
const { data, outcome, wallets, member_id, job } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())
afterEach(async () => expect(await env.invariants()).toEqual([]))

const into = (name: string, money: string, as = 'alice') => ({
  as,
  key: `book-transfer-${name}`,
  body: { api_code: 'JZ', money },
})
const deposit = (...asked: Parameters<typeof into>) => outcome('POST /game/deposit', into(...asked))
const readCents = async (wallet: string) => Math.round(Number((await wallets('alice'))[wallet]) * 100)
const forgetKeys = () => env.owner.run(sql`delete from kernel.idempotency`)

/** One that a version before wrote under a key of Alice's, with the postings of then. */
const makeOlder = async (name: string, steps: readonly PostedStep[], state: 'held' | 'confirmed') => {
  const alice = await member_id('alice')
  const id = deriveKey('wallet.transfer', String(alice), `book-transfer-${name}`)
  const about = { supplier_code: 'JZ', direction: 'in', money_type: 'money', asset: 'CNY', amount: 100n } as const
  const t = { ...about, member_id: alice, id }
  await env.db.tx(async (tx) => {
    for (const step of steps) await postOrRefuse(tx, [buildStep(t, step)])
    await insertTransfers(tx, [t], state)
  })
  return t
}

describe('transfers that come at once where the book is ours', () => {
  it('R4.11 R5.14 are each made or refused by themselves', async () => {
    const before = await readCents('JZ')
    const asked: Parameters<typeof into>[] = [
      ['one', '1'],
      ['too-much', '9999999'],
      ['two', '2'],
      ['poor', '9999999', 'bobby'],
      ['three', '3'],
    ]
    expect(await Promise.all(asked.map((one) => deposit(...one)))).toEqual([
      '200',
      '400 wallet.insufficient',
      '200',
      '400 wallet.insufficient',
      '200',
    ])
    expect((await readCents('JZ')) - before).toBe(600)
  })

  it('R5.14 leave nothing of one that is refused beside the others, which are done in the same breath', async () => {
    const countRows = () =>
      env.owner.one<Record<string, number>>(sql`select (select count(*)::int from wallet.transfers) as transfers,
        (select count(*)::int from ledger.postings) as postings, (select count(*)::int from kernel.push_events) as pushes`)
    const before = await countRows()
    const asked = ['1', '9999999', '2'].map((money, i) => into(`beside-${i}`, money))
    const { result, list } = await countStatements(() =>
      Promise.all(asked.map((one) => outcome('POST /game/deposit', one))),
    )
    expect(result).toEqual(['200', '400 wallet.insufficient', '200'])
    expect(list).not.toMatch(/^\d+\. begin$/m)
    const more = { transfers: 2, postings: 2, pushes: 2 }
    expect(await countRows()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n + (more[name as 'pushes'] ?? 0)])),
    )
  })

  it('R6.3 take nothing in of who was shut out meanwhile, and bring home what is theirs', async () => {
    const alice = await member_id('alice')
    await deposit('before', '1')
    await env.db.tx((tx) => shutOut(tx, alice, null))
    const about = { supplier_code: 'JZ', money_type: 'money', asset: 'CNY', amount: 100n, member_id: alice } as const
    const move = async (direction: 'in' | 'out') =>
      makeWithOthers(env.db, { made: { ...about, direction, id: randomUUID() }, whole: false, claim: undefined })
    const before = await readCents('JZ')
    expect(await Promise.all([move('in'), move('out')])).toMatchObject([
      { unmade: 'policy.protected' },
      { state: 'confirmed' },
    ])
    expect(await readCents('JZ')).toBe(before - 100)
    await env.owner.run(sql`delete from policy.bars where member_id = ${alice}`)
  })

  it('wake who waits to tell browsers of them', async () => {
    const client = await env.owner.pool.connect()
    const woken: string[] = []
    client.on('notification', ({ channel }) => woken.push(channel))
    await client.query('listen moongate_push')
    await deposit('woken', '1')
    await expect.poll(() => woken.length).toBeGreaterThan(0)
    await client.query('unlisten moongate_push')
    client.release()
  })

  it('R5.14 a repeat is worded again when its kept answer is gone; another amount is refused', async () => {
    const first = await data('POST /game/deposit', into('gone', '1'))
    await forgetKeys()
    expect(await data('POST /game/deposit', into('gone', '1'))).toEqual(first)
    await forgetKeys()
    expect(await deposit('gone', '2')).toBe('409 idempotency.key_reused')
  })

  it('R4.11 answers what lies on both sides, which is what a look at the wallets finds', async () => {
    const before = await wallets('alice')
    const rows = async (route: string, name: string) =>
      (await data<{ money_info: { api_name: string; money: string }[] }>(route, into(name, '1'))).money_info.map(
        ({ api_name, money }) => [api_name, money],
      )
    const pick = (found: Record<string, string>) => ['money', 'JZ'].map((wallet) => [wallet, found[wallet]])
    expect(await rows('POST /game/deposit', 'told')).toEqual(pick(await wallets('alice')))
    expect(await rows('POST /game/withdrawal', 'told-home')).toEqual(pick(before))
    expect(await wallets('alice')).toEqual(before)
  })

  it('R5.14 one that a version before made in two postings is found, and never made twice', async () => {
    const t = await makeOlder('older', ['held', 'confirmed'], 'confirmed')
    expect(buildStep(t, 'booked').key).toBe(buildStep(t, 'held').key)
    const before = await wallets('alice')
    expect(await data('POST /game/deposit', into('older', '1'))).toMatchObject({ state: 'done', transfer_id: t.id })
    expect(await wallets('alice')).toEqual(before)
  })

  it('R4.14 moves nothing while one of a version before is open', async () => {
    const t = await makeOlder('open', ['held'], 'held')
    const before = await wallets('alice')
    expect(await deposit('meanwhile', '1')).toBe('409 wallet.transfer_open')
    expect(await wallets('alice')).toEqual(before)
    env.clock.advance(131_000)
    await job('wallet.sweep')
    expect(await findTransfer(env.db, t.member_id, t.id)).toMatchObject({ state: 'rejected' })
  })

  it('R5.14 what a key was refused stays refused when there is money for it', async () => {
    expect(await deposit('there', '2')).toBe('200')
    const all = (((await readCents('money')) + 100) / 100).toFixed(2)
    expect(await deposit('refused', all)).toBe('400 wallet.insufficient')
    expect(await outcome('POST /game/withdrawal', into('home', '2'))).toBe('200')
    const before = await readCents('money')
    expect(await deposit('refused', all)).toBe('400 wallet.insufficient')
    expect(await readCents('money')).toBe(before)
  })
})

/** How PostgreSQL does the statement that a function sends, prepared once for all values as the product's are. */
const explain = async (tx: Tx, ask: (tx: Tx) => Promise<unknown>): Promise<string> => {
  let plan: { 'QUERY PLAN': string }[] = []
  const many: Reader['many'] = async ({ text, values }: Sql) => {
    await tx.run(sql`set local plan_cache_mode = force_generic_plan`)
    await tx.run(sql`prepare asked as ${raw(text)}`)
    plan = await tx.many(sql`explain execute asked(${raw(values.map(() => 'null').join(', '))})`)
    return []
  }
  await ask({ ...tx, many })
  return plan.map((row) => row['QUERY PLAN']).join('\n')
}
class Done extends Error {}

describe('a transfer of a member who has made many', () => {
  it('looks for an open one in the index of open transfers, and reads none of those before', async () => {
    const alice = await member_id('alice')
    let plan = ''
    const looked = env.owner.tx(async (tx) => {
      await tx.run(sql`insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, created_at, sent_at, finished_at)
        select ${alice}, gen_random_uuid(), 'JZ', 'in', 'money', 'CNY', 100, 'confirmed', at, at, at
        from generate_series(1, 5000) i, lateral (select kernel.now() - i * interval '1 minute') made(at)`)
      await tx.run(sql`analyze wallet.transfers`)
      plan = await explain(tx, (asking) => insertTransfersInBreath({ ...asking, breath: true }, [], 'confirmed'))
      throw new Done()
    })
    await expect(looked).rejects.toThrow(Done)
    expect(plan).toContain('using transfers_one_open on transfers o')
  })
})
