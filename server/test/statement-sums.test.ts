import { fromWire, toWire } from '@moongate/money'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { definePostings, house, member, post } from '../src/modules/ledger/index.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

/**
 * A member's whole way: deposits credited, late and refused, transfers that went through and one that came back, a slip that is
 * settled and one that is void, withdrawals paid, refused and failed, with a fee and without. Then the statement is added up.
 */
let env: Env
let alice: number
let card: number
const SBX = createSandboxSupplier('SBX')
const { data, ok, member_id, job, enterLottery } = createScenario(() => env)
type Row = {
  id: string
  money_type: 'money' | 'fs_money'
  operate_type: number
  operate_type_text: string
  number_type: 1 | -1
  money: string
  money_before: string
  money_after: string
  bill_no: string
}
type Order = { id: string; bill_no: string; money: string; counter_fee: string; state: string }

const deposit = async (money: string, end: 'credit' | 'reject' | 'late') => {
  const [channel] = await data<{ id: number; type: string; account: string }[]>('GET /payment/normal/list', {
    as: 'alice',
  })
  const hk_at = '2026-01-15 12:00:00'
  const of = { payment_type: channel?.type, payment_id: channel?.id, payment_account: channel?.account }
  const { bill_no } = await data<Order>('POST /recharge/normal', {
    as: 'alice',
    body: { name: '王丽丽', money, hk_at, ...of },
  })
  const query = { keyword: bill_no }
  const [order] = (await data<{ data: Order[] }>('GET /office/deposits', { as: 'frank', query })).data
  if (end === 'late') {
    env.clock.advance(24 * 3_600_000 + 1)
    env.call.forget()
    await job('cashier.expire_deposits')
  }
  const step = end === 'reject' ? 'reject' : 'credit'
  await ok(`POST /office/deposits/${order?.id}/${step}`, { as: 'frank', body: { reason: '未收到款' } })
}
const withdraw = async (money: string, ...steps: string[]) => {
  const body = { member_bank_id: card, money, qk_pwd: '888888', member_remark: '生活费' }
  const { bill_no } = await data<Order>('POST /drawing', { as: 'alice', body })
  const [order] = (
    await data<{ data: Order[] }>('GET /office/withdrawals', { as: 'frank', query: { keyword: bill_no } })
  ).data
  for (const step of steps)
    await ok(`POST /office/withdrawals/${order?.id}/${step}`, { as: 'frank', body: { reason: '卡号有误' } })
}
const playSlip = async () => {
  const access_token = await enterLottery('alice')
  const [game] = await data<{ issue: string; draw_at: number }[]>('GET /lottery/list')
  const lines = ['big', 'small'].map((selection) => ({ bet_type: 'sum', selection, unit_stake: '10' }))
  await ok('POST /jz/bet', { as: access_token, body: { code: 'jzssc', issue: game?.issue, lines } })
  return game?.draw_at ?? 0
}
const finishDraw = async (at: number) => {
  env.clock.set(new Date(at))
  env.call.forget()
  await job('lottery.keep')
  await prepareDraws(env)
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await prepareDraws(env)
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  const { rebate } = definePostings('test', {
    rebate: { from: house('rebate'), to: member('rebate'), operate_type: 4 },
  })
  await post(env, [
    { key: env.ids.uuid(), kind: rebate, member_id: alice, asset: 'CNY', amount: 50_00n, ref: 'rebate-of-a-test' },
  ])
  await withdraw('100', 'approve', 'paid')
  await deposit('500.25', 'credit')
  await deposit('300', 'reject')
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '200' } })
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'SBX', money: '30', money_type: 'fs_money' } })
  await env.call('POST /game/deposit', { as: 'alice', body: { api_code: 'SBX', money: '40.13' } })
  await finishDraw(await playSlip())
  await finishDraw((await playSlip()) + 30 * 60_000 + 1)
  await ok('POST /game/recovery_last', { as: 'alice', body: {} })
  await withdraw('1000.25', 'review', 'approve', 'paid')
  await withdraw('700', 'reject')
  await withdraw('600', 'approve', 'fail')
  await withdraw('150.50')
  await deposit('250', 'late')
})
afterAll(() => env.stop())

const readStatement = async (): Promise<Row[]> => {
  const { data: rows, total } = await data<{ data: Row[]; total: number }>('POST /moneylog', {
    as: 'alice',
    body: { limit: 50 },
  })
  expect(rows).toHaveLength(total)
  return rows.toReversed()
}
const minor = (wire: string): bigint => fromWire(wire) ?? 0n
const add = (rows: readonly Row[]): bigint =>
  rows.reduce((sum, { money, number_type }) => sum + BigInt(number_type) * minor(money), 0n)

it.each([
  ['money', 'centre'],
  ['fs_money', 'rebate'],
] as const)(
  'R2.34 R9.8 the rows of %s add up to what lies there, and each goes on where the one before ended',
  async (money_type, kind) => {
    const rows = (await readStatement()).filter((row) => row.money_type === money_type)
    const { balance } = await env.owner.one<{ balance: bigint }>(
      sql`select balance from ledger.balances where member_id = ${alice} and account_kind = ${kind} and asset = 'CNY'`,
    )
    expect(toWire(add(rows))).toBe(toWire(balance))
    const ends = rows.reduce<string[]>(
      (told, row) => {
        expect([row.money_before, toWire(minor(row.money_before) + add([row]))]).toEqual([told.at(-1), row.money_after])
        return [...told, row.money_after]
      },
      ['0.00'],
    )
    expect(ends.length).toBeGreaterThan(2)
  },
)

it('R2.34 each posting that touches a wallet of the member is one row of the statement', async () => {
  const touched = await env.owner.many<{ id: string }>(
    sql`select p.id || '-' || a.kind as id from ledger.postings p join ledger.accounts a on a.id in (p.from_account, p.to_account)
      where a.owner_id = ${alice} and not a.is_house and a.kind in ('centre', 'rebate') order by p.id`,
  )
  expect((await readStatement()).map(({ id }) => id)).toEqual(touched.map(({ id }) => id))
})

it('R2.34 R9.6 the rows of a withdrawal say what left and what of it was the fee, and nothing where it came back', async () => {
  const rows = await readStatement()
  const { data: orders } = await data<{ data: Order[] }>('POST /drawing/list', { as: 'alice', body: { limit: 50 } })
  expect(orders.map(({ state, counter_fee }) => `${state} ${counter_fee}`).toSorted()).toEqual([
    'failed 12.00',
    'paid 0.00',
    'paid 20.00',
    'rejected 14.00',
    'requested 3.01',
  ])
  for (const { bill_no, money, counter_fee, state } of orders) {
    const own = rows.filter((row) => row.bill_no === bill_no)
    const gone = state !== 'rejected' && state !== 'failed'
    expect(add(own), bill_no).toBe(gone ? -minor(money) : 0n)
    expect(add(own.filter((row) => row.operate_type === 30)), bill_no).toBe(gone ? -minor(counter_fee) : 0n)
  }
})

it('R2.34 R9.6 the fee is a row of its own that the filter finds, in the words of every language', async () => {
  const texts = {
    zh_cn: '提款手续费',
    zh_hk: '提款手續費',
    en: 'Withdrawal fee',
    th: 'ค่าธรรมเนียมถอน',
    vi: 'Phí rút tiền',
  }
  for (const [lang, operate_type_text] of Object.entries(texts)) {
    const body = { operate_type: 30, limit: 50 }
    const { data: rows } = await data<{ data: Row[] }>('POST /moneylog', { as: 'alice', lang, body })
    expect(rows).toHaveLength(6)
    expect(rows.at(-1)).toMatchObject({ money: '20.00', number_type: -1, operate_type_text })
  }
})

it('R9.6 what is booked as fees is what the rows of paid withdrawals say, and the books are whole', async () => {
  const fees = await env.owner.one(
    sql`select balance from ledger.house_totals where account_kind = 'fees' and asset = 'CNY'`,
  )
  expect(fees).toEqual({ balance: 2000n })
  expect(await env.invariants()).toEqual([])
})
