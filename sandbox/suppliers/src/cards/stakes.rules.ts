import type { CardGame } from '@moongate/cards'

/** In minor units; a game of more parts takes multiples of those. */
const UNIT = 100
/** `unit`: stakes are whole multiples of it, so that each of their parts is a whole minor unit. */
type Limits = { readonly least: number; readonly most: number; readonly unit: number }

const LIMITS: Readonly<Record<string, Omit<Limits, 'unit'>>> = {
  blackjack: { least: 500, most: 500_000 },
  golden_flower: { least: 100, most: 10_000 },
  landlord: { least: 1_000, most: 100_000 },
  mahjong: { least: 1_000, most: 100_000 },
  niuniu: { least: 1_000, most: 100_000 },
}

/** What a game takes as its first stake. */
export const getLimits = ({ code, parts }: Pick<CardGame<object>, 'code' | 'parts'>): Limits => ({
  ...(LIMITS[code] ?? { least: 0, most: 0 }),
  unit: Math.max(UNIT, parts),
})

/** Whether a game takes a stake. Parts are divisors of the smallest unit, or multiples of it. */
export const takesStake = (game: Pick<CardGame<object>, 'code' | 'parts'>, stake: number): boolean => {
  const { least, most, unit } = getLimits(game)
  return stake >= least && stake <= most && stake % unit === 0
}
