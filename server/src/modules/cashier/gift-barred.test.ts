import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { liftBar, setBar } from '../policy/index.ts'
import { creditArrival, expireByMachine, openOnlineDeposit } from './machine.ts'
import { type Channel, createDeposits } from './test-deposits.ts'

/* A channel's gift is one like all others: whoever may be given nothing does not get it. Who is overdue may still deposit; money that is there already is credited to anybody. */
let env: Env
let alice: number
let channel: Channel
let n = 0
const { data, member_id } = createScenario(() => env)
const { act, made } = createDeposits({ env: () => env, channel: () => channel })
const key = () => `gift-${++n}`
type Offered = Channel & { gift_percent: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  await env.owner.run(sql`update channels.channels set gift_ppm = 10000`)
  channel = (await list('/payment/normal/list'))[0] as Channel
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const bar = (why: 'credit_overdue' | 'protected') =>
  env.db.tx((tx) => setBar(tx, { member_id: alice, action: 'receive_gift', why, since: new Date(0) }))
const lift = (why: 'credit_overdue' | 'protected') =>
  env.db.tx((tx) => liftBar(tx, { member_id: alice, action: 'receive_gift', why }))
const list = (path: string) => data<Offered[]>(`GET ${path}`, { as: 'alice' })
/** What was given on top of deposits until now. */
const given = async () =>
  (
    await env.owner.one<{ sum: string }>(
      sql`select coalesce(sum(amount), 0)::text as sum from ledger.statement where member_id = ${alice} and account_kind = 'centre' and kind = 'cashier.deposit_gift'`,
    )
  ).sum
const credit = async () => expect(await act(await made(), 'credit')).toBe('200')
const arrive = () =>
  env.db.tx((tx) =>
    creditArrival(env, tx, {
      id: env.ids.uuid(),
      member_id: alice,
      payment_type: 'online_alipay',
      amount: 200_00n,
      channel_account: 'T1',
      payer_account: 'T2',
      payment_desc: key(),
    }),
  )
const order = async () => {
  const [first] = await list('/payment/online/list')
  const asked = { member_id: alice, payment_id: first?.id ?? 0, payment_type: first?.type ?? '', payment_desc: '' }
  const deps = { ...env, sum_open_usdt: () => Promise.resolve(0n) }
  const { id } = await env.db.tx((tx) =>
    openOnlineDeposit(deps, tx, { ...asked, amount: 200_00n, request_key: key() }, () => true),
  )
  await env.db.tx((tx) => expireByMachine(tx, id))
  return env.owner.one<{ gift: bigint }>(sql`select gift from cashier.deposits where id = ${id}`)
}

it.each(['credit_overdue', 'protected'] as const)(
  'R1.6 R1.7 a deposit brings no gift to a member who may be given nothing (%s), and none is offered; after it both are there again',
  async (why) => {
    const before = await given()
    await bar(why)
    for (const path of ['/payments/list', '/payment/normal/list', '/payment/online/list'])
      expect(new Set((await list(path)).map(({ gift_percent }) => gift_percent))).toEqual(new Set(['0.00']))
    await credit()
    await arrive()
    expect([(await order()).gift, await given()]).toEqual([0n, before])
    await lift(why)
    expect((await list('/payments/list'))[0]?.gift_percent).toBe('1.00')
    await credit()
    await arrive()
    expect([(await order()).gift, BigInt(await given()) - BigInt(before)]).toEqual([2_00n, 7_00n])
  },
)
