import { countReels, type SlotGame } from './game.ts'
import type { Window } from './window.ts'
import type { Win } from './win.ts'

/** What the cells of a reel that count for a symbol weigh: one each, a wild its multiplier. 0 where none counts. */
export const computeWeight = (game: SlotGame, window: Window, reel: number, symbol: number): number => {
  let weight = 0
  for (let cell = reel * game.rows; cell < (reel + 1) * game.rows; cell += 1) {
    const found = window[cell]!
    if (found === symbol) weight += 1
    else if (game.symbols[found]!.kind === 'wild') weight += game.symbols[found]!.multiplier
  }
  return weight
}

const listCells = (game: SlotGame, window: Window, symbol: number, reels: number): number[] => {
  const cells: number[] = []
  for (let cell = 0; cell < reels * game.rows; cell += 1)
    if (window[cell] === symbol || game.symbols[window[cell]!]!.kind === 'wild') cells.push(cell)
  return cells
}

/** A way for each choice of one cell a reel. */
const countWays = (game: SlotGame, cells: readonly number[], reels: number): number => {
  let ways = 1
  for (let reel = 0; reel < reels; reel += 1)
    ways *= cells.filter((cell) => Math.floor(cell / game.rows) === reel).length
  return ways
}

const findWayWin = (game: SlotGame, window: Window, symbol: number): Win | undefined => {
  let count = 0
  let weight = 1
  for (; count < countReels(game); count += 1) {
    const found = computeWeight(game, window, count, symbol)
    if (found === 0) break
    weight *= found
  }
  const parts = game.symbols[symbol]!.pays[count]! * weight
  if (parts === 0) return undefined
  const cells = listCells(game, window, symbol, count)
  const ways = countWays(game, cells, count)
  return { symbol, count, multiplier: weight / ways, parts, cells, ways }
}

/** The wins of a window on adjoining reels from the left: each symbol of the first reel, once for every way through the others. */
export const findWayWins = (game: SlotGame, window: Window): Win[] => {
  const wins: Win[] = []
  for (let row = 0; row < game.rows; row += 1) {
    const symbol = window[row]!
    if (game.symbols[symbol]!.kind !== 'plain' || window.indexOf(symbol) < row) continue
    const win = findWayWin(game, window, symbol)
    if (win) wins.push(win)
  }
  return wins
}
