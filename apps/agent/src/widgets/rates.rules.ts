import { compareMoney } from '@moongate/money'

export type Bound = { game_type: number; min_rate: string; max_rate: string }
export type Typed = Readonly<Record<number, string>>

const PERMILLE = /^\d{1,3}(?:\.\d{1,2})?$/

/** Why a rate cannot be set, as the key of what to say; nothing where it can. */
export const findRateFault = (rate: string, { min_rate, max_rate }: Bound): 'shape' | 'low' | 'high' | undefined => {
  if (!PERMILLE.test(rate)) return 'shape'
  if (compareMoney(rate, max_rate) > 0) return 'high'
  return compareMoney(rate, min_rate) < 0 ? 'low' : undefined
}

/** The rates as they are sent, or nothing while one of them is wrong or none is known: who is sent without rates is a player. */
export const collectRates = (typed: Typed, bounds: readonly Bound[]) =>
  bounds.length === 0 || bounds.some((bound) => findRateFault(typed[bound.game_type] ?? '', bound))
    ? undefined
    : bounds.map(({ game_type }) => ({ game_type, rate: typed[game_type] ?? '' }))

/** An agent's own rates as bounds for somebody new below; the site's lowest rate the server knows. */
export const boundBelow = <R extends { game_type: number; rate: string }>(own: readonly R[]) =>
  own.map(({ rate, ...named }) => ({ ...named, rate, min_rate: '0.00', max_rate: rate }))
