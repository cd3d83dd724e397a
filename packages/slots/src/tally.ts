import type { Mode, SlotGame } from './game.ts'
import { expandWilds, showWindow, type Window } from './window.ts'

/** Outcomes by a figure of theirs: how many stops of the strips come to it. Counts stay far below 2^53. */
export type Tally = ReadonlyMap<number, number>

/** Two independent tallies as one of their sum. */
export const addTallies = (a: Tally, b: Tally): Tally => {
  const sum = new Map<number, number>()
  for (const [x, n] of a) for (const [y, m] of b) sum.set(x + y, (sum.get(x + y) ?? 0) + n * m)
  return sum
}

/** What each reel can show, once for each of its stops, and wilds grown where the mode lets them. */
export const listReelWindows = (game: SlotGame, mode: Mode): Window[][] =>
  mode.strips.map((strip) =>
    strip.map((_, stop) => {
      const window = showWindow({ ...mode, strips: [strip] }, [stop], game.rows)
      if (mode.expands) expandWilds(game, window)
      return window
    }),
  )

/** A reel's stops by a figure of what it shows. */
export const tabulateReel = (windows: readonly Window[], measure: (window: Window) => number): Tally => {
  const tally = new Map<number, number>()
  for (const window of windows) tally.set(measure(window), (tally.get(measure(window)) ?? 0) + 1)
  return tally
}

/** All stops of some reels by the sum of a figure over the reels. */
export const tabulateReels = (reels: readonly (readonly Window[])[], measure: (window: Window) => number): Tally =>
  reels.map((windows) => tabulateReel(windows, measure)).reduce(addTallies, new Map([[0, 1]]))

/** How many different spins the strips have. */
export const countStops = (mode: Mode): number => mode.strips.reduce((product, strip) => product * strip.length, 1)

/** How many scatters a part of a window holds. */
export const countScatters = (game: SlotGame, window: Window): number =>
  window.reduce((count, symbol) => count + (game.symbols[symbol]!.kind === 'scatter' ? 1 : 0), 0)

/** Every combination of stops, in counting order. The list is the same array each time. */
export const listStops = function* (mode: Mode): Generator<number[]> {
  const stops = mode.strips.map(() => 0)
  for (let left = countStops(mode); left > 0; left -= 1) {
    yield stops
    for (let reel = stops.length - 1; reel >= 0; reel -= 1) {
      stops[reel] = (stops[reel]! + 1) % mode.strips[reel]!.length
      if (stops[reel] !== 0) break
    }
  }
}
