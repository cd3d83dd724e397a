import { createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import {
  nameMarket,
  endEarly,
  computePoints,
  computeSet,
  createDraw,
  findSport,
  openContest,
  priceOffers,
  quoteBet,
  simulateContests,
  type Sport,
  SPORTS,
  TRIALS,
  VOID,
} from './index.ts'
import { computeReturn } from './odds.ts'
import { toShare } from './outcome.ts'

const BEFORE = -1
const open = (code: string, seed: number, ratings: readonly number[] = [0.5, -0.2]) =>
  openContest(createDraw(createSeededWords(seed)), findSport(code)!.rules, ratings)
const fill = (code: string): readonly number[] => {
  const { rules } = findSport(code)!
  return rules.family === 'field' ? Array.from({ length: rules.entrants }, (_, at) => 1 - at / 4) : [0.5, -0.2]
}

it.each([
  ['iron_vanguard', 'ah', null, 'Map handicap', '地图让分'],
  ['iron_vanguard', 'ou', null, 'Total maps', '地图总数'],
  ['star_legion', 'cs', null, 'Correct map score', '地图正确比分'],
  ['iron_vanguard', 'set', 1, 'Map 1', '第1张地图'],
  ['nine_towers', 'set', 2, 'Game 2', '第2局'],
  ['tennis', 'ou', null, 'Total sets', '总盘数'],
  ['volleyball', 'set', 3, 'Set 3', '第3局'],
  ['snooker', 'ah', null, 'Frame handicap', '让局'],
  ['football', 'ou', null, 'Total goals', '总进球'],
  ['basketball', 'ah', null, 'Point handicap', '让分'],
  ['football', 'next', 2, 'Goal 2', '第2个进球'],
  ['horse_racing', 'out', null, 'Race winner', '单场赛事冠军'],
] as const)('R1.1 of %s %s is named by what is counted there', (sport, market, nth, en, zh_cn) =>
  expect([nameMarket(market, nth, 'en', sport), nameMarket(market, nth, 'zh_cn', sport)]).toEqual([en, zh_cn]),
)

describe('the models', () => {
  it('R1.1 goals fall as Poisson has it, points are sums of them', () => {
    const [none, one, two] = computePoints(1.5, [[1, 1]])
    expect([none, one, two]).toEqual([Math.exp(-1.5), 1.5 * Math.exp(-1.5), 1.125 * Math.exp(-1.5)])
    const chances = computePoints(4, [
      [2, 0.6],
      [3, 0.4],
    ])
    expect(chances[0]).toBeCloseTo(Math.exp(-4), 12)
    expect(chances[1]).toBe(0)
    expect(chances[5]).toBeCloseTo(Math.exp(-4) * 8 * 2 * 0.24, 12)
    expect(chances.reduce((sum, p, points) => sum + p * points, 0)).toBeCloseTo(4 * 2.4, 8)
  })

  it('R1.1 a set is won as its points are: worked examples', () => {
    const plain = { to: 2, by: 1, cap: Infinity }
    expect(computeSet(0.6, plain)).toBeCloseTo(0.36 + 2 * 0.36 * 0.4, 12)
    expect(computeSet(0.6, { to: 11, by: 2, cap: Infinity }, 10, 10)).toBeCloseTo(0.36 / 0.52, 12)
    expect(computeSet(0.6, { to: 6, by: 2, cap: 7 }, 6, 6)).toBeCloseTo(0.6, 12)
    expect(computeSet(0.5, { to: 25, by: 2, cap: Infinity })).toBeCloseTo(0.5, 12)
  })

  it.each(SPORTS.map(({ code }) => code))('R1.1 of %s every bet keeps its margin before the start', (code) => {
    const moment = open(code, 4, fill(code)).read(BEFORE)
    const offers = priceOffers(moment)
    expect(offers.length).toBeGreaterThan(1)
    for (const { bets } of offers)
      for (const { code: bet, odds } of bets) {
        expect(odds, bet).toBeGreaterThanOrEqual(101)
        expect(computeReturn(moment.expect(bet)!, odds), bet).toBeLessThanOrEqual(0.9601)
      }
  })

  it.each(SPORTS.map(({ code }) => code))(
    'R1.1 of %s every bet is decided when the match is over, and none before',
    (code) => {
      const contest = open(code, 5, fill(code))
      const bets = priceOffers(contest.read(BEFORE)).flatMap(({ bets: all }) => all.map(({ code: bet }) => bet))
      const [before, after] = [contest.read(BEFORE), contest.read(contest.length_s)]
      expect(after.listOffers()).toEqual([])
      for (const bet of bets)
        expect([before.judge(bet), after.judge(bet) === undefined], bet).toEqual([undefined, false])
      expect(quoteBet(after, bets[0]!)).toBeUndefined()
    },
  )
})

/** What tells models apart; how often sides score and how long sets are is no model of its own. */
const describeModel = ({ rules }: Sport): string => {
  if (rules.family === 'field') return 'field'
  if (rules.family !== 'sets') return `${rules.family}, draws ${rules.draws}`
  const { to, by, cap, last_to } = rules
  return `sets, one unit ${to === 1}, lead ${by}, cap ${cap < Infinity}, shorter last ${last_to < to}`
}

it('R1.1 each model of a sport has a trial, and each title of e-sports one of its own', () => {
  const tried = SPORTS.filter(({ code }) => TRIALS.some(({ sport }) => sport === code))
  const models = new Set(tried.map(describeModel))
  expect(SPORTS.filter((sport) => !models.has(describeModel(sport))).map(({ code }) => code)).toEqual([])
  expect(SPORTS.filter((sport) => sport.category === 7 && !tried.includes(sport))).toEqual([])
})

it.each(TRIALS.map((trial) => [trial.sport, trial] as const))(
  'R1.1 %s played 4,000 times returns what is proven, within the interval at 99.9 of 100',
  (_sport, trial) => {
    const found = simulateContests(trial, createDraw(createSeededWords(6)), 4_000)
    expect(found).toHaveLength(trial.bets.length)
    for (const { bet, proven, mean, deviation, matches } of found)
      expect(Math.abs(mean - proven), bet).toBeLessThan((3.2905 * deviation) / Math.sqrt(matches))
  },
)

it.each(['football', 'ice_hockey', 'rugby_union', 'badminton', 'tennis'])(
  'R1.1 odds of %s in play return what was quoted: each match is asked at a moment of its own',
  (code) => {
    const draw = createDraw(createSeededWords(7))
    const { rules } = findSport(code)!
    const sums = { proven: 0, paid: 0, squares: 0, bets: 0 }
    for (let match = 0; match < 600; match += 1) {
      const contest = openContest(draw, rules, [0.4, 0])
      const moment = contest.read(draw() * contest.length_s)
      const end = contest.read(contest.length_s)
      for (const { bets } of priceOffers(moment).slice(0, 2)) {
        const bet = bets[Math.floor(draw() * bets.length)]!
        const [proven, paid] = [moment.expect(bet.code)!, toShare(end.judge(bet.code)!)].map((share) =>
          computeReturn(share, bet.odds),
        )
        const apart = paid! - proven!
        Object.assign(sums, {
          proven: sums.proven + proven!,
          paid: sums.paid + paid!,
          squares: sums.squares + apart ** 2,
          bets: sums.bets + 1,
        })
      }
    }
    expect(Math.abs(sums.paid - sums.proven)).toBeLessThan(3.2905 * Math.sqrt(sums.squares))
    expect(sums.proven / sums.bets).toBeLessThanOrEqual(0.96)
  },
)

it('R1.1 a match that is broken off gives back what is not decided', () => {
  const contest = open('football', 9)
  const half_over_s = 50 * 60
  const broken = endEarly(contest, half_over_s)
  const end = broken.read(contest.length_s)
  expect([end.over, end.judge('1x2:home'), end.listOffers()]).toEqual([true, VOID, []])
  expect(end.judge('ht:draw')).toEqual(contest.read(half_over_s).judge('ht:draw'))
  expect(broken.read(half_over_s - 1).over).toBe(false)
})
