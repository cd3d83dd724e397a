import type { CardGame } from '@moongate/cards'

/** Stakes are whole multiples of it, in minor units. */
const UNIT = 100
type Limits = { readonly least: number; readonly most: number }

const LIMITS: Readonly<Record<string, Limits>> = {
  blackjack: { least: 500, most: 500_000 },
  golden_flower: { least: 100, most: 10_000 },
}

/** What a game takes as its first stake. */
export const getLimits = ({ code }: Pick<CardGame<object>, 'code'>): Limits => LIMITS[code] ?? { least: 0, most: 0 }

/** Whether a game takes a stake: within its limits, and so that each of its parts is a whole minor unit. */
export const takesStake = (game: Pick<CardGame<object>, 'code' | 'parts'>, stake: number): boolean => {
  const { least, most } = getLimits(game)
  return stake >= least && stake <= most && stake % UNIT === 0 && stake % game.parts === 0
}
