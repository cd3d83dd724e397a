import { listFalling } from './cascade.rules.ts'
import { createVanishing } from './effects.ts'
import { calmDown, type Held, lift, redraw } from './held.ts'
import { findCentre } from './layout.rules.ts'
import { createSparks } from './sparks.ts'

/** Lets symbols that won burst. */
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
