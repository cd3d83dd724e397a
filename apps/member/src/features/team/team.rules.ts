import type { Rate } from '../../api/team-queries.ts'

/** A rate as it is typed, by type of games. */
export type Typed = Readonly<Record<number, string>>
/** Between which a rate may be chosen. */
export type Bound = Pick<Rate, 'game_type' | 'min_rate' | 'max_rate'>

const PERMILLE = /^\d{1,3}(?:\.\d{1,2})?$/

/** Whether a rate can be sent as it is typed. */
export const isRateFit = ({ min_rate, max_rate }: Bound, typed: string): boolean =>
  PERMILLE.test(typed) && Number(typed) >= Number(min_rate) && Number(typed) <= Number(max_rate)

/** What was typed as the call takes it; nothing while any of it does not fit. */
export const readTyped = (
  bounds: readonly Bound[],
  typed: Typed,
): { game_type: number; rate: string }[] | undefined => {
  const rates = bounds.map((bound) => ({ bound, rate: typed[bound.game_type] ?? '' }))
  if (rates.some(({ bound, rate }) => !isRateFit(bound, rate))) return undefined
  return rates.map(({ bound: { game_type }, rate }) => ({ game_type, rate }))
}

/** An agent's own rates are the highest that may be given on; the lowest are the site's. */
export const boundBelow = (own: readonly Rate[], lowest: readonly Rate[] = own): Bound[] =>
  own.map(({ game_type, rate }) => ({
    game_type,
    min_rate: lowest.find((one) => one.game_type === game_type)?.min_rate ?? '0.00',
    max_rate: rate,
  }))

/** Where somebody's form begins: at what they have, else at the lowest. */
export const beginTyped = (bounds: readonly Bound[], has: readonly Pick<Rate, 'game_type' | 'rate'>[]): Typed =>
  Object.fromEntries(
    bounds.map(({ game_type, min_rate }) => [
      game_type,
      has.find((one) => one.game_type === game_type)?.rate ?? min_rate,
    ]),
  )
