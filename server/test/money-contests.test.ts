import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { oddPayment } from './money/arrivals.ts'
import { waitingLoan } from './money/credits.ts'
import { deposit, slip, waitingDeposit, waitingWithdrawal } from './money/orders.ts'
import { bankRow, proposedTransferIn } from './money/outside.ts'
import { data, env, grown, key, ok, outcome, prepare, startScene, there, traces, wallets } from './money/scene.ts'

/** Many who want what only one of them can have. */
const MANY = 100
beforeAll(() => startScene().then(() => undefined))
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
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
    const { money } = await data<{ money: string }>('GET /jz/balance', { as: there.player })
    expect(
      await race('POST /jz/bet', there.player, {
        ...(await slip('1')),
        lines: [{ bet_type: 'sum', selection: 'big', unit_stake: money }],
      }),
    ).toEqual({ accepted: 1, refused: ['400 lottery.insufficient'] })
    expect(await data('GET /jz/balance', { as: there.player })).toEqual({ money: '0.00' })
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

describe(`R4.20 R5.14 ${MANY} parallel reports with keys of their own`, () => {
  it.each([
    ['by hand', 'POST /recharge/normal', () => deposit()],
    [
      'online',
      'POST /recharge/online',
      () => ({ money: '100', payment_type: there.online.type, payment_id: there.online.id }),
    ],
  ] as const)('%s: as many as may be open', async (_, route, build) => {
    await env.owner.run(
      sql`update cashier.deposits set state = 'rejected', finished_at = now() where state = 'pending'`,
    )
    const before = await traces()
    const told = await Promise.all(
      Array.from({ length: MANY }, () => outcome(route, { as: 'alice', key: key(), body: build() })),
    )
    expect(told.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => '200'),
      ...Array.from({ length: MANY - 3 }, () => '400 cashier.too_many_open'),
    ])
    expect(await grown(before)).toEqual({ deposits: 3 })
  })
})

type Side = { route: string; as: string; body: object }
const staff = (route: string, body: object = {}): Side => ({ route: `POST /office/${route}`, as: 'frank', body })
const no = { reason: '信息有误' }

/** Two who want opposite things of one order: the calls, and what the winner leaves of postings. */
const duels: Record<string, () => Promise<Record<string, Side & { postings: number }>>> = {
  'crediting and rejecting a deposit': async () => {
    const id = await waitingDeposit('611')
    return {
      credit: { ...staff(`deposits/${id}/credit`), postings: 1 },
      reject: { ...staff(`deposits/${id}/reject`, no), postings: 0 },
    }
  },
  "crediting by the bank's statement and by hand": async () => {
    const deposit_id = await waitingDeposit('612')
    const row = await bankRow(deposit_id)
    return {
      statement: { ...staff(`statements/${row}/credit`, { deposit_id }), postings: 1 },
      hand: { ...staff(`deposits/${deposit_id}/credit`), postings: 1 },
    }
  },
  'paying a withdrawal and having failed to': async () => {
    const id = await waitingWithdrawal('approve')
    return {
      pay: { ...staff(`withdrawals/${id}/paid`), postings: 1 },
      fail: { ...staff(`withdrawals/${id}/fail`, no), postings: 1 },
    }
  },
  'crediting USDT and leaving it': async () => {
    const id = await proposedTransferIn()
    return {
      credit: { ...staff(`usdt-transfers/${id}/credit`), postings: 1 },
      leave: { ...staff(`usdt-transfers/${id}/leave`, no), postings: 0 },
    }
  },
  'approving a loan and refusing it': async () => {
    const id = await waitingLoan()
    return {
      approve: { ...staff(`credit/loans/${id}/approve`), postings: 1 },
      refuse: { ...staff(`credit/loans/${id}/refuse`, no), postings: 0 },
    }
  },
  'crediting what one payment brought and giving it back': async () => {
    const { id } = await oddPayment('propose-credit')()
    return {
      credit: { ...staff(`arrivals/${id}/credit`), postings: 1 },
      refund: { ...staff(`arrivals/${id}/propose-refund`, no), postings: 0 },
    }
  },
}

describe(`R5.14 R4.20 R4.21 of ${MANY} who want opposite things of one order exactly one gets it`, () => {
  beforeEach(prepare)

  it.each(Object.keys(duels))('%s', async (name) => {
    const sides = (await duels[name]?.()) ?? {}
    const before = await traces()
    const told = await Promise.all(
      Array.from({ length: MANY / 2 }, () => Object.entries(sides))
        .flat()
        .map(async ([side, { route, ...asked }]) => [side, await outcome(route, { ...asked, key: key() })] as const),
    )
    const winners = told.filter(([, heard]) => heard === '200')
    expect(winners).toHaveLength(1)
    expect(new Set(told.filter(([, heard]) => heard !== '200').map(([, heard]) => heard.slice(0, 3)))).toEqual(
      new Set(['409']),
    )
    expect((await grown(before)).postings ?? 0).toBe(sides[winners[0]?.[0] ?? '']?.postings)
  })
})
