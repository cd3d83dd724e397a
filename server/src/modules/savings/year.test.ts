import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng } from '../../kernel/rng.ts'
import { definePostings, findBrokenInvariants, house, member, post, readBalance } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { buyPlan } from './buy.ts'
import { insertPlan, openPlan, type PlanTerms } from './plan.sql.ts'
import { redeemHolding } from './redeem.ts'
import { settleDue } from './clock.ts'

/* A year of plans against what they must come to, written here once more and otherwise: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The site's zone has no summer time, so that a day is 24 hours and its wall clock is eight hours ahead. */
const ZONE_MS = 8 * HOUR_MS
const START = Date.parse('2026-01-31T04:00:00Z')
const MEMBERS = [1, 2, 3]
const FUNDS = 100_000_000_00

const { funded } = definePostings('test', {
  funded: { from: house('adjustment'), to: member('centre'), operate_type: 1 },
})
/** Unit, length, rate in parts per million, whether it goes on, limit in cents, minutes until redeemed money comes. */
const KINDS = [
  ['hour', 7, 333, true, null, 0],
  ['day', 1, 125, true, null, 0],
  ['day', 7, 1_250, true, 900_00, 0],
  ['month', 1, 6_543, true, null, 2_880],
  ['month', 2, 12_345, false, null, 0],
  ['day', 30, 5_000, false, 77_77, 0],
] as const
type Kind = (typeof KINDS)[number]
type Bought = { member_id: number; id: string; kind: Kind; cents: number; at: number; redeemed_at: number }
let d: TestDb

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  await putSetting(d.db, switchSettings.savings, '1')
  for (const member_id of MEMBERS) {
    const item = { key: d.ids.uuid(), kind: funded, member_id, asset: 'CNY' as const, amount: BigInt(FUNDS) }
    await post(d, [{ ...item, ref: `fund-${member_id}` }])
  }
  for (const [cycle_unit, cycle_count, rate_ppm, is_circular, limit, withdrawal_minutes] of KINDS) {
    const terms: PlanTerms = {
      names: { zh_cn: `${cycle_count} ${cycle_unit}` },
      min_amount: 10_00n,
      max_amount: 1_000_000_00n,
      opens_at: new Date(START),
      closes_at: null,
      cycle_unit,
      cycle_count,
      is_circular,
      rate_ppm,
      interest_limit: limit === null ? null : BigInt(limit),
      total_count: 1_000,
      user_count: 0,
      rebuy_minutes: 0,
      withdrawal_minutes,
      audit_multiple: 0,
    }
    await d.db.tx(async (tx) => openPlan(tx, (await insertPlan(tx, terms, 'test')).id, true, 'test'))
  }
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

/** Half to the even cent, by whole numbers: `cents × ppm / 1,000,000`. */
const share = (cents: number, ppm: number): number => {
  const product = cents * ppm
  const whole = Math.floor(product / 1_000_000)
  const rest = product % 1_000_000
  return rest > 500_000 || (rest === 500_000 && whole % 2 === 1) ? whole + 1 : whole
}
/** How many whole months lie between two moments of the site: a month is over on its day, or on the last one of a shorter month. */
const countMonths = (from: number, to: number): number => {
  const a = new Date(from + ZONE_MS)
  const b = new Date(to + ZONE_MS)
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
  const last = new Date(Date.UTC(b.getUTCFullYear(), b.getUTCMonth() + 1, 0)).getUTCDate()
  const day_ms = (at: number) => (at + ZONE_MS) % DAY_MS
  const due = Math.min(a.getUTCDate(), last)
  const reached = b.getUTCDate() > due || (b.getUTCDate() === due && day_ms(to) >= day_ms(from))
  return reached ? months : months - 1
}
/** The closed form: whole cycles that lie within, times the interest of one, up to the limit. */
const worth = ({ kind: [unit, length, ppm, circular, limit], cents, at, redeemed_at }: Bought): number => {
  const units =
    unit === 'month'
      ? countMonths(at, redeemed_at)
      : Math.floor((redeemed_at - at) / (unit === 'day' ? DAY_MS : HOUR_MS))
  const cycles = Math.floor(units / length)
  return Math.min(share(cents, ppm) * (circular ? cycles : Math.min(1, cycles)), limit ?? Number.MAX_SAFE_INTEGER)
}

describe(`R1.6 R4.18 a year of yuebao (TEST_SEED=${SEED})`, () => {
  it('earns to the cent what the closed form says, workers down for days, redeemed at any hour, and every principal comes back', async () => {
    const rng = createSeededRng(`${SEED} savings`)
    const held: Bought[] = []
    const all: Bought[] = []
    let down = 0
    const redeem = async (one: Bought) => {
      one.redeemed_at = d.clock.now().getTime()
      await redeemHolding(d, one).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'savings.holding_changed' }),
      )
    }
    for (let day = 0; day < 365; day++) {
      d.clock.set(new Date(START + day * DAY_MS + rng.int(DAY_MS / 1000) * 1000))
      if (rng.int(10) === 0) {
        const place = rng.int(KINDS.length)
        const cents = (1 + rng.int(100_000)) * 1_000
        const member_id = 1 + rng.int(MEMBERS.length)
        const at = d.clock.now().getTime()
        const { id } = await buyPlan(d, { member_id, is_demo: false }, { plan_id: place + 1, amount: BigInt(cents) })
        const one: Bought = { member_id, id, kind: KINDS[place] ?? KINDS[0], cents, at, redeemed_at: 0 }
        held.push(one)
        all.push(one)
      }
      if (rng.int(25) === 0 && held.length > 0) {
        const [one] = held.splice(rng.int(held.length), 1)
        if (one) await redeem(one)
      }
      if (down > 0) down -= 1
      else {
        if (rng.int(6) === 0) down = rng.int(12)
        await settleDue(d)
        if (rng.int(5) === 0) await settleDue(d)
      }
    }
    d.clock.set(new Date(START + 366 * DAY_MS))
    for (const one of held) await redeem(one)
    d.clock.advance(2 * DAY_MS)
    await settleDue(d)
    for (const member_id of MEMBERS) {
      const earned = all.filter((one) => one.member_id === member_id).reduce((sum, one) => sum + worth(one), 0)
      expect(await readBalance(d.db, member_id, 'CNY', 'centre'), `member ${member_id}, seed ${SEED}`).toBe(
        BigInt(FUNDS + earned),
      )
      expect(await readBalance(d.db, member_id, 'CNY', 'savings')).toBe(0n)
      expect(earned).toBeGreaterThan(0)
    }
    const { open, cycles } = await d.owner.one<{ open: number; cycles: number }>(
      sql`select count(*) filter (where state <> 'settled')::int as open, sum(times)::int as cycles from savings.holdings`,
    )
    expect([open, cycles > 100]).toEqual([0, true])
  })
})
