import type { GameCode, Return } from './game.ts'
import { POCKETS } from './roulette/bets.ts'
import { judgeRound, type TableRound } from './rounds/index.ts'

const EYES = [1, 2, 3, 4, 5, 6]
/** Five court cards, and a hand that makes no bull at all. */
const [COURT, NOTHING] = [
  [10, 11, 12, 23, 24],
  [0, 14, 28, 42, 7],
]

/** Of each game rounds among which every bet meets the best that can become of it. */
const BEST: Readonly<Record<GameCode, readonly TableRound[]>> = {
  baccarat: (['player', 'banker', 'tie'] as const).map((winner) => ({
    game: 'baccarat',
    player: [0, 13],
    banker: [0, 13],
    winner,
  })),
  dragon_tiger: [
    { game: 'dragon_tiger', dragon: 12, tiger: 0 },
    { game: 'dragon_tiger', dragon: 0, tiger: 12 },
    { game: 'dragon_tiger', dragon: 0, tiger: 0 },
  ],
  roulette: Array.from({ length: POCKETS }, (_, pocket) => ({ game: 'roulette', pocket })),
  sic_bo: EYES.flatMap((a) =>
    EYES.flatMap((b) => EYES.map((c) => ({ game: 'sic_bo' as const, dice: [a, b, c] as const }))),
  ),
  niuniu: [
    { game: 'niuniu', banker: NOTHING, players: [COURT, COURT, COURT] },
    { game: 'niuniu', banker: COURT, players: [NOTHING, NOTHING, NOTHING] },
  ],
}

/** The most that a bet brings back, of each hundred of its stake. */
export const findMostReturn = (game: GameCode, bet: string): Return =>
  Math.max(...BEST[game].map((round) => judgeRound(round)(bet)))
