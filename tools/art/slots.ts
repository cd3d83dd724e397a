import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { iconSvg } from './icon-set.ts'
import { png } from './render.ts'

const dir = new URL('../../apps/slots/art/', import.meta.url)

/** Pictures of symbols of the slots that come from Fluent Emoji; the others beside them are drawn by hand as SVG. */
export const slotMotifs: Record<string, string> = {
  rabbit: 'rabbit',
  'moon-cake': 'moon-cake',
  lotus: 'lotus',
  peach: 'peach',
  fan: 'folding-hand-fan',
  teapot: 'teapot',
  turtle: 'turtle',
  fire: 'fire',
  phoenix: 'phoenix-bird',
  peacock: 'peacock',
  feather: 'feather',
  compass: 'compass',
  elephant: 'elephant',
  crown: 'crown',
  dragon: 'dragon-face',
  lion: 'lion',
  tiger: 'tiger-face',
  ox: 'ox',
  fox: 'fox',
}

/** Writes them at the size in which the largest cell shows them. Answers how many bytes that is. */
export const drawSlotMotifs = async (): Promise<number> => {
  const sizes = Object.entries(slotMotifs).map(async ([name, icon]) => {
    const image = sharp(png(iconSvg('fluent-emoji', icon, 512))).resize(256)
    const out = await image.webp({ quality: 80, alphaQuality: 80, effort: 6 }).toBuffer()
    writeFileSync(new URL(`${name}.webp`, dir), out)
    return out.length
  })
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0)
}
