import { officeTables, type RouteTable, tables } from '@moongate/contract'
import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import type { Chain } from '../src/modules/chain/index.ts'
import type { GatewayPort } from '../src/modules/payments/index.ts'
import { endBets, recordBets } from '../src/modules/betting/index.ts'
import { rebateSetting } from '../src/modules/rebate/index.ts'
import { putSetting } from '../src/modules/site/index.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

const MANY = 100
let env: Env
let player = ''
let card = 0
let channel = { id: 0, type: '', account: '' }
let online = { id: 0, type: '' }
const { data, ok, outcome, wallets } = createScenario(() => env)
let n = 0
const key = () => `money-race-${++n}`

/** One for each call about a transfer that nobody answers for: while one is unclear there is no second. */
const SILENT = ['ASKED', 'PROPOSED', 'SETTLED'] as const

/** A gateway that shows a page for each order, and knows of no payout. */
const SILENT_GATEWAY: GatewayPort = {
  code: 'HARBOUR',
  horizon_ms: 120_000,
  createPayment: async ({ id }) => ({ outcome: 'ok', pay_url: `/pay/${id}` }),
  paymentStatus: async () => ({ outcome: 'unknown' }),
  createPayout: async () => ({ outcome: 'unknown' }),
  payoutStatus: async () => ({ outcome: 'not_found' }),
  readEvent: () => undefined,
  settlement: async () => undefined,
}

/** A node that answers nothing. */
const nothing = async () => undefined
const SILENT_CHAIN: Chain = {
  port: { readHead: nothing, readBlockHash: nothing, findTransfers: nothing, readRate: nothing },
  confirmations: 12,
  first_block: 0,
  deriveAddress: (position) => `0x${position.toString(16).padStart(40, '0')}`,
  faucet: '',
}

beforeAll(async () => {
  const suppliers = Object.fromEntries(SILENT.map((code) => [code, createSandboxSupplier(code)]))
  const gateways = { [SILENT_GATEWAY.code]: SILENT_GATEWAY }
  env = await startEnv({
    seed: 'demo',
    start_at: '2026-01-15T04:00:10Z',
    suppliers,
    gateways,
    chains: { erc: SILENT_CHAIN },
  })
  for (const code of SILENT) await offerSupplier(env.owner, code)
  await prepareDraws(env)
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '1000' } })
  const { game_url } = await ok('GET /game/login', { as: 'alice', query: { api_code: 'JZ' } })
  const launch_token = new URLSearchParams(String(game_url).split('#')[1]).get('launch_token')
  player = (await data<{ access_token: string }>('POST /jz/session', { body: { launch_token } })).access_token
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  channel = (await data<(typeof channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? channel
  online = (await data<(typeof online)[]>('GET /payment/online/list', { as: 'alice' }))[0] ?? online
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** Everything that money leaves behind: what a call did is what this has grown by. */
const traces = () =>
  env.owner.one<
    Record<string, number>
  >(sql`select (select count(*)::int from ledger.postings) as postings, (select count(*)::int from wallet.transfers) as transfers,
    (select count(*)::int from cashier.deposits) as deposits, (select count(*)::int from cashier.withdrawals) as withdrawals, (select count(*)::int from lottery.tickets) as tickets,
    (select count(*)::int from claims.claims) as claims, (select count(*)::int from chain.orders) as usdt_orders, (select count(*)::int from rebate.claims) as rebates,
    (select count(*)::int from audit.entries where action like any (array['cashier.%', 'chain.%', 'lottery.%', 'payments.%', 'rebate.%', 'wallet.%'])) as decisions`)
const grown = async (before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(await traces())
      .map(([name, now]) => [name, now - (before[name] ?? 0)])
      .filter(([, by]) => by !== 0),
  )

const deposit = (money = '500') => ({
  name: '王丽丽',
  money,
  hk_at: '2026-01-15 11:55:00',
  payment_type: channel.type,
  payment_id: channel.id,
  payment_account: channel.account,
})
const waitingDeposit = async (money = '500') => {
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', {
    as: 'alice',
    key: key(),
    body: deposit(money),
  })
  return (
    (await data<{ data: { id: string }[] }>('GET /office/deposits', { as: 'frank', query: { keyword: bill_no } }))
      .data[0]?.id ?? ''
  )
}
const waitingWithdrawal = async (...steps: string[]) => {
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', {
    as: 'alice',
    key: key(),
    body: { member_bank_id: card, money: '100', qk_pwd: '888888', member_remark: 'rent' },
  })
  const id =
    (await data<{ data: { id: string }[] }>('GET /office/withdrawals', { as: 'frank', query: { keyword: bill_no } }))
      .data[0]?.id ?? ''
  for (const step of steps) await ok(`POST /office/withdrawals/${id}/${step}`, { as: 'frank', body: {} })
  return id
}
/** A transfer whose supplier never had it and never said so, past the time after which that may be believed. */
const unclearTransfer = async (api_code: (typeof SILENT)[number]) => {
  const body = { api_code, money: '1.14' }
  const { transfer_id } = await data<{ transfer_id: string }>('POST /game/deposit', { as: 'alice', key: key(), body })
  await env.owner.run(
    sql`update wallet.transfers set sent_at = sent_at - interval '10 minutes' where id = ${transfer_id}`,
  )
  return transfer_id
}
const proposedTransfer = async () => {
  const id = await unclearTransfer('SETTLED')
  await ok(`POST /office/transfers/${id}/propose`, {
    as: 'erin',
    key: key(),
    body: { state: 'rejected', ...reason.body() },
  })
  return id
}
/** A payout whose gateway says nothing, past the time after which people may decide. */
const unclearPayout = async () => {
  const id = await waitingWithdrawal('approve')
  await env.owner.run(sql`update cashier.withdrawals set way = 'machine' where id = ${id}`)
  await env.owner
    .run(sql`insert into payments.payouts (id, member_id, bill_no, gateway_code, asset, amount, state, sent_at)
    select id, member_id, bill_no, ${SILENT_GATEWAY.code}, asset, amount, 'manual', created_at - interval '1 hour' from cashier.withdrawals where id = ${id}`)
  return id
}
const proposedPayout = async () => {
  const id = await unclearPayout()
  const body = { state: 'failed', ...reason.body() }
  await ok(`POST /office/payouts/${id}/propose`, { as: 'erin', key: key(), body })
  return id
}
/** A bill number of a withdrawal that its member may still take back. */
const waitingBill = async () => {
  const id = await waitingWithdrawal()
  return (await env.owner.one<{ bill_no: string }>(sql`select bill_no from cashier.withdrawals where id = ${id}`))
    .bill_no
}
/** An order that frank has taken. */
const claimed = async (queue: 'deposits' | 'withdrawals') => {
  const id = await (queue === 'deposits' ? waitingDeposit() : waitingWithdrawal())
  await ok(`POST /office/${queue}/${id}/claim`, { as: 'frank', key: key(), body: {} })
  return id
}
const safeWithdrawal = async () => {
  const id = await waitingWithdrawal()
  await env.owner.run(sql`update cashier.withdrawals set risks = '[]' where id = ${id}`)
  return id
}
/** What the ticker said just now. */
const knowRate = () =>
  env.owner
    .run(sql`insert into chain.networks (code, final_block, final_hash, rate_ppm, rate_at) values ('erc', 0, '0x0', 7000000, ${env.clock.now()})
    on conflict (code) do update set rate_at = excluded.rate_at`)
/** USDT that came and that the rules did not credit. */
const queuedTransfer = async () => {
  await knowRate()
  const id = env.ids.uuid()
  await env.owner
    .run(sql`insert into chain.transfers (member_id, id, network, tx_hash, log_index, from_address, address, usdt, block, block_hash, block_at, raw, state, why)
    select m.id, ${id}, 'erc', ${id}, 0, '0xfrom', '0xto', 5000000, 1, '0x1', ${env.clock.now()}, '{}', 'queued', 'below_min' from members.members m where m.name = 'alice'`)
  return id
}
const proposedTransferIn = async () => {
  const id = await queuedTransfer()
  await ok(`POST /office/usdt-transfers/${id}/propose`, { as: 'erin', key: key(), body: reason.body() })
  return id
}
/** A row of a bank's statement about that deposit. */
const bankRow = async (deposit_id: string) => {
  const { id } = await env.owner.one<{
    id: number
  }>(sql`with f as (insert into statements.files (payee_id, account, name, layout, rows_n, new_n, staff_id, staff_name)
      values (1, 'x', 'x.csv', 'plain', 1, 1, 1, 'frank') returning id)
    insert into statements.rows (file_id, account, fingerprint, reference, booked_at, amount, payer_name, payer_account, remark)
    select f.id, d.channel_account, d.id::text, '', ${env.clock.now()}, d.amount, d.payer_name, '', d.remark_code from f, cashier.deposits d where d.id = ${deposit_id} returning id`)
  return String(id)
}
/** Rebate of a bet that alice lost just now; up to when it can be claimed. */
const dueRebate = async () => {
  env.clock.advance(1000)
  const id = env.ids.uuid()
  const { member_id } = await env.owner.one<{ member_id: number }>(
    sql`select id as member_id from members.members where name = 'alice'`,
  )
  const about = { member_id, id, supplier_code: 'AG', game_type: 3, game_code: 'x', asset: 'CNY', stake: 1_000_00n }
  const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id, selection }])
    await endBets(tx, [{ member_id, id, stake: about.stake, payout: 0n, outcome: 'settled' }])
  })
  await env.drain()
  return (await ok('GET /fsnow/list', { as: 'alice' }))['deadtime']
}
const waitingRebate = async () => {
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '0.01' })
  await ok('POST /fsnow/fetch', { as: 'alice', key: key(), body: { deadtime: await dueRebate() } })
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '' })
  const asked = { as: 'frank', query: { open: '1' } }
  return (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', asked)).data[0]?.id ?? ''
}
let matched = ''
const slip = async (unit_stake: string) => ({
  code: 'jzssc',
  issue: (await data<{ issue: string }[]>('GET /lottery/list'))[0]?.issue,
  lines: [
    { bet_type: 'sum', selection: 'big', unit_stake },
    { bet_type: 'sum', selection: 'small', unit_stake },
  ],
})

type Case = {
  as: () => string
  body: () => Promise<object> | object
  other?: (body: object) => object
  path?: () => Promise<Record<string, string>>
  does: Record<string, number>
  status?: number
}
const alice = () => 'alice'
const frank = () => 'frank'
const order = (id: () => Promise<string>) => async () => ({ id: await id() })
const reason = { body: () => ({ reason: '信息有误' }), other: () => ({ reason: '另一个原因' }) }

/** One call for every route that moves money, and what it leaves behind. */
const cases: Record<string, Case> = {
  'wallet.transferIn': {
    as: alice,
    body: () => ({ api_code: 'JZ', money: '7' }),
    other: (b) => ({ ...b, money: '8' }),
    does: { transfers: 1, postings: 2 },
  },
  'wallet.transferOut': {
    as: alice,
    body: () => ({ api_code: 'JZ', money: '7' }),
    other: (b) => ({ ...b, money: '8' }),
    does: { transfers: 1, postings: 2 },
  },
  'wallet.recover': {
    as: alice,
    body: () => ({}),
    other: () => ({ api_code: 'JZ' }),
    does: { transfers: 1, postings: 2 },
  },
  'wallet.enter': {
    as: alice,
    body: () => ({ api_code: 'JZ' }),
    other: () => ({ api_code: 'AG' }),
    does: { transfers: 1, postings: 2 },
  },
  'lottery.place': {
    as: () => player,
    body: () => slip('5'),
    other: (b) => ({ ...b, lines: [{ bet_type: 'sum', selection: 'big', unit_stake: '6' }] }),
    does: { tickets: 2, postings: 2 },
  },
  'cashier.depositCompany': {
    as: alice,
    body: () => deposit(),
    other: (b) => ({ ...b, money: '501' }),
    does: { deposits: 1 },
  },
  'cashier.withdraw': {
    as: alice,
    body: () => ({ member_bank_id: card, money: '100', qk_pwd: '888888', member_remark: 'rent' }),
    other: (b) => ({ ...b, money: '101' }),
    does: { withdrawals: 1, postings: 1 },
  },
  'cashier.reviewDeposit': { as: frank, path: order(() => waitingDeposit()), body: () => ({}), does: { decisions: 1 } },
  'cashier.creditDeposit': {
    as: frank,
    path: order(() => waitingDeposit()),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'cashier.rejectDeposit': { as: frank, path: order(() => waitingDeposit()), ...reason, does: { decisions: 1 } },
  'cashier.reviewWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal()),
    body: () => ({}),
    does: { decisions: 1 },
  },
  'cashier.approveWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal()),
    body: () => ({}),
    does: { decisions: 1 },
  },
  'cashier.payWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal('approve')),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'cashier.rejectWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal('review')),
    ...reason,
    does: { postings: 1, decisions: 1 },
  },
  'cashier.failWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal('approve')),
    ...reason,
    does: { postings: 1, decisions: 1 },
  },
  'cashier.cancelWithdrawal': {
    as: alice,
    body: async () => ({ bill_no: await waitingBill() }),
    other: () => ({ bill_no: 'W20260115-XXXXXX' }),
    does: { postings: 1, decisions: 1 },
  },
  'cashier.approveSafe': {
    as: frank,
    body: async () => ({ ids: [await safeWithdrawal()] }),
    other: () => ({ ids: [env.ids.uuid()] }),
    does: { decisions: 1 },
  },
  'cashier.claimDeposit': { as: frank, path: order(() => waitingDeposit()), body: () => ({}), does: { claims: 1 } },
  'cashier.releaseDeposit': {
    as: frank,
    path: order(() => claimed('deposits')),
    body: () => ({}),
    does: { claims: -1 },
  },
  'cashier.claimWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal()),
    body: () => ({}),
    does: { claims: 1 },
  },
  'cashier.releaseWithdrawal': {
    as: frank,
    path: order(() => claimed('withdrawals')),
    body: () => ({}),
    does: { claims: -1 },
  },
  'chain.orderUsdt': {
    as: alice,
    body: async () => {
      await knowRate()
      return { money: '500', usdt_type: 'erc' }
    },
    other: (b) => ({ ...b, money: '501' }),
    does: { usdt_orders: 1 },
  },
  'chain.proposeTransfer': { as: frank, path: order(queuedTransfer), ...reason, does: { decisions: 1 } },
  'chain.creditTransfer': {
    as: frank,
    path: order(proposedTransferIn),
    body: () => ({}),
    does: { deposits: 1, postings: 1, decisions: 1 },
  },
  'chain.leaveTransfer': { as: frank, path: order(queuedTransfer), ...reason, does: { decisions: 1 } },
  'statements.creditStatement': {
    as: frank,
    body: async () => ({ deposit_id: (matched = await waitingDeposit()) }),
    path: order(() => bankRow(matched)),
    other: () => ({ deposit_id: env.ids.uuid() }),
    does: { postings: 1, decisions: 1 },
  },
  'statements.creditStatements': {
    as: frank,
    body: async () => {
      // Of two deposits that look the same to a bank a person chooses: no other is of this sum.
      await bankRow(await waitingDeposit('777'))
      return {}
    },
    does: { postings: 1, decisions: 1 },
  },
  'wallet.askTransfer': {
    as: frank,
    path: order(() => unclearTransfer('ASKED')),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'wallet.proposeTransfer': {
    as: frank,
    path: order(() => unclearTransfer('PROPOSED')),
    body: () => ({ state: 'rejected', ...reason.body() }),
    other: () => ({ state: 'confirmed', ...reason.body() }),
    does: { decisions: 1 },
  },
  'wallet.settleTransfer': {
    as: frank,
    path: order(proposedTransfer),
    body: () => ({ state: 'rejected' }),
    other: () => ({ state: 'confirmed' }),
    does: { postings: 1, decisions: 1 },
  },
  'payments.depositOnline': {
    as: alice,
    body: () => ({ money: '100', payment_type: online.type, payment_id: online.id }),
    other: (b) => ({ ...b, money: '101' }),
    does: { deposits: 1 },
  },
  'payments.askPayout': {
    as: frank,
    path: order(unclearPayout),
    body: () => ({}),
    does: { postings: 1, decisions: 2 },
  },
  'payments.proposePayout': {
    as: frank,
    path: order(unclearPayout),
    body: () => ({ state: 'failed', ...reason.body() }),
    other: () => ({ state: 'paid', ...reason.body() }),
    does: { decisions: 1 },
  },
  'payments.settlePayout': {
    as: frank,
    path: order(proposedPayout),
    body: () => ({ state: 'failed' }),
    other: () => ({ state: 'paid' }),
    does: { postings: 1, decisions: 2 },
  },
  'rebate.fetch': {
    as: alice,
    body: async () => ({ deadtime: await dueRebate() }),
    other: () => ({ deadtime: '2026-01-01 00:00:00' }),
    does: { rebates: 1, postings: 1 },
  },
  'rebate.payClaim': {
    as: frank,
    path: order(waitingRebate),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'rebate.refuseClaim': { as: frank, path: order(waitingRebate), ...reason, does: { decisions: 1 } },
  'rebate.setRates': {
    as: () => 'erin',
    body: async () => ({
      levels: [{ gameType: 4, from: '10', rate: '0.5' }],
      seen: (await data<{ seen: string }>('GET /office/rebate/rates', { as: 'erin' })).seen,
      reason: 'a season',
    }),
    other: (b) => ({ ...b, levels: [] }),
    does: { decisions: 1 },
  },
  'rebate.setTerms': {
    as: () => 'erin',
    body: () => ({ days: 5, by_clock: false, review_above: null, reason: 'a season' }),
    other: (b) => ({ ...b, days: 6 }),
    does: { decisions: 1 },
  },
  'lottery.setOdds': {
    as: () => 'erin',
    body: () => ({ code: 'jzssc', bet_type: 'star1', was: '9.850', odds: '9.800', reason: 'a season' }),
    other: (b) => ({ ...b, odds: '9.700' }),
    does: { decisions: 1 },
  },
}

const moving = (all: Readonly<Record<string, RouteTable>>, prefix: string) =>
  Object.entries(all).flatMap(([module, table]) =>
    Object.entries(table).flatMap(([name, spec]) =>
      spec.idempotent ? [{ name: `${module}.${name}`, route: `${spec.method} ${prefix}${spec.path}` }] : [],
    ),
  )
const routes = [...moving(tables, ''), ...moving(officeTables, '/office')]

it('every call that takes an idempotency key has its case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(routes.map((r) => r.name).toSorted())
})

describe(`R5.14 R4.14 ${MANY} parallel calls with one key`, () => {
  it.each(routes)(
    '$name: one effect, one answer; another body is refused; the effect stays one when the kept answer is gone',
    async ({ name, route }) => {
      const { as, body, other, path, does, status = 200 } = cases[name] as Case
      await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
      await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
      await env.owner.run(
        sql`update cashier.deposits set state = 'rejected', finished_at = now() where state = 'pending'`,
      )
      await env.owner.run(
        sql`insert into site.configs (key, value) values ('withdrawal', '{"min":"100.00","max":"50000.00","daily_count":50,"fee_percent":"0.00","open_from":"00:00","open_to":"24:00"}') on conflict (key) do update set value = excluded.value`,
      )
      await env.owner.run(
        sql`insert into site.configs (key, value) values ('automatic_approval', '{"up_to":""}') on conflict (key) do update set value = excluded.value`,
      )
      const asked = { as: as(), key: key(), body: await body() }
      const at = Object.entries((await path?.()) ?? {}).reduce(
        (text, [part, value]) => text.replace(`{${part}}`, value),
        route,
      )
      const before = await traces()
      const answers = await Promise.all(Array.from({ length: MANY }, () => env.call(at, asked)))
      expect(new Set(answers.map((a) => JSON.stringify([a.status, a.body]))).size).toBe(1)
      expect(answers[0]?.status).toBe(status)
      expect(await grown(before)).toEqual(does)
      if (other) expect(await outcome(at, { ...asked, body: other(asked.body) })).toBe('409 idempotency.key_reused')
      await env.owner.run(sql`delete from kernel.idempotency`)
      await outcome(at, asked)
      expect(await grown(before)).toEqual(does)
    },
  )
})

describe(`R4.11 R4.12 R1.1 ${MANY} parallel calls with keys of their own and money for one`, () => {
  const race = async (route: string, as: string, body: object) => {
    const told = await Promise.all(Array.from({ length: MANY }, () => outcome(route, { as, key: key(), body })))
    return {
      accepted: told.filter((t) => t === '200').length,
      refused: [...new Set(told.filter((t) => t !== '200'))].toSorted(),
    }
  }

  /** So that there is something to race for, in whatever order the races are run. */
  const bringHome = async () => {
    env.clock.advance(60_000)
    await env.drain()
    await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
  }

  it('in: one is accepted', async () => {
    await bringHome()
    const { money } = await wallets('alice')
    const { accepted, refused } = await race('POST /game/deposit', 'alice', { api_code: 'JZ', money })
    expect([accepted, ['409 wallet.transfer_open', '400 wallet.insufficient']]).toEqual([
      1,
      expect.arrayContaining(refused),
    ])
    expect(await wallets('alice')).toMatchObject({ money: '0.00' })
  })

  it('bets: one slip is sold', async () => {
    await bringHome()
    await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
    const { money } = await data<{ money: string }>('GET /jz/balance', { as: player })
    expect(
      await race('POST /jz/bet', player, {
        ...(await slip('1')),
        lines: [{ bet_type: 'sum', selection: 'big', unit_stake: money }],
      }),
    ).toEqual({ accepted: 1, refused: ['400 lottery.insufficient'] })
    expect(await data('GET /jz/balance', { as: player })).toEqual({ money: '0.00' })
  })

  it('out: one is accepted', async () => {
    await bringHome()
    await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
    const { JZ } = await wallets('alice')
    const { accepted, refused } = await race('POST /game/withdrawal', 'alice', { api_code: 'JZ', money: JZ })
    expect([accepted, ['409 wallet.transfer_open', '400 wallet.insufficient']]).toEqual([
      1,
      expect.arrayContaining(refused),
    ])
  })
})
