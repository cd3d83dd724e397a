import { useState } from 'react'
import { type Bound, collectRates, type Typed } from './rates.rules.ts'

const readGiven = (given: readonly { game_type: number; rate: string }[]): Typed =>
  Object.fromEntries(given.map(({ game_type, rate }) => [game_type, rate]))

/** Rates while they are typed: begun with what was given, until somebody changes one. */
export const useRates = (given: readonly { game_type: number; rate: string }[]) => {
  const [own, setTyped] = useState<Typed>()
  const [shown, setShown] = useState(false)
  const typed = own ?? readGiven(given)
  /** What is sent; where something is wrong it is shown, and nothing comes back. */
  const collect = (bounds: readonly Bound[]) => {
    const rates = collectRates(typed, bounds)
    setShown(!rates)
    return rates
  }
  return { typed, setTyped, shown, collect }
}
