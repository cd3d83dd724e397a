import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeededRng } from '../../kernel/rng.ts'
import { findBrokenInvariants } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { decideClaim } from './claim-desk.ts'
import { claimRebate } from './claim.ts'
import { closeDays } from './clock.ts'
import { rebateSetting } from './index.ts'
import { putTariff } from './rate.sql.ts'
import { createModel, STEPS } from './test-reviews.ts'
import { createTurning, type Turning } from './test-turning.ts'

/* Claims that wait for a person while bets are told late and turn out otherwise, against what they must come to: no line of the rules is used. */
const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const [DAY_MS, ABOVE, LASTS] = [86_400_000, 30, 2]
/** More by hand: `DAYS=200`. */
const DAYS = Number(process.env['DAYS'] ?? 20)
const START = Date.parse('2026-01-01T04:00:00Z')
let d: TestDb
const { draw, write, turn, tell, readClaims } = createTurning(() => d)

beforeAll(async () => {
  d = await createTestDb({ start_at: new Date(START) })
  const table = { game_type: 4, supplier_code: '' }
  const levels = STEPS.map(([from, rate]) => ({ ...table, from: BigInt(from), rate_ppm: rate * 100 }))
  await d.db.tx((tx) => putTariff(tx, { from_on: '2020-01-01', levels }, 'test'))
})
afterAll(() => d.stop())

it.each([
  ['by the clock', true, [1, 2]],
  ['by members in time', false, [3, 4]],
] as const)(
  `R1.5 R6.6 claims %s that staff pay and refuse come to the cent, whatever bets turn out to be (TEST_SEED=${SEED})`,
  async (_, by_clock, ids) => {
    const rng = createSeededRng(`${SEED} reviews ${ids[0]}`)
    const models = new Map(ids.map((id) => [id as number, createModel(id)]))
    const [bets, untold]: [Turning[], Set<Turning>] = [[], new Set()]
    let paused = -1
    await putSetting(d.db, rebateSetting, { days: LASTS, by_clock, review_above: '0.30' })
    const live = async (day: number) => {
      const made = Array.from({ length: 1 + rng.int(4) }, () => draw(rng, ids[rng.int(2)] ?? ids[0], day))
      await write(made)
      bets.push(...made)
      const turned = bets.slice(-12).filter(() => rng.int(6) === 0)
      for (const bet of turned) await turn(bet)
      for (const bet of [...made, ...turned]) untold.add(bet)
      if (rng.int(4) === 0) return
      await tell([...untold])
      for (const bet of untold) models.get(bet.member_id)?.hear(bet.id, bet, bet.counts ? bet.stake : 0, day)
      untold.clear()
    }
    const look = async (member_id: number, day: number) => {
      const model = models.get(member_id)
      if (rng.int(2) === 0) {
        await claimRebate(d, { member_id, deadtime: d.clock.now(), way: 'member' }).catch(() => undefined)
        model?.claim(day, day, ABOVE)
      }
      const known = await readClaims([member_id])
      for (const claim of model?.listWaiting() ?? []) {
        if (rng.int(5) > 0) continue
        const decision = {
          id: known[claim.at]?.id ?? '',
          state: rng.int(2) === 0 ? 'paid' : 'refused',
          reason: 'x',
        } as const
        await decideClaim(d, decision, { staff_id: 1, name: 'test', ip: '', request_id: '' })
        model?.decide(claim, decision.state)
      }
    }
    for (let day = 0; day < DAYS; day++) {
      d.clock.set(new Date(START + day * DAY_MS))
      await live(day)
      const is_off = rng.int(8) === 0
      await putSetting(d.db, switchSettings.rebate, is_off ? '0' : '1')
      if (!is_off) for (const id of ids) await look(id, day)
      if (rng.int(3) === 0) continue
      await closeDays(d)
      if (is_off && !by_clock) paused = day
      for (const model of is_off ? [] : models.values())
        if (by_clock) model.claim(day - 0.5, day - 1, ABOVE)
        else if (paused < day - LASTS) model.end(day - LASTS)
      const told = [...models.values()].flatMap((model) => model.listClaims())
      expect(await readClaims(ids), `day ${day}, seed ${SEED}`).toMatchObject(told)
    }
    expect(await findBrokenInvariants(d.owner)).toEqual([])
  },
)
