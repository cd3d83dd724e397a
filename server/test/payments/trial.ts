import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '@moongate/testing/env'
import type { TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../src/kernel/db.ts'
import { changeSetting } from '../../src/settings.ts'

/** How much of what is tried; `odd` of each: forged and foreign webhooks, and payments of a wrong amount or currency together. */
export type TrialSize = { payments: number; odd: number; payouts: number }
/** What came of it; everything but the counts has to be 0. */
export type TrialFigures = {
  payments: number
  webhooks: number
  credited: number
  items: Record<string, number>
  not_credited: number
  credited_wrongly: number
  payouts: number
  paid: number
  returned: number
  open: number
  books_differ: number
  invariants: number
  seconds: number
}

const LONGEST_ROUNDS = 240
const ROUND_MS = 250
const PAGE = 50

const putSetting = (env: Env, key: string, value: object): Promise<void> =>
  changeSetting(env.db, key, JSON.stringify(value))

/** Where the gateway reaches this product. */
export const findNotifyUrl = (env: Env): string => `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`

const askForPayments = async (env: Env, { code }: TestGateway, count: number): Promise<void> => {
  const { data } = createScenario(() => env)
  const channel = await env.owner.one<{ id: number; type: string }>(
    sql`select c.id, c.type from channels.channels c join channels.payees p on p.channel_id = c.id where p.account = ${code} order by c.id limit 1`,
  )
  for (let i = 0; i < count; i++) {
    const body = {
      money: `${100 + (i % 50)}.${String(i % 100).padStart(2, '0')}`,
      payment_type: channel.type,
      payment_id: channel.id,
    }
    await data('POST /recharge/online', { as: 'alice', body })
  }
}

const orderFaults = async (gateway: TestGateway, odd: number): Promise<void> => {
  const half = Math.max(1, Math.round(odd / 2))
  await gateway.control('POST', 'faults', { fault: 'wrong_amount', times: half })
  await gateway.control('POST', 'faults', { fault: 'wrong_currency', times: half })
  await gateway.control('POST', 'faults', { fault: 'webhook_twice', share: 33 })
  await gateway.control('POST', 'faults', { fault: 'webhook_late', share: 50, delay_ms: 1_500 })
}

/** Everybody pays, strangers call, and it is heard until nothing is left to say. */
const payAll = async (env: Env, gateway: TestGateway, odd: number): Promise<void> => {
  const ids = (await env.owner.many<{ id: string }>(sql`select id from payments.payments where state = 'open'`)).map(
    ({ id }) => id,
  )
  const url = `${findNotifyUrl(env)}/api/callbacks/payments/${gateway.code}/event`
  for (let at = 0; at < ids.length; at += PAGE)
    await gateway.control('POST', 'pay', { order_ids: ids.slice(at, at + PAGE) })
  for (let i = 0; i < odd; i++) {
    await gateway.control('POST', 'webhook', { url, kind: 'forged', order_id: ids[i % ids.length] })
    await gateway.control('POST', 'webhook', { url, kind: 'foreign' })
  }
  for (let round = 0; round < LONGEST_ROUNDS; round++) {
    const done = await env.drain()
    if (done === 0 && (await gateway.readBook()).waiting === 0) return
    await sleep(ROUND_MS)
  }
}

const askForPayouts = async (env: Env, count: number): Promise<void> => {
  const { data, ok } = createScenario(() => env)
  const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
  for (let i = 0; i < count; i++) {
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: `trial ${i}` }
    const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', body })
    const { id } = await env.owner.one<{ id: string }>(
      sql`select id from cashier.withdrawals where bill_no = ${bill_no}`,
    )
    await ok(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: {} })
  }
}

/** Sends and asks until each payout has ended; the times between two questions are not waited for. */
const endAll = async (env: Env): Promise<void> => {
  const { job } = createScenario(() => env)
  await env.drain()
  for (let round = 0; round < LONGEST_ROUNDS; round++) {
    const open = await env.owner.many<{ id: string }>(
      sql`select id from payments.payouts where state in ('queued', 'sent', 'accepted', 'unknown')`,
    )
    if (open.length === 0) return
    for (const { id } of open) await job('payments.payout', { id })
    await sleep(ROUND_MS)
  }
}

/** The first fails for certain; of those after it chance decides. */
const orderPayoutFaults = async (gateway: TestGateway): Promise<void> => {
  await gateway.control('POST', 'faults', { fault: 'payout_fails', calls: ['payout'], times: 1 })
  for (const [fault, share] of [
    ['payout_fails', 15],
    ['applies_then_silent', 15],
    ['never_answers', 10],
    ['maintenance', 10],
    ['slow', 10],
  ] as const)
    await gateway.control('POST', 'faults', { fault, calls: ['payout'], share, delay_ms: 1_200 })
}

/** Compares both books, payout by payout: how it ended, how much it was, and that there is no other. */
const countDifferences = async (env: Env, gateway: TestGateway): Promise<number> => {
  const theirs = new Map((await gateway.readBook()).payouts.map((p) => [p.payout_id, p]))
  const ours = await env.owner.many<{ id: string; state: string; amount: bigint }>(
    sql`select id, state, amount from payments.payouts`,
  )
  const differing = ours.filter(({ id, state, amount }) => {
    const { state: ended = 'failed', amount: moved = Number(amount) } = theirs.get(id) ?? {}
    return ended !== state || moved !== Number(amount)
  })
  const known = new Set(ours.map(({ id }) => id))
  return differing.length + [...theirs.keys()].filter((id) => !known.has(id)).length
}

const countOne = async (env: Env, statement: ReturnType<typeof sql>): Promise<number> =>
  (await env.owner.one<{ n: number }>(statement)).n

/** Webhooks and payouts under faults, then both books beside each other. The members' own checks are set so that they do not stand in the way. */
export const tryPayments = async (env: Env, gateway: TestGateway, size: TrialSize): Promise<TrialFigures> => {
  const began_ms = performance.now()
  await putSetting(env, 'deposit', { max_open: 1_000_000, expires_minutes: 1440, turnover_percent: 0 })
  await putSetting(env, 'withdrawal', {
    min: '1.00',
    max: '50000.00',
    daily_count: 1_000_000,
    fee_percent: '2.00',
    open_from: '00:00',
    open_to: '24:00',
  })
  await putSetting(env, 'withdrawal_way', { way: 'machine', machine_up_to: '' })
  await orderFaults(gateway, size.odd)
  await askForPayments(env, gateway, size.payments)
  await payAll(env, gateway, size.odd)
  await gateway.control('DELETE', 'faults')
  await gateway.control('POST', 'payout_ms', { ms: 300 })
  await orderPayoutFaults(gateway)
  await askForPayouts(env, size.payouts - 1)
  await endAll(env)
  await gateway.control('DELETE', 'faults')
  // The last is paid for certain.
  await askForPayouts(env, 1)
  await endAll(env)
  const kinds = await env.owner.many<{ kind: string; n: number }>(
    sql`select kind, count(*)::int as n from payments.items group by kind order by kind`,
  )
  const right = sql`paid.state = 'paid'`
  const book = await gateway.readBook()
  const good = new Set(
    book.payments
      .filter((p) => p.state === 'paid' && p.paid_amount === p.amount && p.paid_currency === 'CNY')
      .map((p) => p.order_id),
  )
  const credited = await env.owner.many<{ id: string }>(sql`select paid.id from payments.payments paid where ${right}`)
  return {
    payments: size.payments,
    webhooks: await countOne(env, sql`select count(*)::int as n from payments.events`),
    credited: credited.length,
    items: Object.fromEntries(kinds.map(({ kind, n }) => [kind, n])),
    not_credited: good.size - credited.filter(({ id }) => good.has(id)).length,
    credited_wrongly: credited.filter(({ id }) => !good.has(id)).length,
    payouts: size.payouts,
    paid: await countOne(env, sql`select count(*)::int as n from payments.payouts where state = 'paid'`),
    returned: await countOne(env, sql`select count(*)::int as n from payments.payouts where state = 'failed'`),
    open: await countOne(
      env,
      sql`select count(*)::int as n from payments.payouts where state not in ('paid', 'failed')`,
    ),
    books_differ: await countDifferences(env, gateway),
    invariants: (await env.invariants()).length,
    seconds: Math.round((performance.now() - began_ms) / 100) / 10,
  }
}
