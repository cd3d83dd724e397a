import type { GameCode } from '@moongate/tables'
import { baccarat } from './baccarat.tsx'
import { dragonTiger } from './dragon-tiger.tsx'
import type { GameView } from './game.ts'
import { niuniu } from './niuniu/index.tsx'
import { roulette } from './roulette/index.ts'
import { sicBo } from './sic-bo/index.tsx'

/** How each game of the tables looks. */
export const GAMES: Readonly<Record<GameCode, GameView>> = {
  baccarat,
  dragon_tiger: dragonTiger,
  roulette,
  sic_bo: sicBo,
  niuniu,
}
