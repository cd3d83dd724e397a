import { expect, it } from 'vitest'
import { findSport, LOSS, type Outcome, VOID, WIN } from './index.ts'
import { endEarly, openContest, type SportRules } from './contest.ts'
import { computePlaces, judgeFieldBet, openFieldBook } from './field/match.ts'
import { judgeRaceBet, openRaceBook } from './race/match.ts'
import { getRule, isSetOver, type RaceSport } from './race/sport.ts'
import { judgeScoreBet } from './score/match.ts'
import type { ScoreSport } from './score/sport.ts'

const HALF: Outcome = { won: 1, returned: 0, of: 2 }
const isScore = (rules: SportRules): rules is ScoreSport => rules.family === 'goals' || rules.family === 'points'

it.each<[bet: string, tied: boolean, Outcome]>([
  ['out:4', false, WIN],
  ['out:2', false, LOSS],
  ['out:9', false, LOSS],
  ['out:4', true, HALF],
  ['out:2', true, HALF],
  ['out:7', true, LOSS],
  ['place:4', false, WIN],
  ['place:7', false, WIN],
  ['place:0', false, LOSS],
  ['place:9', false, LOSS],
  ['place:2', true, WIN],
])('R1.1 %s, the first two level: %s', (bet, tied, outcome) => {
  const order = [4, 2, 7, 0, 1]
  expect(judgeFieldBet({ order, tied, over: true }, bet)).toEqual(outcome)
  expect(judgeFieldBet({ order, tied, over: false }, bet)).toBeUndefined()
})

it('R1.1 of a field of one, two and three the weakest comes in first, second and third in 2, 3 and 7 of 12', () => {
  const [first, second, third] = computePlaces([1, 2, 3], 0)
  expect([first * 12, second * 12, third * 12].map((share) => share.toFixed(9))).toEqual([
    '2.000000000',
    '3.000000000',
    '7.000000000',
  ])
  const expectBet = openFieldBook([1, 2, 3], { order: [], tied: false, over: false })
  expect(expectBet('place:0')!.won).toBeCloseTo(1, 12)
  // Two of a hundred races are won by two together, who share it.
  expect(expectBet('out:0')!.won).toBeCloseTo(0.98 / 6 + (0.02 * 5) / 24, 12)
})

it('R1.1 two of a hundred races end level, and none is bet on once it runs', () => {
  const { rules } = findSport('greyhounds')!
  const open = (last: number) => {
    const draws = [0.5, 0.5, last]
    return openContest(() => draws.shift() ?? 1, rules, [0, 0])
  }
  const judged = [0.019, 0.02].map((last) => open(last).read(60).judge('out:1'))
  expect(judged).toEqual([HALF, WIN])
  expect([-1, 0].map((at_s) => open(1).read(at_s).listOffers().length)).toEqual([2, 0])
})

it.each<[bet: string, open: Outcome | undefined, over: Outcome]>([
  ['set:1:home', WIN, WIN],
  ['set:1:away', LOSS, LOSS],
  ['set:2:away', WIN, WIN],
  ['set:3:home', undefined, VOID],
  ['win:away', undefined, WIN],
  ['win:home', undefined, LOSS],
  ['cs:1:2', undefined, WIN],
  ['ah:home:6', undefined, WIN],
  ['ah:home:2', undefined, LOSS],
  ['ou:over:10', undefined, WIN],
])('R1.1 of a match in sets %s is %j while it is played, %j after it', (bet, open, over) => {
  const sets = [
    { home: 6, away: 4 },
    { home: 3, away: 6 },
  ]
  const state = { sets, won: { home: 1, away: 2 }, units: { home: 0, away: 0 } }
  expect(judgeRaceBet({ ...state, over: false }, bet)).toEqual(open)
  expect(judgeRaceBet({ ...state, over: true }, bet)).toEqual(over)
})

it('R1.1 a set that stands 2:0 in legs of three is won by seven of eight, the match by 41 of 64', () => {
  const none = { home: 0, away: 0 }
  const state = { sets: [], won: none, units: { home: 2, away: 0 }, over: false }
  const expectBet = openRaceBook(findSport('darts')!.rules as RaceSport, 0.5, state)
  expect(expectBet('set:1:home')!.won).toBeCloseTo(7 / 8, 12)
  expect(expectBet('set:1:away')!.won).toBeCloseTo(1 / 8, 12)
  expect(expectBet('win:home')!.won).toBeCloseTo(41 / 64, 12)
  expect(expectBet('set:2:home')).toBeUndefined()
})

it.each<[sport: string, set: number, home: number, away: number, over: boolean]>([
  ['tennis', 1, 6, 4, true],
  ['tennis', 1, 6, 5, false],
  ['tennis', 1, 7, 5, true],
  ['tennis', 1, 7, 6, true],
  ['tennis', 3, 6, 6, false],
  ['badminton', 1, 21, 20, false],
  ['badminton', 1, 30, 29, true],
  ['volleyball', 4, 15, 10, false],
  ['volleyball', 5, 15, 10, true],
  ['volleyball', 5, 15, 14, false],
  ['volleyball', 5, 31, 29, true],
  ['snooker', 1, 1, 0, true],
  ['darts', 1, 3, 2, true],
])('R1.1 of %s set %i at %i:%i is over: %s', (sport, set, home, away, over) => {
  const rule = getRule(findSport(sport)!.rules as RaceSport, set - 1)
  expect([isSetOver(rule, home, away), isSetOver(rule, away, home)]).toEqual([over, over])
})

it.each<[bet: string, half: Outcome | undefined, end: Outcome]>([
  ['next:1:away', WIN, WIN],
  ['next:1:home', LOSS, LOSS],
  ['next:1:none', LOSS, LOSS],
  ['next:3:home', undefined, LOSS],
  ['next:3:none', undefined, WIN],
  ['ht:away', WIN, WIN],
  ['ht:draw', LOSS, LOSS],
  ['1x2:draw', undefined, WIN],
  ['cs:1:1', undefined, WIN],
])('R1.1 by the clock %s is %j after the first half, %j at the end', (bet, half, end) => {
  const { rules } = findSport('football')!
  if (!isScore(rules)) throw new Error('football is played by the clock')
  const events = [
    { at_s: 600, period: 0, side: 'away', points: 1 },
    { at_s: 4000, period: 1, side: 'home', points: 1 },
  ] as const
  const broken = { half_left: 0, half_over: true, left: 0.5, over: false, events: events.slice(0, 1) }
  expect(judgeScoreBet(rules, broken, bet)).toEqual(half)
  expect(judgeScoreBet(rules, { ...broken, events, left: 0, over: true }, bet)).toEqual(end)
})

it.each([
  ['football', 1, Math.exp(-2.63)],
  ['ice_hockey', 1, 0],
  ['ice_hockey', 2, undefined],
])('R1.1 of %s nobody scores goal %i in %d of all matches, as it is asked before it starts', (sport, nth, won) => {
  const moment = openContest(() => 0.5, findSport(sport)!.rules, [0, 0]).read(-1)
  const share = moment.expect(`next:${nth}:none`)?.won
  expect(share?.toFixed(9)).toBe(won?.toFixed(9))
})

it('R1.1 a match that is broken off ends then, and what was decided stands', () => {
  const draws = [0.1, 0.5, 0.3, 0.7, 0.9, 0.2, 0.6, 0.4, 0.8]
  let at = 0
  const contest = openContest(() => draws[at++ % draws.length]!, findSport('football')!.rules, [0, 0])
  const broken_s = contest.marks_s[1]!
  const early = endEarly(contest, broken_s)
  expect([early.length_s, early.marks_s]).toEqual([broken_s, contest.marks_s.filter((mark) => mark <= broken_s)])
  expect([early.read(broken_s - 1).over, early.read(broken_s).over]).toEqual([false, true])
  const end = early.read(contest.length_s)
  const side = contest.read(broken_s).judge('next:1:home')
  expect([end.judge('next:1:home'), end.judge('next:50:none'), end.judge('win:home')]).toEqual([side, VOID, VOID])
  expect([end.expect('1x2:home'), end.listOffers()]).toEqual([{ won: 0, returned: 1 }, []])
})
