import { officeTables, type RouteTable, tables } from '@moongate/contract'
import { mayAnswer } from '@moongate/contract/derived-errors'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { holdMember, shutOut } from '../src/modules/policy/index.ts'
import { oddPayment, sentRefund } from './money/arrivals.ts'
import { commissionCases } from './money/commissions.ts'
import { creditCases } from './money/credits.ts'
import {
  claimed,
  deposit,
  reason,
  safeWithdrawal,
  slip,
  waitingBill,
  waitingDeposit,
  waitingWithdrawal,
} from './money/orders.ts'
import { others } from './money/others.ts'
import {
  bankRow,
  knowRate,
  proposedPayout,
  proposedTransfer,
  proposedTransferIn,
  queuedTransfer,
  queuedPayout,
  unclearPayout,
  unclearTransfer,
} from './money/outside.ts'
import { levelupCases } from './money/levels.ts'
import { paperCases } from './money/papers.ts'
import { promotionCases } from './money/promotions.ts'
import { bonusCases } from './money/bonuses.ts'
import { freespinsCases } from './money/freespins.ts'
import { rebateCases } from './money/rebates.ts'
import { savingsCases } from './money/savings.ts'
import { wheelCases } from './money/wheels.ts'
import { type Case, env, grown, key, order, outcome, prepare, startScene, there, traces } from './money/scene.ts'

const MANY = 100
beforeAll(() => startScene().then(() => undefined))
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

let matched = ''
const alice = () => 'alice'
const frank = () => 'frank'

/** One call for every route that moves money, and what it leaves behind. */
const cases: Record<string, Case> = {
  'wallet.transferIn': {
    as: alice,
    body: () => ({ api_code: 'JZ', money: '7' }),
    other: (b) => ({ ...b, money: '8' }),
    does: { transfers: 1, postings: 1 },
  },
  'wallet.transferOut': {
    as: alice,
    body: () => ({ api_code: 'JZ', money: '7' }),
    other: (b) => ({ ...b, money: '8' }),
    does: { transfers: 1, postings: 1 },
  },
  'wallet.recover': {
    as: alice,
    body: () => ({}),
    other: () => ({ api_code: 'JZ' }),
    does: { transfers: 1, postings: 1 },
  },
  'wallet.enter': {
    as: alice,
    body: () => ({ api_code: 'JZ' }),
    other: () => ({ api_code: 'AG' }),
    does: { transfers: 1, postings: 1 },
  },
  'lottery.place': {
    as: () => there.player,
    body: () => slip('5'),
    other: (b) => ({ ...b, lines: [{ bet_type: 'sum', selection: 'big', unit_stake: '6' }] }),
    does: { tickets: 2, postings: 1 },
  },
  'cashier.depositCompany': {
    as: alice,
    body: () => deposit(),
    other: (b) => ({ ...b, money: '501' }),
    does: { deposits: 1 },
  },
  'cashier.withdraw': {
    as: alice,
    body: () => ({ member_bank_id: there.card, money: '100', qk_pwd: '888888', member_remark: 'rent' }),
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
  'cashier.claimDeposit': {
    as: frank,
    path: order(() => waitingDeposit()),
    body: () => ({}),
    does: { claims: 1, decisions: 1 },
  },
  'cashier.releaseDeposit': {
    as: frank,
    path: order(() => claimed('deposits')),
    body: () => ({}),
    does: { claims: -1, decisions: 1 },
  },
  'cashier.claimWithdrawal': {
    as: frank,
    path: order(() => waitingWithdrawal()),
    body: () => ({}),
    does: { claims: 1, decisions: 1 },
  },
  'cashier.releaseWithdrawal': {
    as: frank,
    path: order(() => claimed('withdrawals')),
    body: () => ({}),
    does: { claims: -1, decisions: 1 },
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
    body: () => ({ money: '100', payment_type: there.online.type, payment_id: there.online.id }),
    other: (b) => ({ ...b, money: '101' }),
    does: { deposits: 1 },
  },
  'payments.askPayout': {
    as: frank,
    path: order(unclearPayout),
    body: () => ({}),
    does: { postings: 1, decisions: 2 },
  },
  'payments.takePayoutOver': { as: frank, path: order(queuedPayout), body: () => ({}), does: { decisions: 1 } },
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
  'payments.proposeRefund': { as: frank, path: oddPayment(), ...reason, does: { decisions: 1 } },
  'payments.proposeCredit': { as: frank, path: oddPayment('propose-refund'), ...reason, does: { decisions: 1 } },
  'payments.refundArrival': {
    as: frank,
    path: oddPayment('propose-refund'),
    body: () => ({}),
    does: { refunds: 1, decisions: 1 },
  },
  'payments.creditArrival': {
    as: frank,
    path: oddPayment('propose-credit'),
    body: () => ({}),
    does: { deposits: 1, postings: 1, decisions: 1 },
  },
  'payments.askRefund': { as: frank, path: sentRefund, body: () => ({}), does: { decisions: 1 } },
  'payments.closeArrival': { as: frank, path: oddPayment(), ...reason, does: { decisions: 1 } },
  ...rebateCases,
  ...commissionCases,
  ...creditCases,
  ...levelupCases,
  ...savingsCases,
  ...wheelCases,
  ...promotionCases,
  ...paperCases,
  ...bonusCases,
  ...freespinsCases,
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
      spec.idempotent === true
        ? [{ name: `${module}.${name}`, route: `${spec.method} ${prefix}${spec.path}`, spec }]
        : [],
    ),
  )
const routes = [...moving(tables, ''), ...moving(officeTables, '/office')]

it('every call that moves money, or decides about it, has its case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(routes.map((r) => r.name).toSorted())
})

const fill = (route: string, parts: Record<string, string> = {}): string =>
  Object.entries(parts).reduce((text, [part, value]) => text.replace(`{${part}}`, value), route)

describe(`R5.14 R4.14 ${MANY} parallel calls with one key`, () => {
  it.each(routes)(
    '$name: one effect, one answer; another body is refused; the effect stays one when the kept answer is gone',
    async ({ name, route }) => {
      const { as, body, other, path, does, status = 200 } = cases[name] as Case
      await prepare()
      const asked = { as: as(), key: key(), body: await body() }
      const at = fill(route, await path?.())
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

describe(`R5.14 R4.20 R4.21 ${MANY} parallel calls with keys of their own for one order`, () => {
  it.each(routes.filter(({ name }) => name in others))('$name: one effect', async ({ name, route }) => {
    const { as, body, path, does } = cases[name] as Case
    await prepare()
    const asked = { as: as(), body: await body() }
    const at = fill(route, await path?.())
    const before = await traces()
    const told = await Promise.all(Array.from({ length: MANY }, () => outcome(at, { ...asked, key: key() })))
    const rest = Array.from({ length: MANY - 1 }, () => others[name])
    expect(told.toSorted()).toEqual(['200', ...rest])
    expect(await grown(before)).toEqual(does)
  })
})

/** Whether somebody waits until a member is let go. */
const isSomebodyWaiting = async (): Promise<boolean> =>
  (
    await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from pg_locks l where l.locktype = 'advisory' and not l.granted
        and l.database = (select oid from pg_database where datname = current_database())`,
    )
  ).n > 0

/** Holds a member in a transaction of its own, which shuts them out when it is told to. */
const hold = (member_id: number) => {
  let tellBegun = () => {}
  let shut = () => {}
  const begun = new Promise<void>((resolve) => (tellBegun = resolve))
  const told = new Promise<void>((resolve) => (shut = resolve))
  const ended = env.db.tx(async (tx) => {
    await holdMember(tx, member_id)
    tellBegun()
    await told
    await shutOut(tx, member_id, null)
  })
  return { begun, ended, shut: () => shut() }
}

describe('R6.3 an exclusion that is under way while they are asked', () => {
  const ended = routes.filter(({ spec }) => mayAnswer(spec, 'policy.protected'))
  afterEach(() => env.owner.run(sql`delete from policy.bars`))

  it.each(ended)('$name: waits for it and is refused', async ({ name, route }) => {
    const { as, body, path } = cases[name] as Case
    await prepare()
    const asked = { as: as(), key: key(), body: await body() }
    const at = fill(route, await path?.())
    const before = await traces()
    const { id } = await env.owner.one<{ id: number }>(sql`select id from members.members where name = 'alice'`)
    const told: string[] = []
    const held = hold(id)
    await held.begun
    const call = outcome(at, asked).then((answer) => told.push(answer))
    while (told.length === 0 && !(await isSomebodyWaiting()));
    held.shut()
    await Promise.all([held.ended, call])
    expect(told).toEqual(['403 policy.protected'])
    expect(await grown(before)).toEqual({})
  })
})
