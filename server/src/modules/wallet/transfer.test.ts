import { type Env, startEnv } from '@moongate/testing/env'
import { offerSupplier, createSandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey } from '../../kernel/ids.ts'
import { sql } from '../../kernel/db.ts'
import { house, member, post, definePostings } from '../ledger/index.ts'
import { transferMoney } from './transfer.ts'
import { walletPostings } from './wallet.postings.ts'

const START = '2026-01-15T04:00:00Z'
const SBX = createSandboxSupplier('SBX')
const MUTE = createSandboxSupplier('MUTE')
const granted = definePostings('test', {
  rebate: { from: house('rebate'), to: member('rebate'), operate_type: 4 },
  gift: { from: house('bonus'), to: member('centre'), operate_type: 2 },
})
/** An amount on the wire and so many cents more. */
const plus = (money = '0', cents: bigint) => {
  const sum = BigInt(money.replace('.', '')) + cents
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}
let env: Env
let alice: number
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
let n = 0
/** A key nobody used before. */
const key = () => `transfer-test-${++n}`
const into = (money: string, more: object = {}) => ({
  as: 'alice',
  key: key(),
  body: { api_code: 'SBX', money, ...more },
})
const stateOf = (id: string) =>
  env.owner.one<{ state: string; checks: number }>(sql`select state, checks from wallet.transfers where id = ${id}`)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START, suppliers: { SBX, MUTE } })
  for (const code of ['SBX', 'MUTE']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const grant = (kind: keyof typeof granted, member_id: number, amount: bigint) =>
  post(env, [{ key: env.ids.uuid(), kind: granted[kind], member_id, asset: 'CNY', amount, ref: 'grant-of-a-test' }])

const aDayPasses = async () => {
  env.clock.advance(25 * 3_600_000)
  env.call.forget()
  await env.drain()
}
/** Everything home and nothing open, so that the tests do not lean on each other. */
const tidyUp = async () => {
  await aDayPasses()
  // The cents that made the supplier misbehave would do so on the way back too.
  if (SBX.bookOf(alice) % 100n >= 13n) await ok('POST /game/withdrawal', into('0.10'))
  await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
}

describe('transfers to a supplier with a book of its own', () => {
  it('R4.11 R4.12 R7.3 moves both kinds of money in and brings it home to the centre', async () => {
    const money = (await wallets('alice'))['money']
    await grant('rebate', alice, 5000n)
    expect(await wallets('alice')).toEqual({
      money,
      fs_money: '50.00',
      JZ: '0.00',
      SBX: '0.00',
      MUTE: '0.00',
    })
    const there = await ok('POST /game/deposit', into('100.50'))
    expect(there).toMatchObject({
      money: '100.50',
      data: {
        state: 'done',
        money_info: [
          { api_name: 'money', money: plus(money, -10_050n) },
          { api_name: 'SBX', money: '100.50' },
        ],
      },
    })
    await ok('POST /game/deposit', into('50', { money_type: 'fs_money' }))
    expect(SBX.bookOf(alice)).toBe(15_050n)
    expect(await ok('POST /game/withdrawal', into('150.50'))).toMatchObject({
      money: '0.00',
      data: { money_info: [{ api_name: 'money', money: plus(money, 5000n) }, { api_name: 'SBX' }] },
    })
    expect(await wallets('alice')).toEqual({
      money: plus(money, 5000n),
      fs_money: '0.00',
      JZ: '0.00',
      SBX: '0.00',
      MUTE: '0.00',
    })
  })

  it.each([
    [
      'R5.13 wallets are not exchanged: centre',
      'POST /game/deposit',
      { api_code: 'fs_money', money: '1' },
      '400 wallet.wallets_not_exchangeable',
    ],
    [
      'R5.13 wallets are not exchanged: rebate',
      'POST /game/withdrawal',
      { api_code: 'money', money: '1' },
      '400 wallet.wallets_not_exchangeable',
    ],
    [
      'an empty rebate wallet',
      'POST /game/deposit',
      { api_code: 'SBX', money: '0.01', money_type: 'fs_money' },
      '400 wallet.insufficient',
    ],
    ['nobody of that name', 'POST /game/deposit', { api_code: 'NOBODY', money: '1' }, '404 games.supplier_unknown'],
    ['three decimals', 'POST /game/deposit', { api_code: 'SBX', money: '1.001' }, '422 common.invalid'],
    ['nothing', 'POST /game/deposit', { api_code: 'SBX', money: '0' }, '422 common.invalid'],
    ['less than nothing', 'POST /game/deposit', { api_code: 'SBX', money: '-1' }, '422 common.invalid'],
    ['R5.9 no amount', 'POST /game/deposit', { api_code: 'SBX' }, '422 common.invalid'],
    ['the supplier refuses', 'POST /game/deposit', { api_code: 'SBX', money: '1.13' }, '400 wallet.transfer_refused'],
    ['more than lies there', 'POST /game/withdrawal', { api_code: 'SBX', money: '5' }, '400 wallet.transfer_refused'],
  ])('refuses and moves nothing: %s', async (_case, route, body, refusal) => {
    const before = await wallets('alice')
    expect(await outcome(route, { as: 'alice', key: key(), body })).toBe(refusal)
    expect(await wallets('alice')).toEqual(before)
  })

  it('refuses a cent more than there is, and moves nothing', async () => {
    const before = await wallets('alice')
    expect(await outcome('POST /game/deposit', into(plus(before['money'], 1n)))).toBe('400 wallet.insufficient')
    expect(await wallets('alice')).toEqual(before)
  })

  it('R4.14 is made once when several processes run the same call at once', async () => {
    const d = { ...env, suppliers: { SBX } }
    const order = {
      member_id: alice,
      is_demo: false,
      api_code: 'SBX',
      direction: 'in',
      money_type: 'money',
      amount: 300n,
      request_key: 'one-transfer',
    } as const
    const made = await Promise.all(Array.from({ length: 8 }, () => transferMoney(d, order)))
    expect(new Set(made.map((t) => t.id)).size).toBe(1)
    expect([SBX.bookOf(alice), SBX.sentTimes(made[0]?.id ?? '')]).toEqual([300n, 1])
    await expect(transferMoney(d, { ...order, amount: 301n })).rejects.toMatchObject({ code: 'idempotency.key_reused' })
    await transferMoney(d, { ...order, direction: 'out', request_key: 'and-back' })
  })

  it('R4.14 shows a refused transfer going out and coming back', async () => {
    expect(await outcome('POST /game/deposit', into('2.13'))).toBe('400 wallet.transfer_refused')
    const { data: rows } = await data<{ data: { operate_type: number; number_type: number; money: string }[] }>(
      'POST /moneylog',
      { as: 'alice', body: { limit: 50 } },
    )
    expect(rows.filter((r) => r.money === '2.13')).toMatchObject([
      { operate_type: 12, number_type: 1 },
      { operate_type: 3, number_type: -1 },
    ])
  })

  it("R5.14 says no in the caller's language", async () => {
    const ask = (lang: string) =>
      env.call('POST /game/deposit', { as: 'alice', lang, body: { api_code: 'money', money: '1' } })
    expect((await ask('en')).body.message).toBe("Wallets can't be exchanged")
    expect((await ask('zh_cn')).body.message).toBe('钱包之间不能互转')
  })
})

describe('R4.11 R4.12 the local lottery, whose book is ours', () => {
  const made = () =>
    env.owner.many<{ direction: string; state: string; reason: string; amount: bigint; at_once: boolean }>(
      sql`select direction, state, reason, amount, sent_at = created_at and finished_at = created_at as at_once from wallet.transfers where supplier_code = 'JZ' and amount = 10014 order by direction`,
    )
  const jz = (money: string) => into(money, { api_code: 'JZ' })

  it('is never asked: money is there, or home again, at once or not at all', async () => {
    const before = await wallets('alice')
    await ok('POST /game/deposit', jz('100.14'))
    expect(await outcome('POST /game/deposit', jz('20000'))).toBe('400 wallet.insufficient')
    expect(await outcome('POST /game/withdrawal', jz('100.15'))).toBe('400 wallet.insufficient')
    expect(await ok('POST /game/withdrawal', jz('100.14'))).toMatchObject({
      money: '0.00',
      data: { state: 'done', money_info: [{ api_name: 'money', money: before['money'] }, { api_name: 'JZ' }] },
    })
    expect(await wallets('alice')).toEqual(before)
    const done = { state: 'confirmed', reason: '', amount: 10_014n, at_once: true }
    expect(await made()).toEqual([
      { direction: 'in', ...done },
      { direction: 'out', ...done },
    ])
  })

  it('R5.14 one that is asked for again is the same, whatever would refuse it by now; one that was refused stays so', async () => {
    const [asked, refused] = [jz('3.14'), jz('20000')]
    const { data: first } = await ok('POST /game/deposit', asked)
    expect(await outcome('POST /game/deposit', refused)).toBe('400 wallet.insufficient')
    await env.owner.run(sql`update games.suppliers set maintenance = true where code = 'JZ'`)
    const { data: again } = await ok('POST /game/deposit', asked)
    expect(again).toMatchObject({ transfer_id: (first as { transfer_id: string }).transfer_id, state: 'done' })
    const other = { ...asked, body: { ...asked.body, money: '3.15' } }
    expect(await outcome('POST /game/deposit', other)).toBe('409 idempotency.key_reused')
    expect(await outcome('POST /game/deposit', refused)).toBe('400 wallet.insufficient')
    expect(await outcome('POST /game/deposit', jz('1'))).toBe('503 games.supplier_maintenance')
    await env.owner.run(sql`update games.suppliers set maintenance = false where code = 'JZ'`)
    await ok('POST /game/withdrawal', jz('3.14'))
  })

  it('a transfer that a dead process left open lets no second one in until the sweep has ended it', async () => {
    const id = env.ids.uuid()
    await env.owner
      .run(sql`insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, created_at)
      values (${alice}, ${id}, 'JZ', 'in', 'money', 'CNY', 700, 'held', ${env.clock.now()})`)
    await post(env, [
      {
        key: deriveKey('wallet', id, 'held'),
        kind: walletPostings.in_held,
        member_id: alice,
        asset: 'CNY',
        amount: 700n,
        sub: 'JZ',
        ref: id,
      },
    ])
    expect(await outcome('POST /game/deposit', jz('1'))).toBe('409 wallet.transfer_open')
    env.clock.advance(131_000)
    await job('wallet.sweep')
    expect(await stateOf(id)).toMatchObject({ state: 'rejected' })
    await ok('POST /game/deposit', jz('1'))
    await ok('POST /game/withdrawal', jz('1'))
  })
})

describe('R4.14 answers that are not clear', () => {
  const open = async (money: string, as = 'alice') => {
    const { state, transfer_id } = await data<{ state: string; transfer_id: string }>('POST /game/deposit', {
      ...into(money),
      as,
    })
    expect(state).toBe('pending')
    return transfer_id
  }
  const inTransit = (member_id = alice) =>
    env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(balance), 0)::bigint as n from ledger.balances where member_id = ${member_id} and account_kind like 'transit:%'`,
    )
  const waits = [2, 5, 15, 60, 300]

  it.each([
    ['lost after it was applied', '20.15', 'confirmed', 2015n],
    ['nonsense for an answer', '20.16', 'confirmed', 2016n],
    ['lost before it was applied', '20.14', 'rejected', 0n],
    ['not found at first, applied later', '20.17', 'confirmed', 2017n],
    ['a port that throws after sending', '20.19', 'rejected', 0n],
  ])('%s: %s ends %s, never lost or doubled', async (_case, money, end, there) => {
    const before = await wallets('alice')
    const id = await open(money)
    expect((await wallets('alice'))['money']).not.toBe(before['money'])
    expect((await inTransit()).n).toBe(BigInt(money.replace('.', '')))
    for (const wait of waits) {
      env.clock.advance(wait * 1000)
      await env.drain()
    }
    expect(await stateOf(id)).toMatchObject({ state: end })
    expect((await inTransit()).n).toBe(0n)
    expect(SBX.bookOf(alice)).toBe(there)
    expect(SBX.sentTimes(id)).toBe(1)
    await tidyUp()
    expect(await wallets('alice')).toEqual(before)
  })

  it('is asked about after 2, 5, 15 and 60 seconds and then every five minutes, and goes to people after a day, its money still in transit', async () => {
    const bobby = await member_id('bobby')
    await grant('gift', bobby, 10_000n)
    const id = await open('30.18', 'bobby')
    let asked = 1
    for (const wait of waits) {
      env.clock.advance(wait * 1000 - 1)
      await env.drain()
      expect((await stateOf(id)).checks).toBe(asked)
      env.clock.advance(1)
      await env.drain()
      expect((await stateOf(id)).checks).toBe(++asked)
    }
    await aDayPasses()
    expect(await stateOf(id)).toMatchObject({ state: 'manual' })
    expect((await inTransit(bobby)).n).toBe(3018n)
    expect(await data('GET /office/queues', { as: 'frank' })).toMatchObject({ transfers_unclear: 1 })
    expect(await outcome('POST /game/deposit', { ...into('1'), as: 'bobby' })).toBe('409 wallet.transfer_open')
    expect(
      (await data<{ api_moneys: object[] }>('POST /game/api_moneys', { as: 'bobby', body: {} })).api_moneys,
    ).toContainEqual(expect.objectContaining({ api_name: 'SBX', state: 'pending' }))
    // Other suppliers and the rest of the money stay open meanwhile.
    await ok('POST /game/deposit', { ...into('5', { api_code: 'MUTE' }), as: 'bobby' })
    await ok('POST /game/deposit', { ...into('5', { api_code: 'JZ' }), as: 'bobby' })
    const answer = await data<{ pending: string[]; recovered: string }>('POST /game/recovery_last', {
      as: 'bobby',
      key: key(),
      body: {},
    })
    expect(answer).toMatchObject({ pending: ['SBX'], recovered: '10.00' })
  })
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
