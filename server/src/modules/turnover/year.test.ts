import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSeededRng, type Rng } from '../../kernel/rng.ts'
import { findBrokenInvariants } from '../ledger/index.ts'
import { countBets, grantRequirement, readTurnoverLeft, recountBets } from './requirement.ts'

/* A year of wagering against what it must come to, written here once more and otherwise, in one number a member: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const MEMBERS = [1, 2]
const DAYS = 365

type Told = { member_id: number; id: string; cents: number; correction: number; due: number }
/** `asked` in order; `done` of their sum; what each bet counts and took of it. */
type Model = { asked: number[]; done: number; bets: Map<string, { correction: number; cents: number; took: number }> }
let d: TestDb
let rng: Rng

beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner), `seed ${SEED}`).toEqual([])
})

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

/** What a bet is said to count: more takes of what is still asked for, less gives back what it took beyond. */
const hear = (model: Model, { id, cents, correction }: Told): void => {
  const known = model.bets.get(id)
  if (known && known.correction >= correction) return
  const before = known ?? { cents: 0, took: 0 }
  const open = sum(model.asked) - model.done
  const change = cents > before.cents ? Math.min(open, cents - before.cents) : -Math.max(0, before.took - cents)
  model.done += change
  model.bets.set(id, { correction, cents, took: before.took + change })
}

/** Of so much done each document has what those before it leave of it, up to its own amount: the closed form. */
const spread = ({ asked, done }: Model): bigint[] =>
  asked.map((amount, i) => BigInt(Math.max(0, Math.min(amount, done - sum(asked.slice(0, i))))))

const tell = async (model: Model, told: Told): Promise<void> => {
  hear(model, told)
  const { member_id, id, cents, correction } = told
  const bet = { member_id, id, asset: 'CNY' }
  if (correction === 0) await countBets(d, [{ ...bet, effective: BigInt(cents) }])
  else await recountBets(d, [{ ...bet, correction_id: correction, effective_after: BigInt(cents) }])
}

const consumed = async (member_id: number): Promise<bigint[]> =>
  (
    await d.owner.many<{ consumed: bigint }>(
      sql`select consumed from turnover.requirements where member_id = ${member_id} order by id`,
    )
  ).map((row) => row.consumed)

const ask = async (model: Model, member_id: number): Promise<void> => {
  const cents = 1_00 + rng.int(2_000_00)
  model.asked.push(cents)
  const source_id = `Y-${model.asked.length}`
  await d.db.tx((tx) =>
    grantRequirement(tx, { member_id, source: 'gift', source_id, asset: 'CNY', amount: BigInt(cents) }),
  )
}

describe(`R1.5 R3.1 a year of wagering (TEST_SEED=${SEED})`, () => {
  it('comes to the closed form, to the cent, though workers are down for days, bets are heard late, twice and out of order, and some are cancelled', async () => {
    rng = createSeededRng(`${SEED} turnover`)
    const models = new Map(MEMBERS.map((id): [number, Model] => [id, { asked: [], done: 0, bets: new Map() }]))
    let waiting: Told[] = []
    let [down, corrections, again] = [0, 0, 0]
    const hold = (told: Omit<Told, 'due'>, day: number) => {
      const late = () => day + (rng.int(3) === 0 ? 1 + rng.int(6) : 0)
      waiting.push({ ...told, due: late() })
      if (rng.int(3) === 0) waiting.push({ ...told, due: late() })
    }
    for (let day = 0; day < DAYS; day++) {
      for (const [member_id, model] of models) {
        if (rng.int(6) === 0) await ask(model, member_id)
        if (rng.int(3) === 0) continue
        const bet = { member_id, id: d.ids.uuid() }
        hold({ ...bet, cents: 1 + rng.int(300_00), correction: 0 }, day)
        // Cancelled, or found to count otherwise; told before its end where that is held back longer.
        if (rng.int(5) === 0) hold({ ...bet, cents: rng.int(2) * rng.int(500_00), correction: ++corrections }, day)
      }
      down = down > 0 ? down - 1 : rng.int(15) === 0 ? 1 + rng.int(9) : 0
      if (down > 0 && day < DAYS - 1) continue
      const due = waiting.filter((one) => one.due <= day || day === DAYS - 1)
      waiting = waiting.filter((one) => !due.includes(one))
      for (const told of due.toSorted(() => rng.int(3) - 1)) {
        const model = models.get(told.member_id)
        if (!model) continue
        if (model.bets.has(told.id)) again += 1
        await tell(model, told)
      }
      for (const [member_id, model] of models)
        expect(await readTurnoverLeft(d, member_id, 'CNY'), `member ${member_id}, day ${day}, seed ${SEED}`).toBe(
          BigInt(sum(model.asked) - model.done),
        )
    }
    for (const [member_id, model] of models)
      expect(await consumed(member_id), `member ${member_id}, seed ${SEED}`).toEqual(spread(model))
    expect(corrections > 10 && again > 30, `seed ${SEED}`).toBe(true)
  }, 60_000)
})
