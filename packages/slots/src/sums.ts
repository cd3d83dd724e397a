import { countReels, type Mode, type SlotGame } from './game.ts'
import { cutGame } from './head.ts'
import { judgeLine } from './lines.ts'
import { getMultiplier, judgeSpin } from './spin.ts'
import { countScatters, listReelWindows, listStops, type Tally, tabulateReel, tabulateReels } from './tally.ts'
import { computeWeight } from './ways.ts'
import type { Window } from './window.ts'

/** What all stops together pay but for scatters: divided by how many they are it is the mean of a spin, exactly. */
type Sum = (game: SlotGame, mode: Mode) => bigint

const listPlain = (game: SlotGame): number[] => game.symbols.flatMap(({ kind }, at) => (kind === 'plain' ? [at] : []))

/**
 * One line: every tuple of symbols that can lie on it, as often as the reels show it. Reels stop independently, so the tuple
 * comes as often as the product says.
 */
const sumLine = (game: SlotGame, columns: readonly Tally[]): bigint => {
  const tuple = columns.map(() => 0)
  const line = columns.map((_, reel) => reel)
  let sum = 0n
  const walk = (reel: number, often: number): void => {
    if (reel === columns.length) {
      const { parts } = judgeLine(game, tuple, line)
      if (parts > 0) sum += BigInt(parts * often)
      return
    }
    for (const [symbol, times] of columns[reel]!) {
      tuple[reel] = symbol
      walk(reel + 1, often * times)
    }
  }
  walk(0, 1)
  return sum
}

/** Without wilds that grow every row of a reel shows the same symbols, so one line stands for all. */
const sumLines = (game: SlotGame, mode: Mode, lines: readonly (readonly number[])[]): bigint => {
  const reels = listReelWindows(game, mode)
  const sumCells = (cells: readonly number[]): bigint =>
    sumLine(
      game,
      reels.map((windows, reel) => tabulateReel(windows, (window) => window[cells[reel]! % game.rows]!)),
    )
  if (!mode.expands) return sumCells(lines[0]!) * BigInt(lines.length)
  return lines.reduce((sum, cells) => sum + sumCells(cells), 0n)
}

/** One symbol: for each length the weights of its reels multiplied, times the stops at which the next reel breaks it. */
const sumWay = (game: SlotGame, reels: readonly (readonly Window[])[], symbol: number): bigint => {
  let [sum, weights] = [0n, 1n]
  for (let count = 1; count <= reels.length; count += 1) {
    const found = reels[count - 1]!.map((window) => computeWeight(game, window, 0, symbol))
    weights *= BigInt(found.reduce((all, weight) => all + weight, 0))
    const next = reels[count] ?? []
    const breaks = next.filter((window) => computeWeight(game, window, 0, symbol) === 0).length
    const rest = reels.slice(count + 1).reduce((product, windows) => product * windows.length, 1)
    sum += weights * BigInt(game.symbols[symbol]!.pays[count]!) * (count === reels.length ? 1n : BigInt(breaks * rest))
  }
  return sum
}

const sumWays: Sum = (game, mode) => {
  const reels = listReelWindows(game, mode)
  return listPlain(game).reduce((sum, symbol) => sum + sumWay(game, reels, symbol), 0n)
}

/** Leaves room for the sum of the orbs of a window beside a count. */
const SHIFT = 4096

/** One symbol that pays anywhere: its count and the sum of the orbs, together over all reels. */
const sumCount = (game: SlotGame, reels: readonly (readonly Window[])[], symbol: number): bigint => {
  const weigh = (found: number): number => {
    if (found === symbol) return SHIFT
    return game.symbols[found]!.kind === 'orb' ? game.symbols[found]!.multiplier : 0
  }
  const tally = tabulateReels(reels, (window) => window.reduce((sum, found) => sum + weigh(found), 0))
  let sum = 0n
  for (const [key, often] of tally) {
    const parts = game.symbols[symbol]!.pays[Math.floor(key / SHIFT)]! * Math.max(1, key % SHIFT)
    if (parts > 0) sum += BigInt(parts) * BigInt(often)
  }
  return sum
}

const sumCounts: Sum = (game, mode) => {
  const reels = listReelWindows(game, mode)
  return listPlain(game).reduce((sum, symbol) => sum + sumCount(game, reels, symbol), 0n)
}

/**
 * Falls depend on all that lies above, so every spin of the strips is played whose first reels win something. Answers what each
 * fall pays in all of them, before the mode multiplies it.
 */
const sumFalls = (game: SlotGame, mode: Mode): number[] => {
  const plain = { ...mode, multipliers: [1] }
  const cut = cutGame(game, plain)
  const tail = { ...mode, strips: mode.strips.slice(countReels(cut)) }
  const sums: number[] = []
  for (const first of listStops(cut.base)) {
    if (judgeSpin(cut, cut.base, first).falls[0]!.parts === 0) continue
    for (const rest of listStops(tail))
      for (const [fall, { parts }] of judgeSpin(game, plain, [...first, ...rest]).falls.entries())
        sums[fall] = (sums[fall] ?? 0) + parts
  }
  return sums
}

/** What falls of strips pay: modes that differ in their multipliers alone are played once. */
export type Played = Map<string, readonly number[]>

const sumCascades = (game: SlotGame, mode: Mode, played: Played): bigint => {
  const strips = JSON.stringify(mode.strips)
  const sums = played.get(strips) ?? sumFalls(game, mode)
  played.set(strips, sums)
  return BigInt(sums.reduce((sum, parts, fall) => sum + parts * getMultiplier(mode, fall), 0))
}

/** What all stops of a mode pay together, but for scatters. */
export const sumWins = (game: SlotGame, mode: Mode, played: Played): bigint => {
  if (mode.cascades) return sumCascades(game, mode, played)
  const { layout } = game
  const factor = BigInt(mode.multipliers[0] ?? 1)
  if (layout.kind === 'lines') return factor * sumLines(game, mode, layout.lines)
  return factor * (layout.kind === 'ways' ? sumWays(game, mode) : sumCounts(game, mode))
}

/** How often the strips show how many scatters. */
export const tabulateScatters = (game: SlotGame, mode: Mode): Tally => {
  const reels = listReelWindows(game, { ...mode, expands: false })
  return tabulateReels(reels, (window) => countScatters(game, window))
}
