import { randomUUID } from 'node:crypto'
import type { BreakKind } from '@moongate/contract/reconciliation.states'
import type { Env } from '@moongate/testing/env'
import { GATEWAY, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../src/kernel/db.ts'
import { formatWireTime } from '../../src/kernel/time.ts'
import { cashierPostings } from '../../src/modules/cashier/cashier.postings.ts'
import type { Chain, ChainTransfer } from '../../src/modules/chain/index.ts'
import { post } from '../../src/modules/ledger/index.ts'
import type { Gateways } from '../../src/modules/payments/index.ts'
import { compareSource } from '../../src/modules/reconciliation/day.ts'
import { shiftDay, type Source } from '../../src/modules/reconciliation/source.rules.ts'

const OURS: Source = { kind: 'gateway', code: GATEWAY }
const CHAIN: Source = { kind: 'chain', code: 'erc' }
const LEDGER: Source = { kind: 'ledger', code: '' }
const DAY_MS = 86_400_000

/** A chain of a test: the transfers that it holds now. */
export type HeldChain = { chain: Chain; transfers: ChainTransfer[] }
export const holdChain = (): HeldChain => {
  const transfers: ChainTransfer[] = []
  const chain: Chain = {
    port: {
      readHead: async () => ({ latest: 20, final: 20 }),
      readBlockHash: async (block) => `0x${block}`,
      findTransfers: async (from, to) => transfers.filter(({ block }) => block >= from && block <= to),
      readRate: async () => 7_000_000n,
    },
    confirmations: 12,
    first_block: 0,
    deriveAddress: (position) => `0x${position.toString(16).padStart(40, '0')}`,
    faucet: '',
  }
  return { chain, transfers }
}

/** A planted difference: which kind, where, and what it is about. */
type Planted = { kind: BreakKind; source: string; day: string; subject: string }
export type DayFigures = {
  /** What the day came to before anything was planted. */
  clean: { source: string; lines: number; difference: string; items: number }[]
  planted: number
  kinds: number
  missing: string[]
  unexpected: string[]
  /** Days whose difference is not the sum of what their items say that it is made of. */
  unexplained: number
  /** Items that a second comparison of the same made again. */
  made_again: number
}

type Tools = { env: Env; gateway: TestGateway; gateways: Gateways; held: HeldChain }

const readToday = ({ env }: Tools): string => formatWireTime(env.clock.now(), env.config.site_time_zone).slice(0, 10)

/** Compares as if it were tomorrow. */
const compare = ({ env, gateways, held }: Tools, source: Source, day: string): Promise<void> => {
  const { db, config, log, translate } = env
  const clock = { now: () => new Date(env.clock.now().getTime() + DAY_MS) }
  return compareSource({ db, config, log, translate, clock, gateways, chains: { erc: held.chain } }, source, day, true)
}

const compareAll = async (tools: Tools, day: string): Promise<void> => {
  for (const source of [OURS, CHAIN, LEDGER]) await compare(tools, source, day)
}

const readClean = ({ env }: Tools, day: string): Promise<DayFigures['clean']> =>
  env.owner.many(sql`select source, lines, (sum_theirs - sum_ours)::text as difference,
      (select count(*)::int from reconciliation.breaks b where b.day = d.day and b.source = d.source) as items
    from reconciliation.days d where day = ${day} order by source`)

const readFile = async ({ gateway }: Tools, day: string): Promise<string[]> => {
  const { file } = (await gateway.control('POST', 'settlement', { day })) as { file: string }
  return file.trimEnd().split('\n')
}
const writeFile = ({ gateway }: Tools, day: string, file: string | null): Promise<unknown> =>
  gateway.control('POST', 'settlement', { day, file })

const change = (line: string, at: number, value: string): string => line.split(',').with(at, value).join(',')
const readOrder = (line: string | undefined): string => line?.split(',')[2] ?? ''

/** What a buyer paid and we never heard of, and what nobody ever paid. */
const plantSilence = async ({ env, gateway }: Tools): Promise<{ unheard: string; unpaid: string }> => {
  const { data } = createScenario(() => env)
  const [channel] = await data<{ id: number; type: string }[]>('GET /payment/online/list', { as: 'alice' })
  const order = async () => {
    const body = { money: '100', payment_type: channel?.type, payment_id: channel?.id }
    const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', { as: 'alice', body })
    return (await env.owner.one<{ id: string }>(sql`select id from payments.payments where bill_no = ${bill_no}`)).id
  }
  const [unheard, unpaid] = [await order(), await order()]
  await gateway.control('POST', 'faults', { fault: 'webhook_lost', times: 1 })
  await gateway.control('POST', 'pay', { order_ids: [unheard] })
  return { unheard, unpaid }
}

const findPayout = async ({ env }: Tools, state: 'paid' | 'failed'): Promise<string> =>
  (await env.owner.one<{ id: string }>(sql`select id from payments.payouts where state = ${state} limit 1`)).id

/** What the gateway's file says otherwise than its books: line by line, and in its sums. */
const plantInFile = async (tools: Tools, day: string): Promise<Planted[]> => {
  const source = `gateway:${GATEWAY}`
  const { unheard, unpaid } = await plantSilence(tools)
  const returned = await findPayout(tools, 'paid')
  await tools.gateway.control('POST', 'return', { payout_id: returned })
  const failed_id = await findPayout(tools, 'failed')
  const [head = '', ...rows] = await readFile(tools, day)
  const good = rows.filter((row) => row.startsWith('payment,') && row.includes(',CNY,') && readOrder(row) !== unheard)
  const credited = await tools.env.owner.many<{ id: string }>(
    sql`select id from payments.payments where state = 'paid'`,
  )
  const known = new Set(credited.map(({ id }) => id))
  const lines = good.filter((row) => known.has(readOrder(row)))
  const [gone = '', dearer = '', foreign = '', charged = '', early = '', doubled = '', refunded = ''] = lines
  if (refunded === '') throw new Error('too few payments in the file to change anything in')
  const unknown = randomUUID()
  const changed = rows
    .filter((row) => row !== gone && row !== early)
    .map((row) => (row === dearer ? change(row, 3, '77777') : row === foreign ? change(row, 5, 'USD') : row))
    .map((row) => (row === charged ? change(row, 4, '33') : row))
    .map((row) => (row.startsWith('closing,') ? change(row, 3, '1') : row))
  const at = new Date().toISOString()
  await writeFile(
    tools,
    day,
    [
      head,
      doubled,
      `payment,H-unknown,${unknown},5000,0,CNY,${at}`,
      `payout,P-late,${failed_id},9800,0,CNY,${at}`,
      `refund,R-unknown,${readOrder(refunded)},1000,0,CNY,${at}`,
      ...changed,
    ].join('\n'),
  )
  const before = shiftDay(day, -1)
  const sums = ['total,1,,0,0,CNY,', 'opening,,,5,,CNY,', 'closing,,,5,,CNY,']
  await writeFile(tools, before, [head, early, ...sums].join('\n'))
  await writeFile(tools, shiftDay(day, -2), null)
  await writeFile(tools, shiftDay(day, -3), '<html>502 Bad Gateway</html>')
  const plant = (kind: BreakKind, subject: string, on = day): Planted => ({ kind, source, day: on, subject })
  return [
    plant('missing_ours', `payment:${unheard}`),
    plant('unclear_too_long', `payment:${unpaid}`),
    plant('missing_theirs', `payment:${readOrder(gone)}`),
    plant('amount_differs', `payment:${readOrder(dearer)}`),
    plant('currency_differs', `payment:${readOrder(foreign)}`),
    plant('fee_differs', `payment:${readOrder(charged)}`),
    plant('day_differs', `payment:${readOrder(early)}`),
    plant('day_differs', `payment:${readOrder(early)}`, before),
    plant('twice_theirs', `payment:${readOrder(doubled)}:2`),
    plant('order_unknown', `payment:${unknown}`),
    plant('paid_returned', `payout:${failed_id}`),
    plant('returned_paid', `payout:${returned}`),
    plant('refund_unknown', `refund:${readOrder(refunded)}`),
    plant('sum_differs', day),
    plant('sum_differs', before, before),
    plant('opening_differs', day),
    plant('closing_differs', day),
    plant('file_missing', shiftDay(day, -2), shiftDay(day, -2)),
    plant('file_unreadable', shiftDay(day, -3), shiftDay(day, -3)),
  ]
}

/** What our own books say otherwise: postings without orders, orders without postings, and so on. */
const plantInBooks = async (tools: Tools, day: string): Promise<Planted[]> => {
  const { env } = tools
  const paid = await env.owner.many<{ id: string; member_id: number; bill_no: string; amount: bigint }>(
    sql`select id, member_id, bill_no, amount from payments.payments where state = 'paid' order by created_at desc limit 3`,
  )
  const [twice, unpaid, copied] = paid
  const odd = await env.owner.many<{ id: bigint; payment_id: string }>(
    sql`select id, payment_id from payments.items where kind = 'wrong_amount' limit 1`,
  )
  const [refunded] = odd
  if (!twice || !unpaid || !copied || !refunded) throw new Error('too few payments to plant anything in')
  const kind = cashierPostings.deposit_credited
  const about = { member_id: twice.member_id, asset: 'CNY' as const, kind, sub: 'online_alipay' }
  await post(env, [{ ...about, key: randomUUID(), ref: twice.bill_no, amount: twice.amount }])
  await post(env, [{ ...about, key: randomUUID(), ref: 'D-NOBODY', amount: 4_200n }])
  await env.owner.run(sql`update payments.payments set state = 'closed' where id = ${unpaid.id}`)
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account,
      remark_code, payment_desc, state, finished_at)
    select member_id, ${randomUUID()}, 'D-UNPOSTED', channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, finished_at
      from cashier.deposits where id = ${copied.id}`)
  await env.owner
    .run(sql`insert into payments.refunds (id, item_id, payment_id, member_id, bill_no, gateway_code, amount, currency, state, finished_at)
    select ${randomUUID()}, id, payment_id, member_id, subject, gateway_code, amount, currency, 'done', kernel.now() from payments.items where id = ${refunded.id}`)
  const plant = (what: BreakKind, subject: string, source = 'ledger'): Planted => ({ kind: what, source, day, subject })
  return [
    plant('twice_ours', twice.bill_no),
    plant('posting_without_order', 'D-NOBODY'),
    plant('credited_not_paid', unpaid.bill_no),
    plant('missing_ours', `payment:${unpaid.id}`, `gateway:${GATEWAY}`),
    plant('order_without_posting', 'D-UNPOSTED'),
    plant('refund_missing', `refund:${refunded.payment_id}`, `gateway:${GATEWAY}`),
  ]
}

/** A member's address in a network, and a transfer to it that the chain holds and we have seen. */
const openChain = async ({ env, held }: Tools): Promise<void> => {
  const address = held.chain.deriveAddress(1)
  const [member] = await env.owner.many<{ id: number }>(sql`select id from members.members where name = 'alice'`)
  await env.owner.run(
    sql`insert into chain.addresses (member_id, network, position, address) values (${member?.id}, 'erc', 1, ${address})`,
  )
  held.transfers.push(makeTransfer(env, address, '0xseen', 5))
  await createScenario(() => env).job('chain.watch', { network: 'erc' })
  await env.owner.run(sql`update chain.networks set answered_at = kernel.now() + interval '2 days'`)
}

const makeTransfer = (env: Env, address: string, tx_hash: string, block: number): ChainTransfer => ({
  tx_hash,
  log_index: 0,
  from_address: '0xpayer',
  address,
  usdt: 12_500_000n,
  block,
  block_hash: `0x${block}`,
  block_at: env.clock.now(),
  raw: {},
})

const plantOnChain = ({ env, held }: Tools, day: string): Planted[] => {
  held.transfers.length = 0
  held.transfers.push(makeTransfer(env, held.chain.deriveAddress(1), '0xunseen', 6))
  return [
    { kind: 'transfer_unseen', source: 'chain:erc', day, subject: '0xunseen:0' },
    { kind: 'block_gone', source: 'chain:erc', day, subject: '0xseen:0' },
  ]
}

const countUnexplained = async ({ env }: Tools): Promise<number> =>
  (
    await env.owner.one<{
      n: number
    }>(sql`select count(*)::int as n from reconciliation.days d where state = 'compared' and sum_theirs - sum_ours <>
      (select coalesce(sum(effect), 0) from reconciliation.breaks b where b.day = d.day and b.source = d.source and b.state <> 'solved')`)
  ).n

const nameItem = ({ day, source, kind, subject }: Planted): string => `${day} ${source} ${kind} ${subject}`

/**
 * The day that the trial made: compared with nothing planted, then with every kind of difference planted at the gateway, on the chain and
 * in our books. Nothing is repaired after this: the database is the trial's own.
 */
export const tryDay = async (tools: Tools): Promise<DayFigures> => {
  const { env } = tools
  const day = readToday(tools)
  await openChain(tools)
  await compareAll(tools, day)
  const clean = await readClean(tools, day)
  const planted = [...(await plantInBooks(tools, day)), ...(await plantInFile(tools, day)), ...plantOnChain(tools, day)]
  for (const back of [3, 2, 1]) await compare(tools, OURS, shiftDay(day, -back))
  await compareAll(tools, day)
  const found = await env.owner.many<Planted>(
    sql`select day::text as day, source, kind, subject from reconciliation.breaks where state <> 'solved'`,
  )
  await compareAll(tools, day)
  const again = await env.owner.one<{ n: number }>(sql`select count(*)::int as n from reconciliation.breaks`)
  const [wanted, names] = [new Set(planted.map(nameItem)), new Set(found.map(nameItem))]
  return {
    clean,
    planted: planted.length,
    kinds: new Set(found.map(({ kind }) => kind)).size,
    missing: [...wanted].filter((name) => !names.has(name)),
    unexpected: found.filter((one) => !wanted.has(nameItem(one)) && one.kind !== 'file_changed').map(nameItem),
    unexplained: await countUnexplained(tools),
    made_again: again.n - found.length,
  }
}
