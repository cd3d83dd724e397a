import type { SlotGame, SlotSymbol } from '@moongate/slots'
import { LETTERS } from './letters.ts'
import { createSheet, drawPicture } from './figure.ts'
import { drawAura, drawRibbon } from './marks.ts'
import { drawRank } from './rank.ts'
import { loadPictures } from './pictures.ts'
import { drawPlate } from './plates.ts'
import type { Skin } from './skin.ts'

/** A symbol as the reels show it: standing, and in full motion. */
export type Sprite = { still: HTMLCanvasElement; moving: HTMLCanvasElement }
export type Words = { wild: string; scatter: string }
export type Drawer = (size: number) => Sprite[]

const getWord = ({ kind }: SlotSymbol, badge: string | undefined, words: Words): string | undefined => {
  if (badge !== undefined) return badge
  if (kind === 'wild') return words.wild
  return kind === 'scatter' ? words.scatter : undefined
}

const drawFigure = (
  ctx: CanvasRenderingContext2D,
  size: number,
  symbol: SlotSymbol,
  { skin, pictures, words }: { skin: Skin; pictures: Map<string, HTMLImageElement>; words: Words },
): void => {
  const figure = skin.figures[symbol.id]
  if (!figure) return drawRank(ctx, size, LETTERS[symbol.id] ?? '?', skin.ranks[symbol.id] ?? 40)
  const { art, hue, bare, badge } = figure
  if (bare) drawAura(ctx, size, hue)
  else drawPlate(ctx, skin.plate, size, hue)
  const image = pictures.get(art)
  const scale = bare || skin.plate === 'none' ? 0.86 : 0.68
  if (image) drawPicture(ctx, { size, scale }, image, figure)
  const word = getWord(symbol, badge, words)
  if (word !== undefined) drawRibbon(ctx, size, word)
}

/** A symbol as the eye sees it rush by: drawn out along its way. */
const smear = (still: HTMLCanvasElement): HTMLCanvasElement => {
  const size = still.width
  const [canvas, ctx] = createSheet(size, size * 1.5)
  for (let step = -14; step <= 14; step += 1) {
    ctx.globalAlpha = 0.1 * (1 - Math.abs(step) / 18)
    ctx.drawImage(still, 0, size * 0.25 + (step * size) / 62)
  }
  return canvas
}

/** Loads what a game is drawn from; then its symbols can be drawn at any size, in the order in which windows number them. */
export const createDrawer = async (game: SlotGame, skin: Skin, words: Words): Promise<Drawer> => {
  const pictures = await loadPictures(Object.values(skin.figures).map(({ art }) => art))
  return (size) =>
    game.symbols.map((symbol) => {
      const [still, ctx] = createSheet(size)
      drawFigure(ctx, still.width, symbol, { skin, pictures, words })
      return { still, moving: smear(still) }
    })
}
