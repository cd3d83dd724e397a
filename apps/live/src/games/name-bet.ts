import { t, type TextKey } from '../text.ts'

/** A bet by its name: `total:4` is the total of four; a bet on numbers of the roulette layout is its numbers. */
export const nameBet = (bet: string): string => {
  const [kind = '', ...parts] = bet.split(':')
  const name = /^\d/.test(kind) ? kind.replaceAll('-', '·') : t(`spot.${kind}` as TextKey)
  return [name, ...(parts.length > 0 ? [parts.join('·')] : [])].join(' ')
}

/** A game of the tables by its name. */
export const nameGame = (game: string): string => t(`game.${game}` as TextKey)

/** A table by the name of its game and its code. */
export const nameTable = ({ game, code }: { game: string; code: string }): string => `${nameGame(game)} ${code}`
