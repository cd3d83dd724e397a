import { createCelebration } from './celebration.ts'
import { createGrowth } from './growth.ts'
import { calmDown, type Held, lift, redraw } from './held.ts'
import { findCentre } from './layout.rules.ts'
import { createSparks } from './sparks.ts'
import type { ShownWin } from './win-lines.ts'

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
