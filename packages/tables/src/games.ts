import { baccarat } from './baccarat/index.ts'
import { dragonTiger } from './dragon-tiger/index.ts'
import type { TableGame } from './game.ts'
import { niuniu } from './niuniu/index.ts'
import { roulette } from './roulette/index.ts'
import { sicBo } from './sic-bo/index.ts'

/** Every game of the tables. */
export const tableGames: readonly TableGame[] = [baccarat, dragonTiger, roulette, sicBo, niuniu]

const BETS = new Map(tableGames.map(({ code, bets }) => [code, new Set(bets)]))

/** Whether a game takes such a bet. */
export const isTableBet = (game: TableGame['code'], bet: string): boolean => BETS.get(game)?.has(bet) ?? false
