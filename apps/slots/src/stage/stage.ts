import { countReels, type SlotGame } from '@moongate/slots'
import type { Skin } from '../art/skin.ts'
import type { Drawer } from '../art/sprites.ts'
import type { ShownWin } from './win-lines.ts'
import { drawFrame } from './frame.ts'
import { calmDown, type Held, type Land, redraw, type StageOptions } from './held.ts'
import { computeLayout } from './layout.rules.ts'
import { createLoop } from './loop.ts'
import { CALM, QUICK } from './motion.rules.ts'
import { createReels, drawReel, type Reels, startReels } from './reels.ts'
import { hurryReels, landReels } from './landing.ts'
import { celebrateWins, growWild } from './wins.ts'
import { dropSymbols, vanishSymbols } from './cascade.ts'

export type Canvases = { frame: HTMLCanvasElement; reels: HTMLCanvasElement; above: HTMLCanvasElement }
/** All that is drawn of a game: the reels, and what happens above them. */
export type Stage = {
  resize: (width: number, height: number, ratio: number) => void
  setStrips: (strips: Reels['strips']) => void
  spin: (quick: boolean) => void
  /** Comes true when every reel lies still. */
  land: (what: Land) => Promise<void>
  /** Stops the reels that still turn as soon as that can be. */
  hurry: () => void
  /** Lets the reels come to lie as they lay before. */
  rest: () => void
  grow: (cell: number) => Promise<void>
  celebrate: (wins: readonly ShownWin[], coins: number) => void
  vanish: (cells: readonly number[], quick: boolean) => Promise<void>
  fall: (cells: readonly number[], window: readonly number[], quick: boolean) => Promise<void>
  calm: () => void
  destroy: () => void
}

const drawReels = (held: Held, ctx: CanvasRenderingContext2D | null, now: number): boolean => {
  const { reels, dirty, layout, sprites } = held
  for (let reel = 0; reel < layout.reels; reel += 1) {
    if (!ctx || (!reels.turning[reel] && !dirty.has(reel))) continue
    if (drawReel({ ctx, layout, sprites }, reels, reel, now)) held.onStop(reel)
  }
  dirty.clear()
  const turns = reels.turning.some((turn) => turn !== undefined)
  const { landing } = held
  if (landing && !turns) {
    held.landing = undefined
    landing.done()
  }
  return turns || dirty.size > 0
}

/** A window to begin with, from the strips: it has won nothing and says nothing. */
const openWindow = ({ base, rows }: SlotGame): number[] =>
  base.strips.flatMap((strip, reel) => [...strip, ...strip].slice(reel * 3, reel * 3 + rows))

const resizeStage = (held: Held, canvases: Canvases, draw: Drawer, size: readonly [number, number, number]): void => {
  const [width, height] = [Math.round(size[0] * size[2]), Math.round(size[1] * size[2])]
  for (const canvas of Object.values(canvases)) Object.assign(canvas, { width, height })
  held.layout = computeLayout(width, height, countReels(held.game), held.game.rows)
  held.sprites = draw(held.layout.symbol)
  drawFrame(canvases.frame, held.skin, held.layout)
  calmDown(held)
}

const land = (held: Held, what: Land): Promise<void> =>
  new Promise((done) => {
    held.landing = { what, done }
    if (held.still) {
      held.reels.cells = [...what.window]
      redraw(held)
    } else landReels(held, what)
  })

export const createStage = (
  canvases: Canvases,
  game: SlotGame,
  { skin, draw, ...options }: StageOptions & { skin: Skin; draw: Drawer },
): Stage => {
  const ctx = canvases.reels.getContext('2d')
  const layout = computeLayout(10, 10, countReels(game), game.rows)
  const reels = createReels(openWindow(game), game.base.strips)
  const loop = createLoop(canvases.above, (now) => drawReels(held, ctx, now))
  const shared = { dirty: new Set<number>(), landing: undefined, sprites: [] }
  const held: Held = { ...options, ...shared, game, skin, layout, reels, loop }
  return {
    resize: (...size) => resizeStage(held, canvases, draw, size),
    setStrips: (strips) => void (reels.strips = strips),
    calm: () => calmDown(held),
    spin: (quick) => {
      calmDown(held)
      if (held.still) return
      startReels(reels, performance.now(), quick ? QUICK : CALM, quick ? 14 : 55)
      loop.wake()
    },
    land: (what) => land(held, what),
    hurry: () => hurryReels(held),
    rest: () => void land(held, { window: [...reels.cells], teases: new Set(), quick: true }),
    grow: (cell) => growWild(held, cell),
    celebrate: (wins, coins) => celebrateWins(held, wins, coins),
    vanish: (cells, quick) => vanishSymbols(held, cells, quick),
    fall: (cells, window, quick) => dropSymbols(held, cells, window, quick),
    destroy: () => loop.destroy(),
  }
}
