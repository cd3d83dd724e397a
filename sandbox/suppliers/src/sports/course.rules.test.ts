import { findSport, type Moment, type ScoreEvent, WIN } from '@moongate/sports'
import { describe, expect, it } from 'vitest'
import { findDecided, tellCourse, tellStanding } from './course.rules.ts'

const SIDES = ['A', 'B', 'C', 'D']
const readRules = (sport: string) => findSport(sport)!.rules
const clock = (events: ScoreEvent[]) => ({ events, left: 0, half_left: 0, half_over: true, over: true })
const goal = (at_s: number, side: 'home' | 'away', period = 0, points = 1): ScoreEvent => ({
  at_s,
  period,
  side,
  points,
})
const GOALS = clock([goal(60, 'home'), goal(125, 'away'), goal(3_700, 'home', 1)])
const FEW = { home: 0, away: 0 }
const SETS = {
  sets: [
    { home: 6, away: 4 },
    { home: 3, away: 6 },
  ],
  won: { home: 1, away: 1 },
  units: FEW,
  over: false,
}
const RACE = { order: [2, 0, 3, 1], tied: false, over: true }

describe('how a match went', () => {
  it.each([
    ['no score', 'football', clock([]), ''],
    ['each score with its minute', 'football', GOALS, '2′ 1:0 · 3′ 1:1 · 47′ 2:1'],
    ['sets', 'tennis', SETS, '6:4 · 3:6'],
    ['the first three of a race', 'horse_racing', RACE, '1. C · 2. A · 3. D'],
    ['a race that goes on', 'horse_racing', { ...RACE, order: [] }, ''],
    [
      'of many scores how it stood after each part',
      'basketball',
      clock(Array.from({ length: 13 }, (_, at) => goal(at * 100, at % 2 ? 'away' : 'home', at < 7 ? 0 : 2, 2))),
      '8:6 · 8:6 · 14:12',
    ],
  ])('%s', (_case, sport, state, told) => expect(tellCourse(readRules(sport), state, SIDES)).toBe(told))

  it.each([
    ['the minute and the score', 'football', GOALS, 3_700, '47′ 2:1'],
    ['no minute after the last', 'football', GOALS, 99_999, '90′ 2:1'],
    ['sets won', 'tennis', SETS, 0, '1:1'],
    ['the first three', 'horse_racing', RACE, 0, '1. C · 2. A · 3. D'],
  ])('stands by %s', (_case, sport, state, at_s, told) =>
    expect(tellStanding(readRules(sport), state, SIDES, at_s)).toBe(told),
  )
})

describe('the second at which a bet is decided', () => {
  const decideAt = (from_s: number) => (at_s: number) =>
    ({ judge: () => (at_s >= from_s ? WIN : undefined) }) as unknown as Moment
  it.each([
    [0, 100, 0],
    [1, 100, 1],
    [57, 100, 57],
    [100, 100, 100],
    [99.5, 99.5, 100],
    [101, 100, undefined],
  ])('from %s, looked for until %s', (from_s, until_s, found) =>
    expect(findDecided(decideAt(from_s), 'any', until_s)).toBe(found),
  )
})
