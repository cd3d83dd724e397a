import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng, type Rng } from '../../kernel/rng.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { findBrokenInvariants, readBalance } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { countRebate } from './accrue.ts'
import { claimRebate } from './claim.ts'
import { closeDays } from './clock.ts'
import { rebateSetting } from './index.ts'
import { putTariff } from './rate.sql.ts'

/* A year of bets against what it must come to, written here once more and otherwise: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const DAY_MS = 86_400_000
/** 12:00 at the site, so that a day's bets end on that day. */
const START = Date.parse('2026-01-01T04:00:00Z')
const MEMBERS = [1, 2] as const
const KINDS = [
  [3, 'AG'],
  [3, 'MG'],
  [4, 'JZ'],
  [4, 'AG'],
] as const
/** From cents a day on, hundredths of a per cent; other ones from the 150th day on. */
const STEPS = [
  [1_000, 10],
  [10_000, 20],
  [100_000, 30],
] as const
const LATER = [[50_000, 45]] as const
const CHANGE = 150
/** From this day on AG has steps of its own for type 4, which its own bets alone reach. */
const OWN = [
  [2_000, 25],
  [20_000, 60],
] as const
const OWN_FROM = 250
/** From this day on member 2 stands on a level that gives so much on top, until its lines end. */
const RISE = 200
const EXTRA = 15

type Bet = { member_id: number; id: string; day: number; game_type: number; supplier_code: string; effective: number }
/** What a line began with, told by the test to itself: `member day type supplier`. */
const begun = new Map<string, number>()
const nameLine = ({ member_id, day, game_type, supplier_code }: Bet) =>
  `${member_id} ${day} ${game_type} ${supplier_code}`
let risen = false
let d: TestDb
let rng: Rng
let n = 0

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  await putSetting(d.db, switchSettings.rebate, '1')
  const toLevels = (steps: readonly (readonly [number, number])[]) =>
    [3, 4].flatMap((game_type) =>
      steps.map(([from, rate]) => ({ game_type, supplier_code: '', from: BigInt(from), rate_ppm: rate * 100 })),
    )
  await d.db.tx((tx) => putTariff(tx, { from_on: '2020-01-01', levels: toLevels(STEPS) }, 'test'))
  const nameDay = (day: number) => new Date(START + day * DAY_MS).toISOString().slice(0, 10)
  await d.db.tx((tx) => putTariff(tx, { from_on: nameDay(CHANGE), levels: toLevels(LATER) }, 'test'))
  const own = OWN.map(([from, rate]) => ({
    game_type: 4,
    supplier_code: 'AG',
    from: BigInt(from),
    rate_ppm: rate * 100,
  }))
  const last = { from_on: nameDay(OWN_FROM), levels: [...toLevels(LATER), ...own] }
  await d.db.tx((tx) => putTariff(tx, last, 'test'))
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

/** What members bet on a day, all settled at its noon. */
const betOn = async (day: number, member_ids: readonly number[]): Promise<Bet[]> => {
  const bets = member_ids.flatMap((member_id) =>
    Array.from({ length: rng.int(3) }, () => {
      const [game_type, supplier_code] = KINDS[rng.int(KINDS.length)] ?? KINDS[0]
      const effective = 1 + rng.int(10 ** (2 + rng.int(4)))
      return { member_id, id: d.ids.uuid(), day, game_type, supplier_code, effective }
    }),
  )
  const selection = { game_code: 'jzssc', issue: '1', bet_type: 'sum', selection: 'big' }
  await d.db.tx(async (tx) => {
    const sold = bets.map(({ effective, ...bet }) => ({ ...bet, asset: 'CNY', stake: BigInt(effective) }))
    await recordBets(
      tx,
      sold.map((bet) => ({ ...bet, bill_no: `Y-${++n}`, game_code: 'x', selection })),
    )
    await endBets(
      tx,
      sold.map(({ member_id, id, stake }) => ({ member_id, id, stake, payout: 0n, outcome: 'settled' as const })),
    )
  })
  return bets
}

/** Half to the even cent, by whole numbers: `cents × rate / 10,000`. */
const share = (cents: number, rate: number): number => {
  const product = cents * rate
  const whole = Math.floor(product / 10_000)
  const rest = product % 10_000
  return rest > 5_000 || (rest === 5_000 && whole % 2 === 1) ? whole + 1 : whole
}
const nameDayLine = ({ day, game_type, supplier_code }: Bet) => `${day} ${game_type} ${supplier_code}`
/** What reaches the steps of one table together: a day's type, or what AG has of its own. */
const nameBasket = (line: string): string => {
  const [day = '', type = '', supplier = ''] = line.split(' ')
  return Number(day) >= OWN_FROM && type === '4' && supplier === 'AG' ? `${day} own` : `${day} ${type}`
}
const rateOf = (day: number, cents: number, own: boolean): number =>
  [...(own ? OWN : day < CHANGE ? STEPS : LATER)].reduce((rate, [from, given]) => (cents >= from ? given : rate), 0)

/** What each line of some bets is worth, by `day type supplier`: the closed form. */
const worth = (bets: readonly Bet[]): Map<string, number> => {
  const member_id = bets[0]?.member_id ?? 0
  const by_type = new Map<string, number>()
  const by_line = new Map<string, number>()
  for (const bet of bets) {
    const line = nameDayLine(bet)
    const basket = nameBasket(line)
    const { effective } = bet
    by_type.set(basket, (by_type.get(basket) ?? 0) + effective)
    by_line.set(line, (by_line.get(line) ?? 0) + effective)
  }
  return new Map(
    [...by_line].map(([line, cents]) => {
      const basket = nameBasket(line)
      const rate = rateOf(Number(line.split(' ')[0]), by_type.get(basket) ?? 0, basket.endsWith('own'))
      return [line, share(cents, rate + (begun.get(`${member_id} ${line}`) ?? 0))]
    }),
  )
}
const sum = (lines: ReadonlyMap<string, number>): bigint => BigInt([...lines.values()].reduce((a, b) => a + b, 0))

const tell = (bets: readonly Bet[]) => {
  for (const bet of bets)
    if (bet.effective > 0 && !begun.has(nameLine(bet)))
      begun.set(nameLine(bet), risen && bet.member_id === 2 ? EXTRA : 0)
  return countRebate(
    d,
    bets.map((bet) => ({ ...bet, asset: 'CNY' })),
  )
}
/** Member 2 reaches a level (R6.5). */
const rise = async () => {
  await putSetting(d.db, switchSettings.levelup, '1')
  await d.owner
    .run(sql`insert into levelup.levels (ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, manager)
    values ('slot', 1, 1, 0, 0, 0, 0, ${EXTRA * 100}, false, '')`)
  await d.owner.run(
    sql`insert into levelup.bets (member_id, bet_id, ladder, effective) values (2, ${d.ids.uuid()}, 'slot', 1)`,
  )
  await d.owner.run(sql`insert into levelup.standings (member_id, ladder, effective) values (2, 'slot', 1)`)
  risen = true
}
/** A claim that may be refused: there is not always something. */
const tryClaim = (member_id: number): Promise<boolean> =>
  claimRebate(d, { member_id, deadtime: d.clock.now(), way: 'member' }).then(
    () => true,
    () => false,
  )
const paid = (member_id: number) => readBalance(d.db, member_id, 'CNY', 'rebate')

describe(`R1.5 a year of bets (TEST_SEED=${SEED})`, () => {
  it('is paid to the cent by members and by the clock, workers down for days, bets told late, twice, and taken back', async () => {
    rng = createSeededRng(`${SEED} clock`)
    await putSetting(d.db, rebateSetting, { days: 7, by_clock: true, review_above: '' })
    const all: Bet[] = []
    let untold: Bet[] = []
    let down = 0
    for (let day = 0; day < 365; day++) {
      d.clock.set(new Date(START + day * DAY_MS))
      if (day === RISE) await rise()
      const bets = await betOn(day, MEMBERS)
      all.push(...bets)
      untold.push(...bets)
      const wrong = day < 360 && all.length > 0 && rng.int(10) === 0 ? all[rng.int(all.length)] : undefined
      if (wrong && wrong.effective > 0) {
        const { member_id, id } = wrong
        await d.db.tx((tx) => correctBets(tx, [{ member_id, id, reason: 'annulled', outcome: 'void' }]))
        wrong.effective = 0
        untold.push(wrong)
      }
      if (down > 0) {
        down -= 1
        continue
      }
      if (rng.int(6) === 0) down = rng.int(12)
      // Each at least once, some twice, the newest first.
      await tell(untold.toReversed())
      if (rng.int(5) === 0) await tell(untold)
      untold = []
      if (rng.int(4) === 0) await tryClaim(1 + rng.int(2))
      await closeDays(d)
    }
    // What was taken back after it had been claimed comes off what is claimed next: one more day, with bets enough.
    d.clock.set(new Date(START + 365 * DAY_MS))
    for (let i = 0; i < 40; i++) {
      const bets = await betOn(365, MEMBERS)
      all.push(...bets)
      untold.push(...bets)
    }
    d.clock.set(new Date(START + 366 * DAY_MS))
    await tell(untold)
    await closeDays(d)
    for (const member_id of MEMBERS) {
      const due = sum(worth(all.filter((bet) => bet.member_id === member_id)))
      expect(await paid(member_id), `member ${member_id}, seed ${SEED}`).toBe(due)
      expect(due).toBeGreaterThan(0n)
    }
  })

  it('ends unclaimed after its days, counted from when its bets were told: what was claimed in time is paid, and nothing else', async () => {
    rng = createSeededRng(`${SEED} expiry`)
    await putSetting(d.db, rebateSetting, { days: 3, by_clock: false, review_above: '' })
    const member_id = 3
    const bets: Bet[] = []
    let untold: (Bet & { told_on: number })[] = []
    const in_time = new Map<string, number>()
    const told_on = new Map<string, number>()
    for (let day = 400; day < 480; day++) {
      d.clock.set(new Date(START + day * DAY_MS))
      const made = await betOn(day, [member_id])
      untold.push(...made.map((bet) => ({ ...bet, told_on: rng.int(3) === 0 ? day + rng.int(10) : day })))
      const told = untold.filter((bet) => bet.told_on === day)
      untold = untold.filter((bet) => bet.told_on > day)
      bets.push(...told)
      for (const bet of told) told_on.set(nameBasket(nameDayLine(bet)), day)
      await tell(told)
      await closeDays(d)
      if (rng.int(4) > 0 || !(await tryClaim(member_id))) continue
      for (const [line, cents] of worth(bets))
        if ((told_on.get(nameBasket(line)) ?? 0) >= day - 3) in_time.set(line, cents)
    }
    expect(await paid(member_id), `seed ${SEED}`).toBe(sum(in_time))
    const { expired } = await d.owner.one<{ expired: number }>(
      sql`select count(*)::int as expired from rebate.days where expired_at is not null`,
    )
    expect(expired).toBeGreaterThan(0)
  })
})
