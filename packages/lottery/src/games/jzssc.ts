import type { BetType, Game } from '../game.ts'
import {
  makeDragonTigerRule,
  makeGroupSixRule,
  makeGroupThreeRule,
  makeGroupTwoRule,
  makePatternRule,
  makePositionRule,
  makeSidesRule,
  makeStraightRule,
  makeSumRule,
  makeTieRule,
} from '../rules.ts'

const ALL = [0, 1, 2, 3, 4]
const FRONT = { id: 'front', positions: [0, 1, 2] }
const MIDDLE = { id: 'middle', positions: [1, 2, 3] }
const BACK = { id: 'back', positions: [2, 3, 4] }
const WINDOWS = [FRONT, MIDDLE, BACK]
/** Every pair of positions, 万千 first; 万个, the classic one, is `p15`. */
const PAIRS = ALL.flatMap((first) => ALL.filter((second) => second > first).map((second) => [first, second] as const))

const makeThreeStarTypes = ({ id, positions }: typeof FRONT): BetType[] => [
  { id: `star3_${id}`, family: 'star3', odds_milli: 985_000, rule: makeStraightRule(positions) },
  { id: `star3_${id}_group3`, family: 'star3', odds_milli: 328_300, rule: makeGroupThreeRule(positions) },
  { id: `star3_${id}_group6`, family: 'star3', odds_milli: 164_100, rule: makeGroupSixRule(positions) },
]

/** 金月时时彩: five digits, one draw a minute. Odds: decisions/0051, 0059. */
export const jzssc: Game = {
  code: 'jzssc',
  positions: ['wan', 'qian', 'bai', 'shi', 'ge'],
  base: 10,
  schedule: { period_ms: 60_000, lock_ms: 5_000 },
  families: ['star1', 'star2', 'star3', 'sides', 'dragon_tiger', 'sum', 'pattern'],
  bet_types: [
    { id: 'star1', family: 'star1', odds_milli: 9_850, rule: makePositionRule(ALL) },
    { id: 'star2_front', family: 'star2', odds_milli: 98_500, rule: makeStraightRule([0, 1]) },
    { id: 'star2_back', family: 'star2', odds_milli: 98_500, rule: makeStraightRule([3, 4]) },
    { id: 'star2_front_group', family: 'star2', odds_milli: 49_250, rule: makeGroupTwoRule([0, 1]) },
    { id: 'star2_back_group', family: 'star2', odds_milli: 49_250, rule: makeGroupTwoRule([3, 4]) },
    ...WINDOWS.flatMap(makeThreeStarTypes),
    { id: 'sides', family: 'sides', odds_milli: 1_970, rule: makeSidesRule(ALL) },
    { id: 'dragon_tiger', family: 'dragon_tiger', odds_milli: 1_966, rule: makeDragonTigerRule(PAIRS) },
    { id: 'dragon_tiger_tie', family: 'dragon_tiger', odds_milli: 9_850, rule: makeTieRule(PAIRS) },
    { id: 'sum', family: 'sum', odds_milli: 1_970, rule: makeSumRule(ALL) },
    { id: 'pattern_triple', family: 'pattern', odds_milli: 98_500, rule: makePatternRule('triple', WINDOWS) },
    { id: 'pattern_straight', family: 'pattern', odds_milli: 16_400, rule: makePatternRule('straight', WINDOWS) },
    { id: 'pattern_pair', family: 'pattern', odds_milli: 3_640, rule: makePatternRule('pair', WINDOWS) },
    {
      id: 'pattern_half_straight',
      family: 'pattern',
      odds_milli: 2_730,
      rule: makePatternRule('half_straight', WINDOWS),
    },
    { id: 'pattern_mixed', family: 'pattern', odds_milli: 3_280, rule: makePatternRule('mixed', WINDOWS) },
  ],
  limits: {
    min_unit_minor: 1_00n,
    max_unit_minor: 50_000_00n,
    max_payout_minor: 1_000_000_00n,
    max_multiple: 1000,
    max_lines: 100,
  },
}
