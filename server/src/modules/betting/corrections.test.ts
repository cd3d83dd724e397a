import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql, type Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { definePostings, house, member, postOrRefuse } from '../ledger/index.ts'
import { type BetCorrection, type CorrectedBet, correctBets, endBets, recordBets } from './index.ts'

/** A supplier as small as one can be: what it posts when its bets are placed, end and turn out otherwise. */
const postings = definePostings('example', {
  stake: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  payout: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  taken_back: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
})
type Kind = keyof typeof postings

let env: Env
let alice: number
let n = 0
const { data, ok, wallets, member_id } = createScenario(() => env)
const key = () => `correction-${++n}`

const move = async (tx: Tx, kind: Kind, key_parts: string[], ref: string, amount: bigint) => {
  if (amount === 0n) return
  const about = { member_id: alice, asset: 'CNY', sub: 'JZ', ref, amount } as const
  await postOrRefuse(tx, [{ ...about, key: deriveKey('example', ...key_parts), kind: postings[kind] }], {
    insufficient: 'lottery.insufficient',
  })
}
const place = async (stake: bigint, payout?: bigint): Promise<string> => {
  const id = env.ids.uuid()
  const selection = { game_code: 'jzssc', issue: '20260115-0001', bet_type: 'sum', selection: 'big' }
  const sold = { member_id: alice, id, bill_no: `E-${++n}`, supplier_code: 'JZ', game_type: 4, game_code: 'jzssc' }
  await env.db.tx(async (tx) => {
    await move(tx, 'stake', ['stake', id], id, stake)
    await recordBets(tx, [{ ...sold, selection, asset: 'CNY', stake }])
  })
  if (payout === undefined) return id
  await env.db.tx(async (tx) => {
    await move(tx, 'payout', ['payout', id], id, payout)
    await endBets(tx, [{ member_id: alice, id, stake, payout, outcome: 'settled' }])
  })
  await env.drain()
  return id
}
/** The use case a supplier's module writes around `correctBets`: the difference goes by its own posting, or nothing is kept. */
const correct = async (...corrections: BetCorrection[]): Promise<CorrectedBet[]> => {
  const corrected = await env.db.tx(async (tx) => {
    const changed = await correctBets(tx, corrections)
    for (const c of changed) {
      const more = c.payout_after - c.payout_before
      await move(
        tx,
        more > 0n ? 'payout' : 'taken_back',
        ['correction', String(c.correction_id)],
        c.id,
        more > 0n ? more : -more,
      )
    }
    return changed
  })
  await env.drain()
  return corrected
}
const about = (id: string) => ({ member_id: alice, id, reason: 'annulled' as const })
const at_supplier = async () => (await wallets('alice'))['JZ']
const left = async () => (await data<{ ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })).ml_money
const record = async (id: string) => {
  const body = { betTime: ['2026-01-15', '2026-01-15'], limit: 100 }
  const { data: rows } = (await ok('POST /game/record', { as: 'alice', body }))['data'] as { data: { id: string }[] }
  return rows.find((row) => row.id === id)
}
const history = () =>
  env.owner.many(
    sql`select status_before, payout_before, status_after, effective_after, payout_after, reason from betting.corrections order by id`,
  )
const require = (amount: bigint) =>
  env.owner.run(
    sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'deposit', ${key()}, 'CNY', ${amount})`,
  )

/** Each on a database of its own: what is left, sums and history are told to the cent. */
beforeEach(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '100' } })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

describe('a bet that is corrected after its end', () => {
  it('becomes void: stake back, payout taken back, record, history and turnover say so', async () => {
    await require(10_00n)
    const id = await place(10_00n, 19_85n)
    expect([await at_supplier(), await left()]).toEqual(['109.85', '0.00'])
    env.clock.advance(1000)
    const [corrected] = await correct({ ...about(id), outcome: 'void' })
    expect(corrected).toMatchObject({ payout_before: 19_85n, payout_after: 10_00n, effective_after: 0n })
    expect([await at_supplier(), await left()]).toEqual(['100.00', '10.00'])
    expect(await record(id)).toMatchObject({
      status: 'N',
      payout: '10.00',
      valid_bet_amount: '0.00',
      net_amount: '0.00',
      payout_time: '2026-01-15 12:00:10',
    })
    expect(await history()).toEqual([
      {
        status_before: 'COMPLETE',
        payout_before: 19_85n,
        status_after: 'N',
        effective_after: 0n,
        payout_after: 10_00n,
        reason: 'annulled',
      },
    ])
  })

  it('is settled again with another payout, more than once, and moves the difference each time', async () => {
    await require(10_00n)
    const id = await place(10_00n, 10_00n)
    const before = await at_supplier()
    expect(await left()).toBe('10.00')
    await correct({ ...about(id), outcome: 'settled', payout: 0n })
    expect([before, await at_supplier(), await left()]).toEqual(['100.00', '90.00', '0.00'])
    await correct({ ...about(id), outcome: 'settled', payout: 19_85n })
    await correct({ ...about(id), outcome: 'cancelled' })
    expect([await at_supplier(), await left(), (await history()).length]).toEqual(['100.00', '10.00', 3])
  })

  it('changes nothing when the same is said again, by several at once too', async () => {
    const id = await place(1_00n, 0n)
    const made = await Promise.all([1, 2, 3, 4].map(() => correct({ ...about(id), outcome: 'settled', payout: 1_99n })))
    expect(made.flat()).toHaveLength(1)
    expect([await at_supplier(), await correct({ ...about(id), outcome: 'settled', payout: 1_99n })]).toEqual([
      '100.99',
      [],
    ])
  })

  it('stays as it was where the member has spent what it paid: nothing is half done', async () => {
    const [won, lost] = [await place(1_00n, 50_00n), await place(1_00n, 0n)]
    await ok('POST /game/withdrawal', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '148.00' } })
    const traces = () =>
      Promise.all([
        history(),
        at_supplier(),
        left(),
        env.owner.many(sql`select id, status, effective, payout from betting.bets order by id`),
        env.owner.one(sql`select count(*)::int as n from ledger.postings`),
      ])
    const before = await traces()
    const both = [won, lost].map((id) => ({ ...about(id), outcome: 'settled' as const, payout: 2_00n }))
    await expect(correct(...both)).rejects.toMatchObject({ code: 'lottery.insufficient' })
    expect(await traces()).toEqual(before)
  })

  it('has to be there, to have ended, and is named once', async () => {
    const open = await place(50n)
    const voided = { outcome: 'void' } as const
    await expect(correct({ ...about(open), ...voided })).rejects.toThrow('has not ended')
    await expect(correct({ ...about(env.ids.uuid()), ...voided })).rejects.toThrow(
      '1 bets to be corrected are not there',
    )
    await expect(correct({ ...about(open), ...voided }, { ...about(open), ...voided })).rejects.toThrow('twice')
    expect(await correct()).toEqual([])
  })
})

it('what was corrected cannot be written over or taken away by the product', async () => {
  await expect(env.db.run(sql`update betting.corrections set reason = 'none'`)).rejects.toThrow('permission denied')
  await expect(env.db.run(sql`delete from betting.corrections`)).rejects.toThrow('permission denied')
})

it('tells the modules above everything they may ask about the bets', async () => {
  const id = await place(2_00n)
  const told = async (work: (tx: Tx) => Promise<unknown>) => {
    await env.db.tx(work)
    const { payload } = await env.owner.one<{ payload: { event: string; payload: object } }>(
      sql`select payload from graphile_worker._private_jobs order by id desc limit 1`,
    )
    await env.drain()
    return [payload.event, payload.payload]
  }
  const bet = { member_id: alice, id, asset: 'CNY', supplier_code: 'JZ', game_type: 4, stake: '200' }
  expect(
    await told((tx) => endBets(tx, [{ member_id: alice, id, stake: 2_00n, payout: 0n, outcome: 'settled' }])),
  ).toEqual(['betting.settled', { bets: [{ ...bet, effective: '200', payout: '0' }] }])
  expect(await told((tx) => correctBets(tx, [{ ...about(id), outcome: 'settled', payout: 2_00n }]))).toEqual([
    'betting.corrected',
    {
      bets: [
        {
          ...bet,
          correction_id: expect.any(Number),
          effective_before: '200',
          effective_after: '0',
          payout_before: '0',
          payout_after: '200',
          reason: 'annulled',
        },
      ],
    },
  ])
})
