import { listFalling } from './cascade.rules.ts'
import { createCelebration, type ShownWin } from './celebration.ts'
import { createGrowth, createVanishing } from './effects.ts'
import { calmDown, type Held, redraw } from './held.ts'
import { findCentre } from './layout.rules.ts'
import { createSparks } from './sparks.ts'

/** Takes cells off the reels, since they are drawn above them for a while. */
const lift = ({ reels }: Held, cells: readonly number[]): void => {
  for (const cell of cells) reels.hidden.add(cell)
}

/** Shows wins until the next spin ends it or they have been seen often enough. */
export const celebrateWins = (held: Held, wins: readonly ShownWin[], coins: number): void => {
  calmDown(held)
  const { layout, sprites, reels, still, skin, loop } = held
  const cells = [...new Set(wins.flatMap((win) => win.cells))]
  lift(held, cells)
  reels.dimmed = true
  const since = performance.now()
  const shown = createCelebration(layout, sprites, [...reels.cells], wins, { since, still })
  let on_show: readonly number[] = []
  loop.add((ctx, now) => {
    const { goes_on, cells: lifted } = shown(ctx, now)
    if (lifted !== on_show) {
      on_show = lifted
      reels.hidden = new Set(lifted)
      if (!goes_on) reels.dimmed = false
      redraw(held)
    }
    return goes_on
  })
  const options = { since, ms: 1_400, unit: layout.symbol, color: skin.accent, coins: true }
  if (!still && coins > 0)
    loop.add(
      createSparks(
        cells.map((cell) => findCentre(layout, cell)),
        coins,
        options,
      ),
    )
  redraw(held)
}

export const vanishSymbols = async (held: Held, cells: readonly number[], quick: boolean): Promise<void> => {
  calmDown(held)
  const { layout, sprites, reels, still, skin, loop } = held
  lift(held, cells)
  const options = { since: performance.now(), ms: still ? 1 : quick ? 200 : 380, color: skin.accent }
  const sparks = { ...options, ms: 700, unit: layout.symbol, coins: false }
  if (!still)
    loop.add(
      createSparks(
        cells.map((cell) => findCentre(layout, cell)),
        6,
        sparks,
      ),
    )
  await loop.play(createVanishing(layout, sprites, [...reels.cells], cells, options))
}

/** Lets what lies above the gaps fall, and new symbols after it. */
export const dropSymbols = async (
  held: Held,
  cells: readonly number[],
  window: readonly number[],
  quick: boolean,
): Promise<void> => {
  const { reels, loop, game, still } = held
  const falling = listFalling(game.rows, window.length, new Set(cells))
  const since = performance.now()
  const ms = still ? 1 : quick ? 220 : 400
  reels.hidden.clear()
  reels.cells = [...window]
  await loop.play((_, now) => {
    const share = Math.min(1, (now - since) / ms)
    for (const { cell, rows } of falling) {
      const own = Math.min(1, Math.max(0, share * 1.3 - Math.floor(cell / game.rows) * 0.06))
      reels.offsets.set(cell, rows * (1 - own * own))
    }
    if (share === 1) reels.offsets.clear()
    redraw(held)
    return share < 1
  })
}

/** Lets a wild grow over its whole reel. */
export const growWild = async (held: Held, cell: number): Promise<void> => {
  const { reels, layout, sprites, skin, still, game, loop } = held
  const symbol = reels.cells[cell] ?? 0
  const top = Math.floor(cell / game.rows) * game.rows
  const options = { since: performance.now(), ms: still ? 1 : 460, color: skin.accent, bed: skin.board[0] }
  await loop.play(createGrowth(layout, sprites[symbol], cell, options))
  for (let row = 0; row < game.rows; row += 1) reels.cells[top + row] = symbol
  redraw(held)
}
