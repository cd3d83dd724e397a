import type { Return } from '../game.ts'

/** Three dice. */
export type Dice = readonly [number, number, number]

/** To one, for each total of the dice. */
const TOTALS: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 17,
  7: 12,
  8: 8,
  9: 6,
  10: 6,
  11: 6,
  12: 6,
  13: 8,
  14: 12,
  15: 17,
  16: 30,
  17: 60,
}
const ODDS = { triple: 180, any_triple: 30, double: 10, pair: 5 } as const

const pay = (wins: boolean, odds: number): Return => (wins ? (odds + 1) * 100 : 0)
const sum = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c
const count = (dice: Dice, points: number): number => dice.filter((one) => one === points).length

type Kind = (dice: Dice, points: number, other: number) => Return
/** Big, small, odd and even lose to every triple. */
const KINDS: Readonly<Record<string, Kind>> = {
  big: (dice) => pay(sum(dice) >= 11 && !isTriple(dice), 1),
  small: (dice) => pay(sum(dice) <= 10 && !isTriple(dice), 1),
  odd: (dice) => pay(sum(dice) % 2 === 1 && !isTriple(dice), 1),
  even: (dice) => pay(sum(dice) % 2 === 0 && !isTriple(dice), 1),
  total: (dice, points) => pay(sum(dice) === points, TOTALS[points] ?? -1),
  triple: (dice, points) => pay(count(dice, points) === 3, ODDS.triple),
  any_triple: (dice) => pay(isTriple(dice), ODDS.any_triple),
  double: (dice, points) => pay(count(dice, points) >= 2, ODDS.double),
  pair: (dice, points, other) => pay(count(dice, points) > 0 && count(dice, other) > 0, ODDS.pair),
  single: (dice, points) => pay(count(dice, points) > 0, count(dice, points)),
}

/** What a bet such as `big`, `total:4`, `double:6` or `pair:1:2` brings back. */
export const returnDiceBet = (bet: string, dice: Dice): Return => {
  const [kind = '', points, other] = bet.split(':')
  const judge = KINDS[kind]
  if (!judge) throw new RangeError(`sic bo knows no bet ${bet}`)
  return judge(dice, Number(points), Number(other))
}

const EYES = [1, 2, 3, 4, 5, 6] as const

/** Every bet that the table takes. */
export const DICE_BETS: readonly string[] = [
  'big',
  'small',
  'odd',
  'even',
  'any_triple',
  ...Object.keys(TOTALS).map((points) => `total:${points}`),
  ...EYES.flatMap((points) => [`triple:${points}`, `double:${points}`, `single:${points}`]),
  ...EYES.flatMap((points) => EYES.filter((other) => other > points).map((other) => `pair:${points}:${other}`)),
]
