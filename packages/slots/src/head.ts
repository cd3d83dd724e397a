import { countReels, type Mode, type SlotGame } from './game.ts'

/** From how many on a symbol pays; endless for one that pays nothing. */
export const findLeast = (game: SlotGame, symbol: number): number => {
  const count = game.symbols[symbol]!.pays.findIndex((parts) => parts > 0)
  return count < 0 ? Infinity : count
}

/** On so many reels from the left every win can be told: the longest of the shortest runs that pay. */
const countHeadReels = (game: SlotGame): number => {
  const least = game.symbols.map((_, symbol) => findLeast(game, symbol))
  return Math.max(...least.filter((count) => count <= countReels(game)))
}

/**
 * The first reels of a mode as a game of their own, for lines and ways alone: a spin wins something there where it wins something
 * at all. What the other reels show then only matters for spins that win.
 */
export const cutGame = (game: SlotGame, mode: Mode): SlotGame => {
  const { layout } = game
  const reels = countHeadReels(game)
  const lines = layout.kind === 'lines' ? layout.lines.map((cells) => cells.slice(0, reels)) : []
  return {
    ...game,
    layout: layout.kind === 'lines' ? { kind: 'lines', lines } : layout,
    base: { ...mode, cascades: false, strips: mode.strips.slice(0, reels) },
  }
}
