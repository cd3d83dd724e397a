import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng, type Rng } from '../../kernel/rng.ts'
import { type BetCorrection, correctBets, endBets, recordBets } from '../betting/index.ts'
import { definePostings, findBrokenInvariants, house, member, postIn } from '../ledger/index.ts'
import { countBonusBets } from './count.ts'
import { cancelBonus, endByWithdrawal, settleDue } from './end.ts'
import { putOffer } from './offer.sql.ts'
import { takeOffer } from './take.ts'

/* Generated histories against what they must come to, written here once more and otherwise, in plain numbers: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const MEMBERS = 500
const ROUNDS = 5
const DAY_MS = 86_400_000
const START = Date.parse('2026-01-05T04:00:00Z')
/** Weights by type of games; type 5 is not named and counts nothing. */
const WEIGHTS: Readonly<Record<number, number>> = { 1: 10, 3: 100, 4: 50 }
const MAX_BET = 20_000
const DAYS = 3
const OFFERS = [
  { order: 'real_first', percent: 100, max: 30_000, times: 2 },
  { order: 'bonus_first', percent: 30, max: 90_000, times: 4 },
] as const

type Bet = { id: string; type: number; stake: number; payout: number }
type Step = { bets: Bet[]; voided: string | undefined; act: 'cancel' | 'withdraw' | undefined }
type History = { member_id: number; deposit: number; offer: 0 | 1; steps: Step[]; bonus_id: string }
type Outcome = { state: string; wagered: number; loss: number; paid: number; locked: number }

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
    const terms = {
      percent,
      min: 1_000n,
      max: BigInt(max),
      times,
      max_bet: BigInt(MAX_BET),
      days: DAYS,
      order,
      weights,
      review: false,
    }
    const offer = { kind: 'first_deposit' as const, title: { en: order }, terms, is_on: true, set_by: 'test' }
    offer_ids.push((await d.db.tx((tx) => putOffer(tx, offer))).id)
  }
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

const drawBet = (): Bet => {
  const stake = 100 + rng.int(25_000)
  const payout = [0, 0, stake, stake * 2, stake * 3 + 1][rng.int(5)] ?? 0
  return { id: d.ids.uuid(), type: [1, 3, 4, 5][rng.int(4)] ?? 1, stake, payout }
}
const drawHistory = (member_id: number): History => {
  const made: Bet[] = []
  const steps = Array.from({ length: ROUNDS }, (): Step => {
    const bets = Array.from({ length: rng.int(4) }, drawBet)
    made.push(...bets)
    const voided = rng.int(4) === 0 ? made[rng.int(made.length || 1)] : undefined
    const act = rng.int(12)
    return { bets, voided: voided?.id, act: act === 0 ? 'cancel' : act === 1 ? 'withdraw' : undefined }
  })
  return { member_id, deposit: 1_000 + rng.int(60_000), offer: rng.int(2) === 0 ? 0 : 1, steps, bonus_id: '' }
}

/** The model: one history, one member, no database. */
const play = ({ deposit, offer, steps }: History): Outcome => {
  const { order, percent, max, times } = OFFERS[offer]
  const exact = deposit * percent
  const half = exact % 100 === 50 && Math.floor(exact / 100) % 2 === 0
  const bonus = Math.min(max, half ? Math.floor(exact / 100) : Math.round(exact / 100))
  const counted = new Map<string, Bet>()
  const is_void = new Set<string>()
  let ended: { state: string; paid: number; wagered: number; loss: number } | undefined
  const add = () => {
    let wagered = 0
    let loss = 0
    for (const { id, type, stake, payout } of counted.values()) {
      const weight = WEIGHTS[type] ?? 0
      if (weight === 0 || stake > MAX_BET || is_void.has(id)) continue
      if (payout !== stake) wagered += Math.floor((stake * weight) / 100)
      loss += stake - payout
    }
    return { wagered, loss }
  }
  const end = (state: string) => {
    const { wagered, loss } = add()
    const covered = order === 'real_first' ? 0 : Math.min(bonus, Math.max(0, loss))
    ended ??= { state, paid: state === 'released' ? bonus : covered, wagered, loss }
  }
  const look = () => {
    const { wagered, loss } = add()
    if (wagered >= bonus * times) end('released')
    else if (order === 'bonus_first' && loss >= bonus) end('spent')
  }
  steps.forEach(({ bets, voided, act }, day) => {
    if (!ended) for (const bet of bets) counted.set(bet.id, bet)
    if (!ended) look()
    if (voided !== undefined) is_void.add(voided)
    if (!ended) look()
    if (act === 'cancel') end('cancelled')
    if (act === 'withdraw') end('forfeited')
    if (day + 1 >= DAYS) end('expired')
  })
  const { state, paid, wagered, loss } = ended ?? { state: 'running', paid: 0, ...add() }
  return { state, wagered, loss, paid, locked: ended ? 0 : bonus }
}

const fund = (all: readonly History[]) =>
  d.db.tx((tx) =>
    postIn(
      tx,
      all.map(({ member_id, deposit }) => ({
        key: d.ids.uuid(),
        kind: deposit_credited,
        member_id,
        asset: 'CNY' as const,
        amount: BigInt(deposit),
        sub: 'test',
        ref: `D-${++n}`,
      })),
    ),
  )

const tell = (bets: readonly { member_id: number; id: string }[]) =>
  countBonusBets(
    d,
    bets.map((bet) => ({ ...bet, asset: 'CNY' })),
  )

const betAll = async (all: readonly History[], round: number): Promise<void> => {
  const bets = all.flatMap(({ member_id, steps }) => (steps[round]?.bets ?? []).map((bet) => ({ member_id, ...bet })))
  const selection = { game_code: 'x', issue: '1', bet_type: 'sum', selection: 'big' }
  await d.db.tx(async (tx) => {
    const sold = bets.map(({ member_id, id, type: game_type, stake, payout }) => ({
      member_id,
      id,
      game_type,
      stake: BigInt(stake),
      payout: BigInt(payout),
    }))
    const about = { supplier_code: 'AG', game_code: 'x', asset: 'CNY', selection }
    await recordBets(
      tx,
      sold.map(({ member_id, id, game_type, stake }) => ({
        member_id,
        id,
        game_type,
        stake,
        ...about,
        bill_no: `H-${++n}`,
      })),
    )
    await endBets(
      tx,
      sold.map(({ member_id, id, stake, payout }) => ({ member_id, id, stake, payout, outcome: 'settled' as const })),
    )
  })
  await tell(bets.toReversed())
  if (rng.int(2) === 0) await tell(bets)
}

const voidAll = async (all: readonly History[], round: number): Promise<void> => {
  const wrong = all.flatMap(({ member_id, steps }): BetCorrection[] => {
    const id = steps[round]?.voided
    return id === undefined ? [] : [{ member_id, id, reason: 'annulled', outcome: 'void' }]
  })
  await d.db.tx((tx) => correctBets(tx, wrong))
  await tell(wrong)
}

const actAll = async (all: readonly History[], round: number): Promise<void> => {
  for (const { member_id, steps, bonus_id } of all) {
    const act = steps[round]?.act
    if (act === 'withdraw') await endByWithdrawal(d, { member_id, approved_at: d.clock.now() })
    // What has ended already is refused, and nothing moves.
    if (act === 'cancel') await cancelBonus(d, member_id, bonus_id).catch(() => undefined)
  }
}

const readOutcomes = async (): Promise<Map<number, Outcome & { centre: number }>> => {
  const rows = await d.owner.many<Outcome & { member_id: number; centre: number }>(
    sql`select b.member_id, b.state, b.wagered::float8 as wagered, b.loss::float8 as loss, b.paid::float8 as paid,
      coalesce(l.balance, 0)::float8 as locked, c.balance::float8 as centre from bonus.bonuses b
      left join ledger.balances l on l.member_id = b.member_id and l.account_kind = 'bonus'
      join ledger.balances c on c.member_id = b.member_id and c.account_kind = 'centre'`,
  )
  return new Map(rows.map(({ member_id, ...rest }) => [member_id, rest]))
}

describe(`R1.5 bonuses (TEST_SEED=${SEED})`, () => {
  it('500 histories of bets, corrections, cancels, withdrawals and expiries come to what a model says', async () => {
    rng = createSeededRng(SEED)
    const all = Array.from({ length: MEMBERS }, (_, i) => drawHistory(i + 1))
    await fund(all)
    for (const history of all) {
      const asked = { member_id: history.member_id, is_demo: false }
      history.bonus_id = (await takeOffer(d, asked, offer_ids[history.offer] ?? 0)).id
    }
    const states = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      d.clock.set(new Date(START + round * DAY_MS + DAY_MS / 2))
      await betAll(all, round)
      await voidAll(all, round)
      await actAll(all, round)
      d.clock.set(new Date(START + (round + 1) * DAY_MS))
      await settleDue(d)
      const found = await readOutcomes()
      for (const { steps, ...history } of all) {
        const model = play({ ...history, steps: steps.slice(0, round + 1) })
        states.add(model.state)
        const where = `member ${history.member_id}, round ${round}, seed ${SEED}`
        expect(found.get(history.member_id), where).toEqual({ ...model, centre: history.deposit + model.paid })
      }
    }
    expect([...states].toSorted()).toEqual(['cancelled', 'expired', 'forfeited', 'released', 'running', 'spent'])
  }, 120_000)
})
