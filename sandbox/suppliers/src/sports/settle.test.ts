import { computeReturn, toShare } from '@moongate/sports'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cashOut, quoteSlip } from './cash-out.ts'
import { endOf, getMatch, PROTEST_MS, readMoment } from './feed.ts'
import { createHarness } from './harness.ts'
import { settleSome, settleSports } from './settle.ts'
import { findSlipOf } from './slips.sql.ts'
import type { Match } from './state.ts'

const h = createHarness()
beforeEach(h.begin)
afterAll(h.close)

describe('R1.1 results that are none', () => {
  it('a match that is broken off gives the stake back, to the cent and as void', async () => {
    while (h.findMatches({ where: ({ broken }) => broken }).length === 0) h.skipDay()
    const { player, session } = await h.sit()
    const match = h.findMatches({ where: ({ broken }) => broken })[0]!
    h.lay(session, [h.pick(match, '1x2:home')])
    h.setClock(endOf(match))
    expect(settleSports(h.world())).toBe(1)
    expect([h.getBalance(player), h.listOf(player)]).toMatchObject([
      100_000,
      [{ status: 'void', reason: 'abandoned', round: match.fixture.id }],
    ])
  })

  it('a result that is taken back is booked again, once, also where nobody ran the program', async () => {
    const isAnnulled = ({ annulled, broken }: Match) => annulled && !broken
    while (h.findMatches({ where: isAnnulled }).length === 0) h.skipDay()
    const { player, session } = await h.sit()
    const match = h.findMatches({ where: isAnnulled })[0]!
    const back = { status: 'void', reason: 'annulled' }
    const [won, lost] = [h.pick(match, h.findWinner(match)), h.pick(match, h.findLoser(match))]
    h.lay(session, [won])
    h.lay(session, [lost])
    h.setClock(endOf(match))
    settleSports(h.world())
    expect(h.getBalance(player)).toBe(98_000 + won.odds * 10)
    h.restart(endOf(match) + PROTEST_MS)
    expect([settleSports(h.world()), settleSports(h.world())]).toEqual([2, 0])
    expect(h.getBalance(player)).toBe(100_000)
    expect(h.listOf(player)).toMatchObject([back, back])
  })
})

describe('R1.1 cash-out', () => {
  it('pays what the slip is worth less the margin, once, and the match says nothing to it any more', async () => {
    const { player, session } = await h.sit()
    const match = h.findMatches()[0]!
    const one = h.pick(match, h.findWinner(match))
    const placed = h.lay(session, [one])
    const id = 'id' in placed ? placed.id : ''
    const worth = computeReturn(readMoment(h.world(), match).expect(one.code)!, one.odds) * 1_000
    const value = Math.floor(worth * 0.95)
    expect(quoteSlip(h.world(), findSlipOf(h.world(), 'ATLAS', id)!)).toBe(value)
    expect(cashOut(h.world(), { session, id, value: value + 1 })).toEqual({ error: 'odds', value })
    expect(cashOut(h.world(), { session, id, value })).toEqual({ balance: 99_000 + value, value })
    expect(cashOut(h.world(), { session, id, value })).toEqual({ balance: 99_000 + value, value })
    h.setClock(endOf(match))
    expect(settleSports(h.world())).toBe(0)
    expect([h.getBalance(player), h.listOf(player)]).toMatchObject([
      99_000 + value,
      [{ status: 'settled', payout: value }],
    ])
  })

  it('is refused while something has just happened, when all is decided, and to anybody else', async () => {
    const { session } = await h.sit()
    const match = h.findMatches({ where: ({ contest, broken }) => contest.marks_s.length > 0 && !broken })[0]!
    const placed = h.lay(session, [h.pick(match, '1x2:draw')])
    const id = 'id' in placed ? placed.id : ''
    const { session: other } = await h.sit()
    expect(cashOut(h.world(), { session: other, id, value: 1 })).toEqual({ error: 'unknown' })
    h.setClock(match.fixture.starts_at + match.contest.marks_s[0]! * 1000 + 1)
    expect(cashOut(h.world(), { session, id, value: 1 })).toEqual({ error: 'suspended' })
    h.setClock(endOf(match))
    expect(cashOut(h.world(), { session, id, value: 1 })).toEqual({ error: 'closed' })
  })
})

it('R1.1 a program that begins again has the same matches', () => {
  const [match] = h.findMatches()
  const end = (one: Match) => one.contest.read(one.contest.length_s).state
  const state = end(match!)
  h.restart(h.begun())
  expect(end(getMatch(h.world(), match!.fixture.id)!)).toEqual(state)
  expect(toShare(match!.contest.read(match!.contest.length_s).judge(h.findWinner(match!))!)).toEqual({
    won: 1,
    returned: 0,
  })
})

it('R1.1 many slips are settled some at a time, each of them once, and then from the start again', async () => {
  const { session } = await h.sit()
  const [match] = h.findMatches()
  for (let nth = 0; nth < 5; nth += 1) h.lay(session, [h.pick(match!, '1x2:home')])
  h.setClock(endOf(match!))
  const first = settleSome(h.world(), 0, 2)
  const second = settleSome(h.world(), first.next, 2)
  const third = settleSome(h.world(), second.next, 2)
  expect([first, second, third].map(({ settled }) => settled)).toEqual([2, 2, 1])
  expect(third.next).toBe(0)
  expect(settleSports(h.world())).toBe(0)
})
