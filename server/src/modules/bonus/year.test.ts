import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng, type Rng } from '../../kernel/rng.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { definePostings, findBrokenInvariants, house, member, postIn, readBalance } from '../ledger/index.ts'
import { countBonusBets } from './count.ts'
import { cancelBonus, settleDue } from './end.ts'
import { putOffer } from './offer.sql.ts'
import { takeOffer } from './take.ts'

/* A year of one bonus after another against what they must come to, written here once more and otherwise: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const DAY_MS = 86_400_000
const START = Date.parse('2026-01-05T04:00:00Z')
const MEMBER = 1
const LASTS = 12
/** Type 5 is not named and counts nothing. */
const WEIGHTS: Readonly<Record<number, number>> = { 3: 100, 4: 35 }
const MAX_BET = 400_00
const OFFERS = [
  { order: 'real_first', percent: 37, max: 300_00, times: 5 },
  { order: 'bonus_first', percent: 50, max: 900_00, times: 9 },
] as const

type Bet = { id: string; day: number; type: number; stake: number; payout: number; is_void: boolean }
type Bonus = { id: string; offer: (typeof OFFERS)[number]; day: number; amount: number; counts: Map<string, Bet> }
type End = { state: string; wagered: number; loss: number; paid: number }
let d: TestDb
let rng: Rng
let n = 0
const offer_ids: number[] = []
const { deposit_credited } = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 9 },
})

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  const weights = Object.entries(WEIGHTS).map(([type, percent]) => ({ game_type: Number(type), percent }))
  for (const { order, percent, max, times } of OFFERS) {
    const kept = { percent, min: 1_00n, max: BigInt(max), times, max_bet: BigInt(MAX_BET), days: LASTS, order, weights }
    const offer = { kind: 'reload' as const, title: { en: order }, is_on: true, set_by: 'test' }
    offer_ids.push((await d.db.tx((tx) => putOffer(tx, { ...offer, terms: { ...kept, review: false } }))).id)
  }
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

const deposit = async (cents: number): Promise<void> => {
  const item = { key: d.ids.uuid(), kind: deposit_credited, member_id: MEMBER, asset: 'CNY' as const, sub: 'test' }
  await d.db.tx((tx) => postIn(tx, [{ ...item, amount: BigInt(cents), ref: `Y-${++n}` }]))
}

const drawBet = (day: number): Bet => {
  const stake = 1_00 + rng.int(MAX_BET + 50_00)
  const payout = [0, 0, stake, stake * 2, stake + 1][rng.int(5)] ?? 0
  return { id: d.ids.uuid(), day, type: [3, 3, 4, 5][rng.int(4)] ?? 3, stake, payout, is_void: false }
}
/** Bets that are placed and settled at once. */
const betOn = async (day: number): Promise<Bet[]> => {
  const bets = Array.from({ length: rng.int(4) }, () => drawBet(day))
  const about = { member_id: MEMBER, supplier_code: 'AG', game_code: 'x', asset: 'CNY' }
  const selection = { game_code: 'x', issue: '1', bet_type: 'sum', selection: 'big' }
  const sold = bets.map(({ id, type: game_type, stake }) => ({ ...about, id, game_type, stake: BigInt(stake) }))
  if (bets.length > 0)
    await d.db.tx(async (tx) => {
      await recordBets(
        tx,
        sold.map((bet) => ({ ...bet, selection, bill_no: `Y-${++n}` })),
      )
      await endBets(
        tx,
        bets.map(({ id, stake, payout }) => ({
          member_id: MEMBER,
          id,
          stake: BigInt(stake),
          payout: BigInt(payout),
          outcome: 'settled' as const,
        })),
      )
    })
  return bets
}

/** What a deposit brings: half a cent to the even one, up to the most. */
const share = (cents: number, { percent, max }: Bonus['offer']): number => {
  const exact = cents * percent
  const rest = exact % 100
  const whole = Math.floor(exact / 100)
  return Math.min(max, rest > 50 || (rest === 50 && whole % 2 === 1) ? whole + 1 : whole)
}
/** What a bonus has come to by the bets that it was told of: sums, whatever their order. */
const add = ({ counts }: Bonus): { wagered: number; loss: number } => {
  const good = [...counts.values()].filter((bet) => !bet.is_void && bet.type in WEIGHTS && bet.stake <= MAX_BET)
  const worth = ({ type, stake, payout }: Bet) =>
    payout === stake ? 0 : Math.floor((stake * (WEIGHTS[type] ?? 0)) / 100)
  return {
    wagered: good.reduce((all, bet) => all + worth(bet), 0),
    loss: good.reduce((all, { stake, payout }) => all + stake - payout, 0),
  }
}
/** How it ends, if it does: bet enough, lost, or over. */
const judge = (bonus: Bonus, otherwise: string | undefined): End | undefined => {
  const { wagered, loss } = add(bonus)
  const { offer, amount } = bonus
  const used = offer.order === 'bonus_first' ? Math.min(amount, Math.max(0, loss)) : 0
  if (wagered >= amount * offer.times) return { state: 'released', wagered, loss, paid: amount }
  const state = used === amount ? 'spent' : otherwise
  return state === undefined ? undefined : { state, wagered, loss, paid: used }
}

describe(`R1.5 a year of bonuses (TEST_SEED=${SEED})`, () => {
  it('wagers, ends and pays as the closed form says, to the cent, though workers are down for days, bets are heard late, twice and out of order, and some are cancelled', async () => {
    rng = createSeededRng(`${SEED} bonus`)
    await deposit(100_00)
    let centre = 100_00
    let open: Bonus | undefined
    let waiting: { bet: Bet; due: number }[] = []
    let down = 0
    const bets: Bet[] = []
    const ends: End[] = []
    const end = (how: End | undefined) => {
      if (!how || !open) return
      ends.push(how)
      centre += how.paid
      open = undefined
    }
    /** An end that no bet brings about counts what nobody has been told of yet. */
    const endAnyway = (state: string) => {
      if (!open) return
      const { day, counts } = open
      for (const bet of bets) if (bet.day >= day && bet.day <= day + LASTS) counts.set(bet.id, { ...bet })
      end(judge(open, state))
    }
    const hold = (bet: Bet, day: number) => {
      for (let times = rng.int(3) === 0 ? 2 : 1; times > 0; times--)
        waiting.push({ bet, due: day + (rng.int(4) === 0 ? 1 + rng.int(4) : 0) })
    }
    for (let day = 0; day < 365; day++) {
      d.clock.set(new Date(START + day * DAY_MS))
      if (!open && rng.int(3) > 0) {
        const at = rng.int(2)
        const offer = OFFERS[at] ?? OFFERS[0]
        const cents = 10_00 + rng.int(600_00)
        await deposit(cents)
        centre += cents
        const { id } = await takeOffer(d, { member_id: MEMBER, is_demo: false }, offer_ids[at] ?? 0)
        open = { id, offer, day, amount: share(cents, offer), counts: new Map() }
      }
      for (const bet of await betOn(day)) {
        bets.push(bet)
        hold(bet, day)
      }
      const wrong = rng.int(6) === 0 ? bets.slice(-8).find((bet) => !bet.is_void) : undefined
      if (wrong) {
        await d.db.tx((tx) =>
          correctBets(tx, [{ member_id: MEMBER, id: wrong.id, reason: 'annulled', outcome: 'void' as const }]),
        )
        wrong.is_void = true
        hold(wrong, day)
      }
      if (open && rng.int(40) === 0) {
        await cancelBonus(d, MEMBER, open.id)
        endAnyway('cancelled')
      }
      down = down > 0 ? down - 1 : rng.int(12) === 0 ? 1 + rng.int(7) : 0
      if (down > 0) continue
      const due = waiting.filter((one) => one.due <= day).map(({ bet }) => bet)
      waiting = waiting.filter((one) => one.due > day)
      const heard = due.toSorted(() => rng.int(3) - 1)
      while (heard.length > 0) {
        const told = heard.splice(0, 1 + rng.int(3))
        await countBonusBets(
          d,
          told.map(({ id }) => ({ member_id: MEMBER, id, asset: 'CNY' })),
        )
        for (const bet of told)
          if (open && bet.day >= open.day && bet.day <= open.day + LASTS) open.counts.set(bet.id, { ...bet })
        if (open) end(judge(open, undefined))
      }
      await settleDue(d)
      if (open && day >= open.day + LASTS) endAnyway('expired')
      if (day % 7 > 0) continue
      expect(
        [await readBalance(d.db, MEMBER, 'CNY', 'centre'), await readBalance(d.db, MEMBER, 'CNY', 'bonus')],
        `day ${day}, seed ${SEED}`,
      ).toEqual([BigInt(centre), BigInt(open?.amount ?? 0)])
    }
    const found = await d.owner.many<End>(
      sql`select state, wagered::float8 as wagered, loss::float8 as loss, paid::float8 as paid from bonus.bonuses where state <> 'running' order by taken_at`,
    )
    expect(found, `seed ${SEED}`).toEqual(ends)
    expect(new Set(ends.map(({ state }) => state)).size, `seed ${SEED}`).toBeGreaterThan(2)
  }, 60_000)
})
