import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng } from '../../kernel/rng.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { findBrokenInvariants, readBalance } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { giveQuietly } from './award.ts'
import { countTowardsLevels } from './count.ts'
import { insertLevels } from './level.sql.ts'

/* A year of bets and logins against what it must come to, written here once more and otherwise: in numbers of days and cents. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const DAY_MS = 86_400_000
/** 12:00 at the site. */
const START = Date.parse('2026-01-01T04:00:00Z')
const MEMBERS = [1, 2] as const
const TYPES = [1, 3, 4] as const
/** What each level asks for, its gift, salary of a week, of a month: in cents. */
const TABLE: Readonly<Record<1 | 3, readonly (readonly [number, number, number, number])[]>> = {
  1: [
    [5_000, 0, 0, 0],
    [40_000, 700, 11, 0],
    [120_000, 900, 13, 170],
    [300_000, 1_100, 17, 190],
  ],
  3: [
    [10_000, 300, 0, 50],
    [90_000, 500, 7, 60],
    [250_000, 1_300, 19, 230],
  ],
}
const PERIODS = [7, 30] as const

type Bet = { member_id: number; id: string; game_type: number; effective: number }
type Day = { day: number; bets: Bet[]; logins: number[] }
let d: TestDb

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  await putSetting(d.db, switchSettings.levelup, '1')
  for (const id of MEMBERS)
    await d.owner.run(sql`insert into members.members (name, registered_at) values (${`year${id}`}, kernel.now())`)
  const toLevels = (ladder: 'live' | 'slot', rows: (typeof TABLE)[1]) =>
    rows.map(([needed, gift, weekly, monthly], i) => {
      const sums = { needed: BigInt(needed), gift: BigInt(gift), weekly: BigInt(weekly), monthly: BigInt(monthly) }
      const rest = {
        credit: 0n,
        rebate_ppm: 0,
        is_fast: false,
        withdrawals: null,
        withdrawal_max: null,
        approval_max: null,
        manager: '',
      }
      return { ladder, level: i + 1, ...sums, ...rest }
    })
  await d.db.tx((tx) => insertLevels(tx, [...toLevels('live', TABLE[1]), ...toLevels('slot', TABLE[3])]))
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

let n = 0
const write = (bets: readonly Bet[]) =>
  d.db.tx(async (tx) => {
    const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
    const sold = bets.map(({ effective, ...bet }) => ({
      ...bet,
      supplier_code: 'AG',
      asset: 'CNY',
      stake: BigInt(effective),
    }))
    await recordBets(
      tx,
      sold.map((bet) => ({ ...bet, bill_no: `Y-${++n}`, game_code: 'x', selection })),
    )
    await endBets(
      tx,
      sold.map(({ member_id, id, stake }) => ({ member_id, id, stake, payout: 0n, outcome: 'settled' as const })),
    )
  })

/** What workers do with a day's events, when they come to them. */
const hear = async ({ day, bets, logins }: Day) => {
  await countTowardsLevels(
    d,
    bets.map((bet) => ({ ...bet, asset: 'CNY' })),
  )
  const on_day = new Date(START + day * DAY_MS).toISOString().slice(0, 10)
  for (const member_id of logins) await giveQuietly(d, member_id, { on_day, is_login: true })
}

/** The closed form: one member on one ladder, told the same things. */
const createModel = (rows: (typeof TABLE)[1]) => {
  /** What each bet counted when it was last told of: a correction that nobody heard yet changes nothing. */
  const told = new Map<string, number>()
  const given = new Set<number>()
  const since: (number | undefined)[] = [undefined, undefined]
  let cents = 0
  const stand = () =>
    rows.filter(([needed]) => [...told.values()].reduce((sum, cents_bet) => sum + cents_bet, 0) >= needed).length
  const give = (day: number, login: boolean) => {
    const level = stand()
    for (let i = 0; i < level; i++)
      if (!given.has(i)) {
        given.add(i)
        cents += rows[i]?.[1] ?? 0
      }
    for (const [at, days] of PERIODS.entries()) {
      const salary = rows[level - 1]?.[at + 2] ?? 0
      const from = since[at]
      if (salary === 0) continue
      if (from === undefined) since[at] = day
      else if (login && day - from >= days) {
        since[at] = day
        cents += salary
      }
    }
  }
  return { told, give, paid: () => cents }
}

describe(`R9.5 R6.5 a year on two ladders (TEST_SEED=${SEED})`, () => {
  it('is paid to the cent, workers down for days, events heard twice, bets taken back', async () => {
    const rng = createSeededRng(`${SEED} levels`)
    const all: Bet[] = []
    const models = new Map(
      MEMBERS.flatMap((id) => [1, 3].map((type) => [`${id} ${type}`, createModel(TABLE[type as 1 | 3])])),
    )
    let unheard: Day[] = []
    let down = 0
    for (let day = 0; day < 365; day++) {
      d.clock.set(new Date(START + day * DAY_MS))
      const bets = MEMBERS.filter(() => rng.int(4) === 0).map((member_id) => {
        const game_type = TYPES[rng.int(3)] ?? 1
        return { member_id, id: d.ids.uuid(), game_type, effective: 1 + rng.int(10 ** (2 + rng.int(4))) }
      })
      if (bets.length > 0) await write(bets)
      all.push(...bets)
      const event: Day = { day, bets: [...bets], logins: MEMBERS.filter(() => rng.int(5) === 0) }
      const wrong = all.length > 0 && rng.int(12) === 0 ? all[rng.int(all.length)] : undefined
      if (wrong && wrong.effective > 0) {
        const { member_id, id } = wrong
        await d.db.tx((tx) => correctBets(tx, [{ member_id, id, reason: 'annulled', outcome: 'void' }]))
        wrong.effective = 0
        event.bets.push(wrong)
      }
      unheard.push(event)
      if (day < 364 && down-- > 0) continue
      down = rng.int(6) === 0 ? rng.int(12) : 0
      for (const one of unheard) {
        await hear(one)
        if (rng.int(5) === 0) await hear(one)
        for (const bet of one.bets) models.get(`${bet.member_id} ${bet.game_type}`)?.told.set(bet.id, bet.effective)
        for (const bet of one.bets) models.get(`${bet.member_id} ${bet.game_type}`)?.give(one.day, false)
        for (const id of one.logins) for (const type of [1, 3]) models.get(`${id} ${type}`)?.give(one.day, true)
      }
      unheard = []
    }
    for (const id of MEMBERS) {
      const due = [1, 3].reduce((sum, type) => sum + (models.get(`${id} ${type}`)?.paid() ?? 0), 0)
      expect(await readBalance(d.db, id, 'CNY', 'centre'), `member ${id}, seed ${SEED}`).toBe(BigInt(due))
      expect(due).toBeGreaterThan(0)
    }
  })
})
