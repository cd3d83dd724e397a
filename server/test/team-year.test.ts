import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { createSeededRng } from '../src/kernel/rng.ts'
import { addDays, formatDay } from '../src/kernel/time.ts'
import { decideRun } from '../src/modules/commission/decide.ts'
import { payStatements } from '../src/modules/commission/pay.ts'
import { startRun } from '../src/modules/commission/run.ts'
import { findBrokenInvariants } from '../src/modules/ledger/index.ts'
import { countBets } from '../src/modules/team/count.ts'
import { moveMember } from '../src/modules/team/place.ts'
import { act, cancelBet, plantYear, playDay } from './team/year.ts'
import { AGENTS, buildPaper, LOW_MOVES, noteRun, type Played, THREE_MOVES } from './team/year-model.ts'

const SEED = process.env['TEST_SEED'] ?? String(Date.now())
const [DAYS, DAY_MS, EVERY] = [365, 86_400_000, 30]
/** Stakes and payouts are so round that no cent is ever rounded. */
const ROUND = 100_000n

let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-01-01T04:00:00Z' })
})
afterAll(() => d.stop())

const pay = async (): Promise<void> => {
  const { id } = await startRun(d, addDays(formatDay(d.clock.now(), d.config.site_time_zone), -1), act(1))
  await decideRun(d, { id, step: 'approve', reason: '' }, act(2))
  await payStatements(d, id)
}

/** A bet of each player, and one of all so far that is perhaps taken back; answers those that are to be heard. */
const live = async (
  ids: Awaited<ReturnType<typeof plantYear>>,
  bets: Played[],
  day: number,
  draw: (n: number) => number,
) => {
  const played = (['one', 'two', 'three'] as const).map((by): Played => {
    const [stake, payout] = [BigInt(1 + draw(9)) * ROUND, BigInt(draw(11)) * ROUND]
    return { id: d.ids.uuid(), day, by, stake, payout, is_cancelled: false, is_known: false, is_paid: false }
  })
  await playDay(d, ids, played)
  bets.push(...played)
  const back = bets[draw(bets.length)]
  if (!back || back.is_cancelled || draw(4) > 0) return played
  await cancelBet(d, ids, back)
  back.is_cancelled = true
  return [...played, back]
}

it(
  `R6.4 a year by the clock: both models pay to the cent, with moves, late and cancelled bets (TEST_SEED=${SEED})`,
  { timeout: 120_000 },
  async () => {
    const rng = createSeededRng(SEED)
    const ids = await plantYear(d)
    const [bets, unheard, paper]: [Played[], Set<Played>, ReturnType<typeof buildPaper>] = [[], new Set(), buildPaper()]
    for (let day = 0; day < DAYS; day++) {
      d.clock.advance(DAY_MS)
      if (day % EVERY === EVERY - 1) {
        await pay()
        noteRun(paper, bets, day)
      }
      if (day === THREE_MOVES) await moveMember(d, { member_id: ids.three, to: 'top', reason: 'asked' }, act(1))
      if (day === LOW_MOVES) await moveMember(d, { member_id: ids.low, to: 'top', reason: 'asked' }, act(1))
      for (const bet of await live(ids, bets, day, (n) => rng.int(n))) unheard.add(bet)
      // The workers are down on two days of five, and hear then what was told meanwhile.
      if (rng.int(5) < 2) continue
      await countBets(
        d,
        [...unheard].map(({ by, id }) => ({ member_id: ids[by], id, asset: 'CNY' })),
      )
      for (const bet of unheard) bet.is_known = !bet.is_cancelled
      unheard.clear()
    }
    const paid = await d.owner.many<{ member_id: number; balance: bigint }>(
      sql`select member_id, balance from ledger.balances where account_kind = 'centre' and balance > 0 order by 1`,
    )
    const owed = AGENTS.map((agent) => ({ member_id: ids[agent], balance: paper.paid[agent] }))
    expect(paid).toEqual(owed.filter(({ balance }) => balance > 0n))
    const { late } = await d.owner.one<{ late: bigint }>(
      sql`select sum(late)::bigint as late from commission.statement_lines where agent_id = ${ids.low}`,
    )
    expect(late).toBe(paper.late)
    expect(await findBrokenInvariants(d.db)).toEqual([])
  },
)
