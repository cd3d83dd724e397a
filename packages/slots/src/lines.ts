import type { SlotGame } from './game.ts'
import type { Window } from './window.ts'
import type { Win } from './win.ts'

/** A run from the left: its symbol, how many, what its wilds multiply by, and parts before the spin's own multiplier. */
export type Run = {
  readonly symbol: number
  readonly count: number
  readonly multiplier: number
  readonly parts: number
}

const NONE: Run = { symbol: -1, count: 0, multiplier: 1, parts: 0 }

/**
 * The better of two runs from the left: wilds alone, and a plain symbol with wilds standing for it. `cells` are those of the line,
 * one a reel.
 */
export const judgeLine = (game: SlotGame, window: Window, cells: readonly number[]): Run => {
  let symbol = -1
  let count = 0
  let multiplier = 1
  let wilds = NONE
  for (; count < cells.length; count += 1) {
    const at = window[cells[count]!]!
    const found = game.symbols[at]!
    if (found.kind === 'wild') multiplier *= found.multiplier
    else if (found.kind !== 'plain' || (symbol >= 0 && symbol !== at)) break
    else symbol = at
    const parts = symbol < 0 ? found.pays[count + 1]! * multiplier : 0
    if (parts > 0) wilds = { symbol: at, count: count + 1, multiplier, parts }
  }
  const parts = symbol < 0 ? 0 : game.symbols[symbol]!.pays[count]! * multiplier
  return parts > 0 && parts >= wilds.parts ? { symbol, count, multiplier, parts } : wilds
}

/** The wins along the lines of a window. */
export const findLineWins = (game: SlotGame, lines: readonly (readonly number[])[], window: Window): Win[] => {
  const wins: Win[] = []
  for (let line = 0; line < lines.length; line += 1) {
    const cells = lines[line]!
    const run = judgeLine(game, window, cells)
    if (run.parts > 0) wins.push({ ...run, cells: cells.slice(0, run.count), line })
  }
  return wins
}
