import type { GameType } from '@moongate/contract/games.states'
import type { Kernel } from '../../kernel/index.ts'

export type LotteryDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'translate' | 'config' | 'log'>
/** What every game of this supplier is. */
export const JZ_GAME_TYPE: GameType = 4
