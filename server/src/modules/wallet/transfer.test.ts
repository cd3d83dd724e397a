import { type Env, startEnv } from '@moongate/testing/env'
import { offerSupplier, createSandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deriveKey } from '../../kernel/ids.ts'
import { sql } from '../../kernel/db.ts'
import { post } from '../ledger/index.ts'
import { transferMoney } from './transfer.ts'
import { walletPostings } from './wallet.postings.ts'
import { plus, START, createTransfers } from './test-transfers.ts'

const SBX = createSandboxSupplier('SBX')
const MUTE = createSandboxSupplier('MUTE')
let env: Env
let alice: number
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
const { key, into, stateOf, grant } = createTransfers(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START, suppliers: { SBX, MUTE } })
  for (const code of ['SBX', 'MUTE']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

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
