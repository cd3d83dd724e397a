import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { withdrawalSetting } from './cashier.settings.ts'
import { lockOrders } from './order.sql.ts'
import { putSetting } from '../site/index.ts'

/** One withdrawal of 100.00 of the centre's 10,000.00, and many who want something of it at the same moment. */
let env: Env
let card: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const createKey = () => `races-test-${++n}`
const body = (money = '100') => ({ member_bank_id: card, money, qk_pwd: '888888', member_remark: 'rent' })
const ask = (money?: string, key = createKey()) => outcome('POST /drawing', { as: 'alice', key, body: body(money) })
const act = (id: string, step: string, as = 'frank') =>
  outcome(`POST /office/withdrawals/${id}/${step}`, { as, key: createKey(), body: { reason: 'a race' } })
type Row = { id: string; bill_no: string; state: string; claim: { by: string } | null; steps: { step: string }[] }
const newest = async (): Promise<Row> => {
  const { data: rows } = await data<{ data: Row[] }>('GET /office/withdrawals', { as: 'frank', query: {} })
  return rows[0] as Row
}
const cancel = (bill_no: string) =>
  outcome('POST /drawing/cancel', { as: 'alice', key: createKey(), body: { bill_no } })

/** Sends all at once, the kinds by turns; answers how many of each kind were told what. */
const race = async (times: number, kinds: Record<string, () => Promise<string>>): Promise<Record<string, number>> => {
  const calls = Array.from({ length: times }, () => Object.entries(kinds)).flat()
  const told = await Promise.all(calls.map(async ([kind, send]) => `${kind} ${await send()}`))
  const counts: Record<string, number> = {}
  for (const one of told) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const count = (counts: Record<string, number>, told: string) => counts[told] ?? 0

const allow = (daily_count: number) =>
  putSetting(env.owner, withdrawalSetting, { ...withdrawalSetting.default, daily_count })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  await allow(50)
})
afterAll(() => env.stop())
let before: Record<string, string>
beforeEach(async () => {
  env.clock.advance(1000)
  before = await wallets('alice')
})
/** What the centre lost since the case began, in whole units; the books are asked as well. */
const settle = async (): Promise<number> => {
  expect(await env.invariants()).toEqual([])
  return Number(before['money']) - Number((await wallets('alice'))['money'])
}

it('R4.21 of many calls with one key one order is made, and each of them hears of it', async () => {
  const key = createKey()
  expect(await race(20, { same: () => ask('100', key) })).toEqual({ 'same 200': 20 })
  expect(await settle()).toBe(100)
})

it('R4.21 the same key with another sum makes nothing more', async () => {
  const key = createKey()
  const told = await race(8, { first: () => ask('100', key), other: () => ask('101', key) })
  const made = count(told, 'first 200') > 0 ? 'first' : 'other'
  const lost = made === 'first' ? 'other' : 'first'
  expect(told).toEqual({ [`${made} 200`]: 8, [`${lost} 409 idempotency.key_reused`]: 8 })
  expect(await settle()).toBe(made === 'first' ? 100 : 101)
})

it.each<
  [
    string,
    kinds: (row: Row) => Record<string, () => Promise<string>>,
    ends: Record<string, [state: string, lost: number]>,
  ]
>([
  [
    'approving and rejecting',
    ({ id }) => ({ approve: () => act(id, 'approve'), reject: () => act(id, 'reject', 'erin') }),
    { approve: ['paying', 100], reject: ['rejected', 0] },
  ],
  [
    'approving and cancelling',
    ({ id, bill_no }) => ({ approve: () => act(id, 'approve'), cancel: () => cancel(bill_no) }),
    { approve: ['paying', 100], cancel: ['cancelled', 0] },
  ],
  [
    'cancelling and rejecting',
    ({ id, bill_no }) => ({ cancel: () => cancel(bill_no), reject: () => act(id, 'reject') }),
    { cancel: ['cancelled', 0], reject: ['rejected', 0] },
  ],
])('R4.21 R5.14 of a hundred %s an order exactly one comes through', async (_, kinds, ends) => {
  await ask()
  const row = await newest()
  const told = await race(50, kinds(row))
  const [winner = ''] = Object.keys(ends).filter((kind) => count(told, `${kind} 200`) > 0)
  const lost = Object.keys(ends).filter((kind) => kind !== winner)
  expect(told).toEqual({
    [`${winner} 200`]: 1,
    [`${winner} 409 cashier.state_changed`]: 49,
    [`${lost[0]} 409 cashier.state_changed`]: 50,
  })
  const { state, steps } = await newest()
  expect([state, steps.length, await settle()]).toEqual([ends[winner]?.[0], 1, ends[winner]?.[1]])
})

it('R6.6 of a hundred who take an order one has it, and the others cannot act until it is let go or the time is over; each change is written down once', async () => {
  await ask()
  const { id, bill_no } = await newest()
  const told = await race(50, { frank: () => act(id, 'claim'), erin: () => act(id, 'claim', 'erin') })
  const { claim } = await newest()
  const [mine, theirs] = claim?.by === 'frank' ? ['frank', 'erin'] : ['erin', 'frank']
  expect(told).toEqual({ [`${mine} 200`]: 50, [`${theirs} 409 cashier.claimed`]: 50 })
  expect(await act(id, 'approve', theirs)).toBe('409 cashier.claimed')
  await act(id, 'release', theirs)
  expect(await act(id, 'review', theirs)).toBe('409 cashier.claimed')
  await act(id, 'release', mine)
  expect(await act(id, 'claim', theirs)).toBe('200')
  expect(await act(id, 'approve', mine)).toBe('409 cashier.claimed')
  env.clock.advance(10 * 60_000)
  expect(await act(id, 'approve', mine)).toBe('200')
  await ok(`POST /office/withdrawals/${id}/claim`, { as: mine, body: {} })
  await ok(`POST /office/withdrawals/${id}/paid`, { as: mine, body: {} })
  expect([(await newest()).claim, await settle()]).toEqual([null, 100])
  const trail = await env.owner.many<{ told: string }>(
    sql`select actor_name || ' ' || action as told from audit.entries
      where target = ${`withdrawal:${bill_no}`} and action in ('cashier.withdrawal_taken', 'cashier.withdrawal_released') order by id`,
  )
  expect(trail.map((entry) => entry.told)).toEqual([
    `${mine} cashier.withdrawal_taken`,
    `${mine} cashier.withdrawal_released`,
    `${theirs} cashier.withdrawal_taken`,
    `${mine} cashier.withdrawal_taken`,
  ])
})

it('R4.21 R5.14 of a hundred withdrawals of the whole balance exactly one is accepted', async () => {
  const { money = '' } = before
  // Without its money there is nothing to race for, in whatever order the cases run.
  onTestFinished(async () => {
    expect(await act((await newest()).id, 'reject')).toBe('200')
  })
  expect(await race(100, { all: () => ask(money) })).toEqual({ 'all 200': 1, 'all 400 cashier.insufficient': 99 })
  expect((await wallets('alice'))['money']).toBe('0.00')
  expect(await settle()).toBe(Number(money))
})

it('R4.21 R6.6 what the machine pays since a colleague approved it a moment ago is not paid by hand, too', async () => {
  await ask()
  const { id } = await newest()
  const waiting = () =>
    env.owner.one(
      sql`select count(*)::int as n from pg_locks l join pg_database d on d.oid = (select datid from pg_stat_activity where pid = l.pid)
        where l.locktype = 'transactionid' and not l.granted and d.datname = current_database()`,
    )
  const { paying } = await env.owner.tx(async (tx) => {
    await tx.run(sql`update cashier.withdrawals set state = 'paying', way = 'machine' where id = ${id}`)
    const paying = act(id, 'paid')
    await expect.poll(waiting, { timeout: 20_000 }).toEqual({ n: 1 })
    return { paying }
  })
  expect(await paying).toBe('409 cashier.machine_pays')
  expect([(await newest()).state, await settle()]).toEqual(['paying', 100])
})

it('R4.21 R5.14 of ten at once no more are taken than the day allows', async () => {
  const { daily_left } = await data<{ daily_left: number }>('POST /drawing/quote', {
    as: 'alice',
    body: { money: '1' },
  })
  await allow(50 - daily_left + 2)
  expect(await race(10, { ask: () => ask() })).toEqual({ 'ask 200': 2, 'ask 400 cashier.daily_count': 8 })
  expect(await settle()).toBe(200)
  await allow(50)
})

it('R4.21 R5.14 one waits for another of the same member that is being made, and is decided by what that one left', async () => {
  const alice = await member_id('alice')
  const waiting = () =>
    env.owner.one(
      sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    )
  const { asked } = await env.owner.tx(async (tx) => {
    await lockOrders(tx, alice)
    const asked = ask()
    await expect.poll(waiting, { timeout: 20_000 }).toEqual({ n: 1 })
    await tx.run(sql`update site.configs set value = jsonb_set(value, '{daily_count}', '0') where key = 'withdrawal'`)
    return { asked }
  })
  expect(await asked).toBe('400 cashier.daily_count')
  await allow(50)
})

it('R4.21 R5.14 a key that was used for another amount is refused, also when the kept answer is gone', async () => {
  const key = createKey()
  const send = (money: string) => data('POST /drawing', { as: 'alice', key, body: body(money) })
  const made = await send('100')
  await env.owner.run(sql`delete from kernel.idempotency`)
  expect(await send('100')).toEqual(made)
  await env.owner.run(sql`delete from kernel.idempotency`)
  expect(await ask('101', key)).toBe('409 idempotency.key_reused')
  expect(await settle()).toBe(100)
})

it('R8.4 the withdrawals of a day are counted from midnight of the site, without what was sent back', async () => {
  await allow(2)
  env.clock.set('2026-02-10T15:59:50Z')
  env.call.forget()
  expect([await ask(), await ask(), await ask()]).toEqual(['200', '200', '400 cashier.daily_count'])
  expect(await data('POST /drawing/quote', { as: 'alice', body: { money: '100' } })).toMatchObject({ daily_left: 0 })
  expect(await act((await newest()).id, 'reject')).toBe('200')
  expect(await ask()).toBe('200')
  env.clock.set('2026-02-10T16:00:00Z')
  expect(await ask()).toBe('200')
  expect(await settle()).toBe(300)
  await allow(50)
})
