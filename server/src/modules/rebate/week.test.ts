import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createRanking, shiftWeek } from './ranking.ts'
import { addPaid, dropOld, lockWeek } from './week.sql.ts'

const HOUR_MS = 3_600_000
const MEMBERS = 14
let d: TestDb

beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-03-01T00:00:00Z', rng_seed: 'the week of rebate' })
  for (let i = 0; i < MEMBERS; i += 1)
    await d.owner.run(sql`insert into members.members (name, registered_at) values (${`m${i}`}, kernel.now())`)
})
beforeEach(() => d.owner.run(sql`truncate rebate.claims, rebate.claim_lines, rebate.week`))
afterAll(() => d.stop())

/** A claim that is paid now, without its lines and its money. */
const pay = async (member_id: number, amount: bigint) => {
  const now = d.clock.now()
  const id = d.ids.uuid()
  await d.owner
    .run(sql`insert into rebate.claims (member_id, id, bill_no, deadtime, way, state, amount, created_at, finished_at)
    values (${member_id}, ${id}, ${id}, ${now}, 'member', 'paid', ${amount}, ${now}, ${now})`)
  await d.db.tx((tx) => addPaid(tx, { member_id, amount }))
}
/** The same by all claims of the last seven days. */
const readAnew = () =>
  d.db.many<{ name: string; amount: bigint }>(sql`select m.name, sum(c.amount)::bigint as amount
    from rebate.claims c join members.members m on m.id = c.member_id
    where c.finished_at > kernel.now() - interval '7 days' group by 1 order by 2 desc, 1 limit 10`)
const readRanking = async () => (await createRanking(d)()).map(({ name, amount }) => ({ name, amount }))
const isWeekRight = async () => (await d.db.many(sql`select 1 from rebate.invariant_week`)).length === 0

describe('R1.11 what members were paid within seven days', () => {
  it('is what their claims come to, at every hour of three weeks', async () => {
    let shown = 0
    for (let hour = 0; hour < 21 * 24; hour += 1) {
      const claims = d.rng.int(9) === 0 ? 3 : 0
      for (let i = 0; i < claims; i += 1) await pay(1 + d.rng.int(MEMBERS), BigInt(1 + d.rng.int(500)))
      d.clock.advance(HOUR_MS)
      if (hour % 7 !== 0) continue
      const ranking = await readRanking()
      shown = Math.max(shown, ranking.length)
      const all = await readAnew()
      expect(ranking).toEqual(all.length < 3 ? [] : all)
      expect(await isWeekRight()).toBe(true)
    }
    expect(shown).toBe(10)
    d.clock.advance(8 * 24 * HOUR_MS)
    expect(await readRanking()).toEqual([])
  })

  it('is taken off piece by piece, all of one moment together', async () => {
    for (const amount of [1n, 2n, 3n, 4n]) await pay(1, amount)
    d.clock.advance(1)
    await pay(2, 5n)
    d.clock.advance(7 * 24 * HOUR_MS)
    const drop = () =>
      d.db.tx(async (tx) => {
        await lockWeek(tx)
        return dropOld(tx, 3)
      })
    expect([await drop(), await isWeekRight()]).toEqual([true, true])
    const left = () => d.owner.many(sql`select member_id, amount from rebate.week where amount > 0`)
    expect(await left()).toEqual([{ member_id: 2, amount: 5n }])
    expect([await drop(), await isWeekRight(), await left()]).toEqual([false, true, []])
  })

  it('is right where two take off at once', async () => {
    for (let i = 1; i <= MEMBERS; i += 1) await pay(i, BigInt(i))
    d.clock.advance(7 * 24 * HOUR_MS)
    await pay(1, 77n)
    await Promise.all([shiftWeek(d), shiftWeek(d), shiftWeek(d)])
    expect(await d.owner.many(sql`select member_id, amount from rebate.week where amount > 0`)).toEqual([
      { member_id: 1, amount: 77n },
    ])
    expect(await isWeekRight()).toBe(true)
  })
})
