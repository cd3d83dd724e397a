import { GAME_TYPES } from '@moongate/contract/games.states'

/**
 * From how much effective bet on a day (minor units) a type of games has a rate, in parts per million. With a supplier's code it is a step of
 * that supplier's own table, which stands instead of the type's there; '' is the type's.
 */
export type Level = { game_type: number; supplier_code: string; from: bigint; rate_ppm: number }
/** What has steps of its own: a type of games, or a supplier within it. */
export type Table = Pick<Level, 'game_type' | 'supplier_code'>
/** What is given from a day on, `YYYY-MM-DD`, until the next one begins. */
export type Tariff = { from_on: string; levels: readonly Level[] }

/** Five per cent: beyond that somebody has mistyped. */
export const MOST_PPM = 50_000

/** The levels of a day, none before the first tariff. Tariffs in the order of their days. */
export const chooseLevels = (tariffs: readonly Tariff[], on_day: string): readonly Level[] =>
  tariffs.findLast(({ from_on }) => from_on <= on_day)?.levels ?? []

const isOf =
  ({ game_type, supplier_code }: Table) =>
  (level: Table): boolean =>
    level.game_type === game_type && level.supplier_code === supplier_code

/** The table that counts for a supplier's games of a type: its own where it has one, else the type's (decisions/0270). */
export const chooseTable = (levels: readonly Level[], { game_type, supplier_code }: Table): Table => ({
  game_type,
  supplier_code: levels.some(isOf({ game_type, supplier_code })) ? supplier_code : '',
})

/** The level that a day's effective bet on what a table counts for has reached, and the next one above it. */
export const findReached = (
  levels: readonly Level[],
  table: Table,
  effective: bigint,
): { rate_ppm: number; next: Level | undefined } => {
  const rising = levels.filter(isOf(table)).toSorted(compareFrom)
  return {
    rate_ppm: rising.findLast(({ from }) => from <= effective)?.rate_ppm ?? 0,
    next: rising.find(({ from }) => from > effective),
  }
}

const compareFrom = (a: Level, b: Level): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)

/** Whether each level of a table asks for more and gives more than the one below it. */
const isRising = (levels: readonly Level[], table: Table): boolean => {
  const steps = levels.filter(isOf(table)).toSorted(compareFrom)
  return steps.every((level, i) => {
    const below = steps[i - 1]
    return !below || (below.from < level.from && below.rate_ppm < level.rate_ppm)
  })
}

/** Rates rise with the bets, each step once, for types and suppliers there are: else who bets more would get less. */
export const refuseLevels = (
  levels: readonly Level[],
  supplier_codes: readonly string[],
): 'rebate.levels_invalid' | undefined => {
  const isKnown = ({ game_type, supplier_code, rate_ppm }: Level) =>
    GAME_TYPES.some(({ key }) => key === game_type) &&
    (supplier_code === '' || supplier_codes.includes(supplier_code)) &&
    rate_ppm <= MOST_PPM
  return levels.every((level) => isKnown(level) && isRising(levels, level)) ? undefined : 'rebate.levels_invalid'
}

/** A new tariff begins with the next day, so that a day has one; the very first one at once (decisions/0171). */
export const chooseStart = (tariffs: readonly Tariff[], today: string, tomorrow: string): string =>
  tariffs.length === 0 ? today : tomorrow
