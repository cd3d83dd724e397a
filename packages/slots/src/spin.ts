import type { Chance } from './chance.ts'
import type { Mode, SlotGame } from './game.ts'
import type { Win } from './win.ts'
import { clearCells, dropCells, expandWilds, showWindow, type Window } from './window.ts'
import { findScatterWin, findWins, listScatters, sumOrbs } from './wins.ts'

/** A window with what it won. A spin without cascades has one, with cascades one more than falls that won. */
export type Fall = {
  /** As the symbols came to lie. */
  readonly window: Window
  /** Reels that then turned wild. */
  readonly expanded: readonly number[]
  readonly multiplier: number
  readonly wins: readonly Win[]
  /** Wins × multiplier. */
  readonly parts: number
}

export type Spin = {
  readonly stops: readonly number[]
  readonly falls: readonly Fall[]
  readonly scatters: number
  /** What the scatters paid; no multiplier touches it. */
  readonly scatter_win: Win | undefined
  /** All falls and the scatters. */
  readonly parts: number
}

/** What a mode multiplies the wins of a fall by. */
export const getMultiplier = (mode: Mode, fall: number): number =>
  mode.multipliers[Math.min(fall, mode.multipliers.length - 1)] ?? 1

const judgeFall = (game: SlotGame, mode: Mode, window: Window, fall: number): Fall => {
  const grown = mode.expands ? [...window] : window
  const expanded = mode.expands ? expandWilds(game, grown as number[]) : []
  const wins = findWins(game, grown)
  if (wins.length === 0) return { window, expanded, multiplier: 1, wins, parts: 0 }
  const multiplier = getMultiplier(mode, fall) * sumOrbs(game, grown)
  let parts = 0
  for (const win of wins) parts += win.parts
  return { window, expanded, multiplier, wins, parts: parts * multiplier }
}

const listFalls = (game: SlotGame, mode: Mode, stops: readonly number[]): Fall[] => {
  const tops = [...stops]
  const falls = [judgeFall(game, mode, showWindow(mode, stops, game.rows), 0)]
  for (let last = falls[0]!; mode.cascades && last.wins.length > 0;) {
    const cleared = clearCells(
      last.window,
      last.wins.map(({ cells }) => cells),
    )
    last = judgeFall(game, mode, dropCells(mode, game.rows, cleared, tops), falls.length)
    falls.push(last)
  }
  return falls
}

/** All that a spin with these stops comes to. Scatters count as they first come to lie. */
export const judgeSpin = (game: SlotGame, mode: Mode, stops: readonly number[]): Spin => {
  const falls = listFalls(game, mode, stops)
  const scatters = listScatters(game, falls[0]!.window)
  const scatter_win = findScatterWin(game, falls[0]!.window, scatters)
  let parts = scatter_win?.parts ?? 0
  for (const fall of falls) parts += fall.parts
  return { stops, falls, scatters: scatters.length, scatter_win, parts }
}

/** A number for each reel from the left, below the length of its strip: nothing else of a spin is chance. */
export const drawStops = (mode: Mode, chance: Chance): number[] => {
  const stops: number[] = []
  for (const strip of mode.strips) stops.push(chance(strip.length))
  return stops
}
