import { GAME_TYPES } from '@moongate/contract/games.states'
import { fromWire, RATE_ONE, toWire } from '@moongate/money'
import type { AgentTerms } from './team.settings.ts'

export type Rate = { game_type: number; rate_ppm: number }
/** Between which a rate may be set. */
export type Bound = { game_type: number; min_ppm: number; max_ppm: number }

/** A hundredth of a per mille. */
const PPM_PER_STEP = 10n

/** Per mille, as it is typed, in parts per million. */
export const readRates = (typed: readonly { game_type: number; rate: string }[]): Rate[] =>
  typed.map(({ game_type, rate }) => ({ game_type, rate_ppm: Number((fromWire(rate) ?? 0n) * PPM_PER_STEP) }))

/** Per mille with two places: `"3.50"`. */
export const formatRate = (rate_ppm: number): string => toWire(BigInt(rate_ppm) / PPM_PER_STEP)

/** The rate of a type of games; nothing where there is none. */
export const findRate = (rates: readonly Rate[], game_type: number): number =>
  rates.find((rate) => rate.game_type === game_type)?.rate_ppm ?? 0

/**
 * R7.5: no lower than the site's lowest rate and the highest of those below, no higher than the rate above; at the top than the
 * site's highest.
 */
export const listBounds = (terms: AgentTerms, above: readonly Rate[] | null, below: readonly Rate[]): Bound[] =>
  GAME_TYPES.map(({ key }) => ({
    game_type: key,
    min_ppm: Math.max(terms.lowest_ppm, findRate(below, key)),
    max_ppm: above ? findRate(above, key) : terms.highest_ppm,
  }))

/** Why rates cannot be set: one for each type of games, each within its bounds, or none at all where that is allowed. */
export const refuseRates = (rates: readonly Rate[], bounds: readonly Bound[]) => {
  const types = new Set(rates.map(({ game_type }) => game_type))
  if (types.size !== rates.length || rates.length !== bounds.length) return 'team.rates_invalid'
  if (bounds.some(({ game_type }) => !types.has(game_type))) return 'team.rates_invalid'
  if (bounds.some(({ game_type, max_ppm }) => findRate(rates, game_type) > max_ppm)) return 'team.rates_above'
  return bounds.some(({ game_type, min_ppm }) => findRate(rates, game_type) < min_ppm) ? 'team.rates_below' : undefined
}

/** Rates that were promised, no higher than those above have become. */
export const limitRates = (promised: readonly Rate[], above: readonly Rate[]): Rate[] =>
  promised.map(({ game_type, rate_ppm }) => ({ game_type, rate_ppm: Math.min(rate_ppm, findRate(above, game_type)) }))

/** A share as staff type it, in whole per cent. */
export const readShare = (percent: number): number => (percent * Number(RATE_ONE)) / 100
export const formatShare = (share_ppm: number): number => (share_ppm * 100) / Number(RATE_ONE)

/** Whether two lists of rates say the same. */
export const areRatesEqual = (a: readonly Rate[], b: readonly Rate[]): boolean =>
  a.length === b.length && a.every(({ game_type, rate_ppm }) => findRate(b, game_type) === rate_ppm)
