import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng } from '../../kernel/rng.ts'
import { findBrokenInvariants, readBalance } from '../ledger/index.ts'
import { decideFor, seedPolicy, switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { borrow } from './borrow.ts'
import { remindMembers } from './clock.ts'
import { creditSetting } from './index.ts'
import { repay } from './repay.ts'
import { approveLoan, refuseLoan } from './review.ts'

/* A year of loans against what must come of them, written here once more and otherwise: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const DAY_MS = 86_400_000
/** The site's zone has no summer time, so that its days are eight hours ahead. */
const ZONE_MS = 8 * 3_600_000
const START = Date.parse('2026-01-31T04:00:00Z')
const MIN = 100_00
const MOST_DAYS = 6
const WAIT_MS = 2 * DAY_MS
/** What members 1 to 4 may owe, in cents; a year is that of the first three, races are the last one's. */
const LIMITS = [300_00, 500_00, 800_00, 500_00]
const MEMBERS = [1, 2, 3]
const RACER = 4
const STAFF = { staff_id: 1, name: 'test', ip: '127.0.0.1', request_id: 'year' }

type Lent = { member_id: number; id: string; cents: number; at: number; ends_at: number; back_at: number }
type Seat = { waiting?: { id: string; cents: number; days: number }; lent?: Lent; back_at: number }
let d: TestDb

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  await seedPolicy(d)
  for (const setting of [switchSettings.credit, switchSettings.levelup]) await putSetting(d.db, setting, '1')
  const wait_minutes = WAIT_MS / 60_000
  const terms = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: MOST_DAYS, wait_minutes } as const
  await putSetting(d.db, creditSetting, terms)
  for (const id of [...MEMBERS, RACER])
    await d.owner.run(
      sql`insert into members.members (name, realname, registered_at) values (${`year${id}`}, 'Li Wei', kernel.now())`,
    )
  await d.owner
    .run(sql`insert into levelup.levels (ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, manager)
    select 'slot', n, n, 0, 0, 0, credit, 0, false, '' from unnest(${LIMITS}::bigint[]) with ordinality l(credit, n)`)
  await d.owner.run(
    sql`insert into levelup.standings (member_id, ladder, effective) select id, 'slot', id from members.members`,
  )
  await d.owner.run(
    sql`insert into levelup.bets (member_id, bet_id, ladder, effective) select id, gen_random_uuid(), 'slot', id from members.members`,
  )
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

const now = () => d.clock.now().getTime()
const tryOut = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
const ask = (member_id: number, cents: number, days: number) =>
  borrow(d, { member_id, is_demo: false }, { realname: 'Li Wei', amount: BigInt(cents), days })
/** The end of the last day: whole days of the site's wall clock, one after the last. */
const endOf = (at: number, days: number): number => (Math.floor((at + ZONE_MS) / DAY_MS) + days + 1) * DAY_MS - ZONE_MS
/** What asking must come to. */
const foretell = (seat: Seat, limit: number, cents: number, days: number): string => {
  if (seat.lent && now() >= seat.lent.ends_at) return 'policy.credit_overdue'
  if (seat.waiting || seat.lent) return 'credit.loan_open'
  if (now() - seat.back_at < WAIT_MS) return 'credit.too_soon'
  if (cents < MIN) return 'credit.below_min'
  if (cents > limit) return 'credit.above_limit'
  return days > MOST_DAYS ? 'credit.days_invalid' : 'done'
}
const isBarred = async (member_id: number) => !(await decideFor(d, { member_id, is_demo: false }, 'receive_gift')).allow
const told = () =>
  d.owner.many<{ member: string; due: number; overdue: number }>(sql`select channel as member,
      count(*) filter (where data->>'about' = 'due')::int as due, count(*) filter (where data->>'about' = 'overdue')::int as overdue
    from kernel.push_events where type = 'credit' and channel like 'member:%' and channel <> ${`member:${RACER}`} group by 1 order by 1`)
const countTold = () =>
  d.owner.many<{ n: number }>(
    sql`select count(*)::int as n from kernel.push_events where type = 'credit' and data->>'about' in ('due', 'overdue')`,
  )
const countLate = async () =>
  (
    await d.owner.one<{ n: number }>(
      sql`select count(*)::int as n from credit.loans where state = 'repaid' and overdue_at = due_at and member_id <> ${RACER}`,
    )
  ).n
const lend = async (seat: Seat, member_id: number) => {
  const { id, cents, days } = seat.waiting ?? { id: '', cents: 0, days: 0 }
  delete seat.waiting
  await approveLoan(d, id, undefined)
  seat.lent = { member_id, id, cents, at: now(), ends_at: endOf(now(), days), back_at: Number.MAX_SAFE_INTEGER }
}

describe(`R1.7 R4.19 R9.4 a year of credit (TEST_SEED=${SEED})`, () => {
  it('refuses, ends, reminds and bars as the closed form says, workers down for days, and every cent comes back', async () => {
    const rng = createSeededRng(`${SEED} credit`)
    const seats = MEMBERS.map((): Seat => ({ back_at: 0 }))
    const all: Lent[] = []
    const looked: number[] = []
    let down = 0
    const act = async (seat: Seat, member_id: number) => {
      const { waiting, lent } = seat
      if (waiting && rng.int(3) > 0) {
        await lend(seat, member_id)
        if (seat.lent) all.push(seat.lent)
      } else if (waiting && rng.int(2) === 0) {
        await refuseLoan(d, { id: waiting.id, reason: 'not now' }, STAFF)
        delete seat.waiting
      } else if (lent && rng.int(3) === 0) {
        expect(await tryOut(repay(d, member_id, BigInt(lent.cents + 1)))).toBe('credit.repay_whole')
        await repay(d, member_id, BigInt(lent.cents))
        seat.back_at = lent.back_at = now()
        delete seat.lent
      } else {
        const cents = 50_00 + rng.int(850) * 1_00
        const days = 1 + rng.int(MOST_DAYS + 1)
        const expected = foretell(seat, LIMITS[member_id - 1] ?? 0, cents, days)
        const asked = ask(member_id, cents, days)
        expect(await tryOut(asked), `seed ${SEED} at ${now()}`).toBe(expected)
        if (expected === 'done') seat.waiting = { id: (await asked).id, cents, days }
      }
    }
    for (let day = 0; day < 365; day++) {
      d.clock.set(new Date(START + day * DAY_MS + rng.int(DAY_MS / 1000) * 1000))
      const member_id = 1 + rng.int(MEMBERS.length)
      await act(seats[member_id - 1] ?? { back_at: 0 }, member_id)
      if (down > 0) down -= 1
      else {
        if (rng.int(8) === 0) down = rng.int(6)
        looked.push(now())
        await remindMembers(d)
      }
      if (rng.int(4) === 0) {
        const late = (seats[member_id - 1]?.lent?.ends_at ?? Number.MAX_SAFE_INTEGER) <= now()
        expect(await isBarred(member_id), `seed ${SEED} at ${now()}`).toBe(late)
      }
    }
    const heard = (one: Lent, from: number, before: number) =>
      looked.some((at) => at >= Math.max(from, one.at) && at < Math.min(before, one.back_at)) ? 1 : 0
    const expected = MEMBERS.map((member_id) => {
      const own = all.filter((one) => one.member_id === member_id)
      const count = (of: (one: Lent) => number) => own.reduce((n, one) => n + of(one), 0)
      const due = count((one) => heard(one, one.ends_at - DAY_MS, one.ends_at))
      return { member: `member:${member_id}`, due, overdue: count((one) => heard(one, one.ends_at, Infinity)) }
    })
    expect(await told(), `seed ${SEED}`).toEqual(expected)
    const lates = all.filter((one) => one.back_at !== Number.MAX_SAFE_INTEGER && one.back_at >= one.ends_at).length
    expect(await countLate(), `seed ${SEED}`).toBe(lates)
    for (const [i, { lent }] of seats.entries()) {
      if (lent) await repay(d, lent.member_id, BigInt(lent.cents))
      expect(await readBalance(d.db, i + 1, 'CNY', 'centre'), `member ${i + 1}, seed ${SEED}`).toBe(0n)
      expect(await isBarred(i + 1)).toBe(false)
    }
    expect([all.length > 20, lates > 0]).toEqual([true, true])
  })

  it('R5.14 tells once and takes back once, whoever comes first: repayments with keys of their own and the reminder in many processes', async () => {
    const AT_ONCE = 20
    for (const before of [DAY_MS, -1]) {
      d.clock.advance(WAIT_MS)
      const [{ n: already } = { n: 0 }] = await countTold()
      const { id } = await ask(RACER, 500_00, 2)
      await approveLoan(d, id, undefined)
      d.clock.set(new Date(endOf(now(), 2) - before))
      const told_out = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => tryOut(i % 2 ? repay(d, RACER, 500_00n) : remindMembers(d))),
      )
      const refused = told_out.filter((out) => out !== 'done')
      expect(refused).toEqual(Array.from({ length: AT_ONCE / 2 - 1 }, () => 'credit.nothing_owed'))
      await remindMembers(d)
      const [{ n } = { n: 0 }] = await countTold()
      expect(n - already).toBeLessThanOrEqual(1)
      expect(await readBalance(d.db, RACER, 'CNY', 'centre')).toBe(0n)
      expect(await isBarred(RACER)).toBe(false)
    }
  })
})
