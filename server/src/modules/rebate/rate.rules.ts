import { GAME_TYPES } from '@moongate/contract/games.states'

/** From how much effective bet on a day (minor units) a type of games has a rate, in parts per million. */
export type Level = { game_type: number; from: bigint; rate_ppm: number }
/** What is given from a day on, `YYYY-MM-DD`, until the next one begins. */
export type Tariff = { from_on: string; levels: readonly Level[] }

/** Five per cent: beyond that somebody has mistyped. */
export const MOST_PPM = 50_000

/** The levels of a day, none before the first tariff. Tariffs in the order of their days. */
export const chooseLevels = (tariffs: readonly Tariff[], on_day: string): readonly Level[] =>
  tariffs.findLast(({ from_on }) => from_on <= on_day)?.levels ?? []

/** The level that a day's effective bet of a type has reached, and the next one above it. */
export const findReached = (
  levels: readonly Level[],
  game_type: number,
  effective: bigint,
): { rate_ppm: number; next: Level | undefined } => {
  const rising = levels.filter((level) => level.game_type === game_type).toSorted(compareFrom)
  return {
    rate_ppm: rising.findLast(({ from }) => from <= effective)?.rate_ppm ?? 0,
    next: rising.find(({ from }) => from > effective),
  }
}

const compareFrom = (a: Level, b: Level): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)

/** Rates rise with the bets, each step once, for types there are: else who bets more would get less. */
export const refuseLevels = (levels: readonly Level[]): 'rebate.levels_invalid' | undefined => {
  const isKnown = (level: Level) => GAME_TYPES.some(({ key }) => key === level.game_type) && level.rate_ppm <= MOST_PPM
  const rises = GAME_TYPES.every(({ key }) => {
    const of_type = levels.filter(({ game_type }) => game_type === key).toSorted(compareFrom)
    return of_type.every((level, i) => {
      const below = of_type[i - 1]
      return !below || (below.from < level.from && below.rate_ppm < level.rate_ppm)
    })
  })
  return levels.every(isKnown) && rises ? undefined : 'rebate.levels_invalid'
}

/** A new tariff begins with the next day, so that a day has one; the very first one at once (decisions/0171). */
export const chooseStart = (tariffs: readonly Tariff[], today: string, tomorrow: string): string =>
  tariffs.length === 0 ? today : tomorrow
