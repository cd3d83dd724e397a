import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findBrokenInvariants } from '../ledger/index.ts'
import { countBets, grantRequirement, readTurnoverLeft, recountBets } from './requirement.ts'

let d: TestDb
let member_id = 100
let correction = 0
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner)).toEqual([])
})

/** A member of its own for each test, with requirements in the order in which they were asked for. */
const begin = async (...amounts: bigint[]): Promise<void> => {
  member_id += 1
  await d.db.tx(async (tx) => {
    for (const [i, amount] of amounts.entries())
      await grantRequirement(tx, { member_id, source: 'deposit', source_id: String(i), asset: 'CNY', amount })
  })
}
const settled = (id: string, effective: bigint, asset = 'CNY') => ({
  member_id,
  id,
  asset,
  effective,
})
const corrected = (id: string, effective: bigint, asset = 'CNY') => ({
  correction_id: ++correction,
  member_id,
  id,
  asset,
  effective_after: effective,
})
const bet = () => d.ids.uuid()
const left = () => readTurnoverLeft(d, member_id, 'CNY')
const consumed = async () =>
  (
    await d.owner.many<{ consumed: bigint }>(
      sql`select consumed from turnover.requirements where member_id = ${member_id} order by id`,
    )
  ).map((r) => r.consumed)

describe('R3.1 turnover of a bet that is corrected', () => {
  it('opens again what the bet had taken, newest requirement first, and not what had fallen away', async () => {
    await begin(100n, 50n)
    const [first, second] = [bet(), bet()]
    await countBets(d, [settled(first, 120n), settled(second, 500n)])
    expect([await left(), await consumed()]).toEqual([0n, [100n, 50n]])
    await recountBets(d, [corrected(second, 0n)])
    expect([await left(), await consumed()]).toEqual([30n, [100n, 20n]])
    await recountBets(d, [corrected(first, 0n)])
    expect([await left(), await consumed()]).toEqual([150n, [0n, 0n]])
  })

  it('counts the more of a bet that counts more than it was told', async () => {
    await begin(100n)
    const id = bet()
    await countBets(d, [settled(id, 30n)])
    await recountBets(d, [corrected(id, 70n)])
    expect(await left()).toBe(30n)
    await recountBets(d, [corrected(id, 500n)])
    await recountBets(d, [corrected(id, 90n)])
    expect(await left()).toBe(10n)
  })

  it('is what the last correction says, whatever is heard first and however often', async () => {
    await begin(100n)
    const id = bet()
    const [older, newer] = [corrected(id, 0n), corrected(id, 60n)]
    await recountBets(d, [newer])
    await recountBets(d, [older])
    expect(await left()).toBe(40n)
    await countBets(d, [settled(id, 100n)])
    await recountBets(d, [newer])
    expect(await left()).toBe(40n)
  })

  it('is the same when several hear it at once', async () => {
    await begin(100n)
    const id = bet()
    await countBets(d, [settled(id, 100n)])
    const one = corrected(id, 25n)
    await Promise.all([1, 2, 3, 4].map(() => recountBets(d, [one])))
    expect(await left()).toBe(75n)
  })

  it('opens what the other bets do not cover where nobody wrote down what the bet took', async () => {
    await begin(100n)
    const [old, other] = [bet(), bet()]
    await countBets(d, [settled(old, 80n), settled(other, 30n)])
    await d.owner.run(sql`update turnover.counted_bets set consumed = 0 where member_id = ${member_id}`)
    await recountBets(d, [corrected(old, 0n)])
    expect(await left()).toBe(70n)
  })

  it('does not move for play money', async () => {
    await begin(100n)
    const id = bet()
    await recountBets(d, [corrected(id, 100n, 'PLAY')])
    expect(await left()).toBe(100n)
  })
})
