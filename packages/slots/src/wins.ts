import { findLineWins } from './lines.ts'
import type { SlotGame } from './game.ts'
import { findWayWins } from './ways.ts'
import type { Win } from './win.ts'
import type { Window } from './window.ts'

/** Cells with scatters. */
export const listScatters = (game: SlotGame, window: Window): number[] => {
  const cells: number[] = []
  for (let cell = 0; cell < window.length; cell += 1)
    if (game.symbols[window[cell]!]!.kind === 'scatter') cells.push(cell)
  return cells
}

const listSymbol = (window: Window, symbol: number): number[] => {
  const cells: number[] = []
  for (let cell = 0; cell < window.length; cell += 1) if (window[cell] === symbol) cells.push(cell)
  return cells
}

const findAnywhereWins = (game: SlotGame, window: Window): Win[] => {
  const counts = game.symbols.map(() => 0)
  for (const symbol of window) counts[symbol]! += 1
  const wins: Win[] = []
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const count = counts[symbol]!
    const parts = game.symbols[symbol]!.kind === 'plain' ? game.symbols[symbol]!.pays[count]! : 0
    if (parts > 0) wins.push({ symbol, count, multiplier: 1, parts, cells: listSymbol(window, symbol) })
  }
  return wins
}

/** All wins of a window but those of scatters. */
export const findWins = (game: SlotGame, window: Window): Win[] => {
  const { layout } = game
  if (layout.kind === 'lines') return findLineWins(game, layout.lines, window)
  return layout.kind === 'ways' ? findWayWins(game, window) : findAnywhereWins(game, window)
}

/** What scatters pay, wherever they lie. */
export const findScatterWin = (game: SlotGame, window: Window, cells: readonly number[]): Win | undefined => {
  if (cells.length === 0) return undefined
  const symbol = window[cells[0]!]!
  const parts = game.symbols[symbol]!.pays[cells.length]!
  return parts > 0 ? { symbol, count: cells.length, multiplier: 1, parts, cells } : undefined
}

/** What the orbs of a window multiply its wins by: their sum, or 1 without any. */
export const sumOrbs = (game: SlotGame, window: Window): number => {
  let sum = 0
  for (const symbol of window) if (game.symbols[symbol]!.kind === 'orb') sum += game.symbols[symbol]!.multiplier
  return sum === 0 ? 1 : sum
}
