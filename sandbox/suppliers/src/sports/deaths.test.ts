import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { killAt } from '../kill-at.ts'
import { cashOut } from './cash-out.ts'
import { endOf } from './feed.ts'
import { createHarness } from './harness.ts'
import { settleSports } from './settle.ts'
import { readSlips } from './slips.ts'
import type { Match } from './state.ts'

const h = createHarness()
beforeEach(h.begin)
afterAll(h.close)

const now = (): number => h.world().time?.at ?? 0
/** Dies where it is, and begins again at a moment. */
const die = (doing: () => unknown, write: string, at = now()): void => {
  killAt(h.world(), write)
  expect(doing).toThrow('the program died')
  h.restart(at)
}
const tell = (player: string) => [
  h.getBalance(player),
  ...h.listOf(player).map(({ status, payout }) => `${status} ${payout}`),
]
/** Somebody with a slip that will win on a match that has not begun. */
const lay = async () => {
  const { player, session } = await h.sit()
  const match = h.findMatches({
    where: ({ fixture, broken, annulled }) => !broken && !annulled && fixture.starts_at > h.begun(),
  })[0]!
  const one = h.pick(match, h.findWinner(match))
  const placed = h.lay(session, [one])
  return { player, session, match, id: 'id' in placed ? placed.id : '', payout: one.odds * 10 }
}
const findHalf = ({ fixture, contest }: Match): number => fixture.starts_at + contest.length_s * 500

describe('R1.1 the program dies', () => {
  it('while a slip is placed: nothing was placed, and the same slip asked for again is placed once', async () => {
    const { player, session } = await h.sit()
    const match = h.findMatches()[0]!
    const one = h.pick(match, h.findWinner(match))
    const place = (slip_id: string) => h.lay(session, [one], { slip_id })
    const slip_id = randomUUID()
    die(() => place(slip_id), 'insert on slips')
    expect(tell(player)).toEqual([100_000])
    const placed = place(slip_id)
    expect([place(slip_id), tell(player)]).toEqual([placed, [99_000, 'open 0']])
  })

  it.each([
    ['is open', ({ fixture }: Match) => fixture.starts_at - 1],
    ['is in play', findHalf],
    ['is decided and not paid', endOf],
    ['is over for long', (match: Match) => endOf(match) + 86_400_000],
  ])('while a match of a slip %s: it stays as it was placed, and is paid once', async (_when, find) => {
    const { player, session, match, id, payout } = await lay()
    h.restart(find(match))
    expect(tell(player)).toEqual([99_000, 'open 0'])
    const { slips } = readSlips(h.world(), session) as { slips: { id: string }[] }
    expect(slips.map((slip) => slip.id)).toEqual([id])
    if (now() < endOf(match)) expect(settleSports(h.world())).toBe(0)
    h.setClock(Math.max(now(), endOf(match)))
    die(() => settleSports(h.world()), 'update on players')
    expect(tell(player)).toEqual([99_000, 'open 0'])
    expect([settleSports(h.world()), settleSports(h.world())]).toEqual([1, 0])
    expect(tell(player)).toEqual([99_000 + payout, `settled ${payout}`])
  })

  it('while a cash-out is under way: the slip is open as before, and bought back once', async () => {
    const { player, session, match, id } = await lay()
    const ask = (value: number) => cashOut(h.world(), { session, id, value })
    const { slips } = readSlips(h.world(), session) as { slips: { value: number }[] }
    const { value } = slips[0]!
    for (const write of ['update on players', 'update on slips']) {
      die(() => ask(value), write)
      expect(tell(player)).toEqual([99_000, 'open 0'])
    }
    const sold = ask(value)
    h.restart(endOf(match))
    expect([sold, ask(value), settleSports(h.world())]).toEqual([{ balance: 99_000 + value, value }, sold, 0])
    expect(tell(player)).toEqual([99_000 + value, `settled ${value}`])
  })
})
