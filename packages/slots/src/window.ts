import type { Mode, SlotGame } from './game.ts'

/** The symbols in sight, reel by reel from the left, each from the top: cell = reel × rows + row. */
export type Window = readonly number[]

/** The symbols of the strips from these stops on. */
export const showWindow = (mode: Mode, stops: readonly number[], rows: number): number[] => {
  const window: number[] = []
  for (let reel = 0; reel < mode.strips.length; reel += 1) {
    const strip = mode.strips[reel]!
    let at = stops[reel]!
    for (let row = 0; row < rows; row += 1) {
      window.push(strip[at]!)
      at = at + 1 < strip.length ? at + 1 : 0
    }
  }
  return window
}

const findWild = (game: SlotGame, window: Window, reel: number): number | undefined => {
  for (let cell = reel * game.rows; cell < (reel + 1) * game.rows; cell += 1)
    if (game.symbols[window[cell]!]!.kind === 'wild') return window[cell]
  return undefined
}

/** Each reel with a wild becomes wild from top to bottom; answers the reels it changed. */
export const expandWilds = (game: SlotGame, window: number[]): number[] => {
  const reels: number[] = []
  for (let reel = 0; reel * game.rows < window.length; reel += 1) {
    const wild = findWild(game, window, reel)
    if (wild === undefined) continue
    window.fill(wild, reel * game.rows, (reel + 1) * game.rows)
    reels.push(reel)
  }
  return reels
}

/** Where nothing lies: the place of a symbol that vanished, until another falls there. */
const HOLE = -1

/** The window without these cells. */
export const clearCells = (window: Window, lists: readonly (readonly number[])[]): number[] => {
  const cleared = [...window]
  for (const cells of lists) for (const cell of cells) cleared[cell] = HOLE
  return cleared
}

/**
 * Lets what lies above the holes fall and fills from the strip above the window. `tops` says for each reel which place of its
 * strip lies in the top row, and moves up with what was used.
 */
export const dropCells = (mode: Mode, rows: number, cleared: Window, tops: number[]): number[] => {
  const next = [...cleared]
  for (let reel = 0; reel < mode.strips.length; reel += 1) {
    const strip = mode.strips[reel]!
    let into = (reel + 1) * rows - 1
    for (let cell = into; cell >= reel * rows; cell -= 1) {
      if (cleared[cell] === HOLE) continue
      next[into] = cleared[cell]!
      into -= 1
    }
    for (; into >= reel * rows; into -= 1) {
      tops[reel] = (tops[reel]! + strip.length - 1) % strip.length
      next[into] = strip[tops[reel]!]!
    }
  }
  return next
}
