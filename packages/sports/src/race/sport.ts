/** A sport in sets, each played in units: points, games, frames, rounds. */
export type RaceSport = {
  readonly family: 'sets'
  /** Sets that win the match. */
  readonly sets: number
  /** Units that win a set, with a lead of `by`; at `cap` units the lead no longer matters. The last set may be shorter. */
  readonly to: number
  readonly by: number
  readonly cap: number
  readonly last_to: number
  readonly unit_s: number
  readonly break_s: number
  readonly suspend_s: number
}
/** How a set is won. */
export type SetRule = { readonly to: number; readonly by: number; readonly cap: number }

/** How strongly a rating one better weighs on a unit; in short races more than in long ones. */
const EDGE = 0.9

/** The rule of the set after so many. */
export const getRule = ({ sets, to, by, cap, last_to }: RaceSport, played: number): SetRule =>
  played === 2 * (sets - 1) && last_to !== to ? { to: last_to, by, cap: Infinity } : { to, by, cap }

/** Whether a set is over at these units. */
export const isSetOver = ({ to, by, cap }: SetRule, won: number, lost: number): boolean => {
  const [most, least] = [Math.max(won, lost), Math.min(won, lost)]
  return most >= cap || (most >= to && most - least >= by)
}

/** The chance of the home side in a unit when it is so much better. */
export const computeUnit = ({ sets, to }: RaceSport, ahead: number): number =>
  1 / (1 + Math.exp((-EDGE * ahead) / Math.sqrt(sets * to)))

const isEven = ({ to, by, cap }: SetRule, home: number, away: number): boolean =>
  cap === Infinity && by === 2 && home === away && home >= to - 1

/** The chance of the home side to win a set from these units on. */
export const computeSet = (p: number, rule: SetRule, home = 0, away = 0): number => {
  const known = new Map<number, number>()
  const walk = (i: number, j: number): number => {
    if (isSetOver(rule, i, j)) return i > j ? 1 : 0
    if (isEven(rule, i, j)) return (p * p) / (p * p + (1 - p) * (1 - p))
    const key = i * 1000 + j
    const found = known.get(key) ?? p * walk(i + 1, j) + (1 - p) * walk(i, j + 1)
    known.set(key, found)
    return found
  }
  return walk(home, away)
}
