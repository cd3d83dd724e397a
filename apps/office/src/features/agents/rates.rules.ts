import type { Rate } from '../../api/agents.ts'

type Bound = Pick<Rate, 'game_type' | 'min_rate' | 'max_rate'>
export type Typed = Readonly<Record<string, string>>

const PERMILLE = /^\d{1,3}(?:\.\d{1,2})?$/

/** Whether a rate may be sent as it is typed. */
export const isFit = ({ min_rate, max_rate }: Bound, typed: string): boolean =>
  PERMILLE.test(typed) && Number(typed) >= Number(min_rate) && Number(typed) <= Number(max_rate)

/** What a form begins with: the rates that hold, or the lowest where there are none. */
export const beginRates = (rates: readonly Rate[]): Typed =>
  Object.fromEntries(
    rates.map(({ game_type, rate, min_rate }) => [String(game_type), Number(rate) > 0 ? rate : min_rate]),
  )

/** From the lowest to the highest of them; one where all are the same. */
export const describeRates = (rates: readonly Pick<Rate, 'rate'>[]): string => {
  const sorted = rates.map(({ rate }) => rate).toSorted((a, b) => Number(a) - Number(b))
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined) return ''
  return low === high ? `${low}‰` : `${low}‰ – ${high}‰`
}

/** What was typed, as the call takes it. */
export const readRates = (rates: readonly Rate[], typed: Typed): { game_type: number; rate: string }[] =>
  rates.map(({ game_type }) => ({ game_type, rate: typed[String(game_type)] ?? '' }))
