import { randomUUID } from 'node:crypto'
import type { Pick } from '@moongate/game-contract/sports'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { endOf, isSuspended } from './feed.ts'
import { createHarness } from './harness.ts'
import { LIMITS, placeSlip } from './place.ts'
import { settleSports } from './settle.ts'

const h = createHarness()
beforeEach(h.begin)
afterAll(h.close)

describe('R4.10 a slip', () => {
  it('is booked when it is placed, and settled once when its matches are over: a win and a loss', async () => {
    const { player, session } = await h.sit()
    const [match] = h.findMatches()
    const [won, lost] = [h.pick(match!, h.findWinner(match!)), h.pick(match!, h.findLoser(match!))]
    expect(h.lay(session, [won])).toMatchObject({ balance: 99_000, stake: 1_000, picks: [won] })
    expect(h.lay(session, [lost])).toMatchObject({ balance: 98_000 })
    const most = h.listOf(player).map((bet) => bet.most)
    expect(new Set(most)).toEqual(new Set([won.odds * 10, lost.odds * 10]))
    expect(h.listOf(player)).toMatchObject([{ status: 'open', stake: 1_000 }, { status: 'open' }])
    h.setClock(endOf(match!) - 1)
    expect(settleSports(h.world())).toBe(0)
    h.setClock(endOf(match!))
    expect([settleSports(h.world()), settleSports(h.world())]).toEqual([2, 0])
    expect(h.getBalance(player)).toBe(98_000 + won.odds * 10)
    const paid = h.listOf(player).map(({ status, payout }) => `${status} ${payout}`)
    expect(new Set(paid)).toEqual(new Set(['settled 0', `settled ${won.odds * 10}`]))
  })

  it('that is asked for again is the same one, and costs nothing', async () => {
    const { player, session } = await h.sit()
    const [match] = h.findMatches()
    const slip_id = randomUUID()
    const first = h.lay(session, [h.pick(match!, '1x2:home')], { slip_id })
    expect(h.lay(session, [h.pick(match!, '1x2:home')], { slip_id })).toEqual(first)
    expect(h.lay(session, [h.pick(match!, '1x2:away')], { slip_id, line: 9_000 })).toEqual(first)
    expect([h.getBalance(player), h.listOf(player).length]).toEqual([99_000, 1])
  })

  it('of several matches multiplies them; one of them lost, it waits for nothing', async () => {
    const { player, session } = await h.sit()
    const [a, b] = h.findMatches().toSorted((x, y) => endOf(x) - endOf(y))
    const picks = [h.pick(a!, h.findWinner(a!)), h.pick(b!, h.findWinner(b!))]
    h.lay(session, picks, { system: 'double' })
    const system = h.lay(session, [...picks, h.pick(h.findMatches({ sport: 'basketball' })[0]!, 'win:home')], {
      system: 'trixie',
      line: 100,
    })
    expect(system).toMatchObject({ stake: 400 })
    const [x = 0, y = 0, z = 0] = 'error' in system ? [] : system.picks.map(({ odds }) => odds)
    const lines = [(x * y) / 100, (x * z) / 100, (y * z) / 100, (x * y * z) / 10_000].map(Math.floor)
    const most = lines.reduce((sum, line) => sum + line)
    expect(h.listOf(player).find(({ stake }) => stake === 400)).toMatchObject({ most })
    h.lay(session, [h.pick(a!, h.findLoser(a!)), picks[1]!], { system: 'double' })
    h.setClock(endOf(a!))
    expect(settleSports(h.world())).toBe(1)
    h.setClock(endOf(b!))
    settleSports(h.world())
    const paid = h.listOf(player).find(({ payout, stake }) => payout > 0 && stake === 1_000)
    expect(paid?.payout).toBe(Math.floor((picks[0]!.odds * picks[1]!.odds) / 10))
  })

  it.each([
    ['nobody', () => ({ session: 's.nobody' }), 'session'],
    ['less than the least', () => ({ line: LIMITS.least - 1 }), 'stake'],
    ['more than the most', () => ({ line: LIMITS.most + 1 }), 'stake'],
    ['what is not there', () => ({ line: 100_001 }), 'poor'],
    ['a system that does not fit', () => ({ system: 'double' as const }), 'unknown'],
    ['a match that is none', (one: Pick) => ({ picks: [{ ...one, match: 'football.0.1.9' }] }), 'unknown'],
    [
      'a match of another supplier',
      (one: Pick) => ({ picks: [{ ...one, match: 'pixel_football.0.20500.0' }] }),
      'unknown',
    ],
    [
      'one match twice',
      (one: Pick) => ({ picks: [one, { ...one, code: '1x2:away' }], system: 'double' as const }),
      'unknown',
    ],
    ['a bet that is not offered', (one: Pick) => ({ picks: [{ ...one, code: 'ou:over:400' }] }), 'closed'],
    ['odds that were better than they are', (one: Pick) => ({ picks: [{ ...one, odds: one.odds + 1 }] }), 'odds'],
    [
      'other odds, where exactly these are wanted',
      (one: Pick) => ({ picks: [{ ...one, odds: one.odds - 1 }], mode: 'exact' as const }),
      'odds',
    ],
  ])('R4.10 of %s moves nothing', async (_case, twist, error) => {
    const { player, session } = await h.sit()
    const one = h.pick(h.findMatches()[0]!, '1x2:home')
    const asked = {
      session,
      slip_id: randomUUID(),
      system: 'single' as const,
      line: 1_000,
      mode: 'better' as const,
      picks: [one],
      ...twist(one),
    }
    expect(placeSlip(h.world(), asked)).toMatchObject({ error })
    expect([h.getBalance(player), h.listOf(player)]).toEqual([100_000, []])
  })

  it('takes worse odds from who takes all, and better ones for who wants no worse', async () => {
    const { session } = await h.sit()
    const one = h.pick(h.findMatches()[0]!, '1x2:home')
    expect(h.lay(session, [{ ...one, odds: one.odds + 50 }], { mode: 'all' })).toMatchObject({ picks: [one] })
    expect(h.lay(session, [{ ...one, odds: one.odds - 1 }])).toMatchObject({ picks: [one] })
  })

  it('is refused while something has just happened, once the match is over, and days before it', async () => {
    const { player, session } = await h.sit()
    const match = h.findMatches({ where: ({ contest, broken }) => contest.marks_s.length > 0 && !broken })[0]!
    const goal_at = match.fixture.starts_at + match.contest.marks_s[0]! * 1000
    const tryBet = () => h.lay(session, [{ match: match.fixture.id, code: '1x2:home', odds: 1 }])
    h.setClock(goal_at + 1)
    expect(isSuspended(h.world(), match)).toBe(true)
    expect(tryBet()).toEqual({ error: 'suspended' })
    h.setClock(endOf(match))
    expect(tryBet()).toEqual({ error: 'closed' })
    h.setClock(match.fixture.starts_at - 4 * 86_400_000)
    expect(tryBet()).toEqual({ error: 'closed' })
    expect(h.getBalance(player)).toBe(100_000)
  })

  it('R6.3 is refused once the time of the visit is used up', async () => {
    const { session } = await h.sit(100_000, {
      reality_minutes: 60,
      played_seconds: 0,
      seconds_left: 1,
      break_loss: null,
    })
    const one = h.pick(h.findMatches()[0]!, '1x2:home')
    h.setClock(h.begun() + 1_000)
    expect(h.lay(session, [one])).toEqual({ error: 'time' })
  })

  it('R4.10 is refused where a match would have more of one player open than it takes, over all slips', async () => {
    const [{ player, session }, other] = [await h.sit(20_000_000), await h.sit()]
    const [a, b] = h.findMatches()
    const [one, two] = [h.pick(a!, '1x2:home'), h.pick(b!, '1x2:home')]
    h.lay(session, [one], { line: LIMITS.most })
    h.lay(session, [one, two], { system: 'double', line: LIMITS.most })
    const rest = LIMITS.match - 2 * LIMITS.most
    expect(h.lay(session, [h.pick(a!, '1x2:away')], { line: rest + 1 })).toEqual({ error: 'match' })
    expect(h.listOf(player)).toHaveLength(2)
    expect(h.lay(session, [h.pick(a!, '1x2:away')], { line: rest })).toMatchObject({ stake: rest })
    expect(h.lay(session, [one, two], { system: 'double', line: LIMITS.least })).toEqual({ error: 'match' })
    expect(h.lay(session, [two], { line: LIMITS.most })).toMatchObject({ stake: LIMITS.most })
    expect(h.lay(other.session, [one])).toMatchObject({ stake: 1_000 })
  })

  it('R4.10 takes as much again of a match once what was open on it is settled', async () => {
    const { session } = await h.sit(20_000_000)
    const [a, ...others] = h.findMatches().toSorted((x, y) => endOf(x) - endOf(y))
    const b = others.find(({ fixture }) => fixture.starts_at > endOf(a!))
    const [lost, open] = [h.pick(a!, h.findLoser(a!)), h.pick(b!, '1x2:home')]
    for (const line of [LIMITS.most, LIMITS.most, LIMITS.match - 2 * LIMITS.most])
      h.lay(session, [lost, open], { system: 'double', line })
    expect(h.lay(session, [open])).toEqual({ error: 'match' })
    h.setClock(endOf(a!))
    expect(settleSports(h.world())).toBe(3)
    expect(h.lay(session, [open])).toMatchObject({ stake: 1_000 })
  })

  it('brings no more than the most', async () => {
    const { player, session } = await h.sit(LIMITS.most)
    const matches = h
      .findMatches({
        where: (match) => !match.annulled && !match.broken && match.fixture.starts_at > h.begun(),
      })
      .slice(0, 8)
    const picks = matches.map((match) => h.pick(match, h.findWinner(match)))
    h.lay(session, picks, { system: 'parlay', line: LIMITS.most })
    expect(h.listOf(player)).toMatchObject([{ most: LIMITS.win, round: null }])
    h.setClock(Math.max(...matches.map(endOf)))
    settleSports(h.world())
    expect(h.getBalance(player)).toBe(LIMITS.win)
  })
})
