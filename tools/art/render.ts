import { writeFileSync, mkdirSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

export const artDir = new URL('../../packages/ui/art/', import.meta.url)
export const srcDir = new URL('../../packages/ui/src/', import.meta.url)
mkdirSync(artDir, { recursive: true })

/** Rasterises an SVG document at its own size. */
export const png = (svg: string): Buffer => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()

/** Writes a WebP with transparency; `quality` 0-100. Returns its size in bytes. */
export const webp = async (name: string, image: Buffer, quality: number, width?: number): Promise<number> => {
  const pipe = sharp(image).resize(width ? { width, withoutEnlargement: true } : undefined)
  const out = await pipe.webp({ quality, alphaQuality: name.startsWith('hero') ? 55 : 60, effort: 6, smartSubsample: true }).toBuffer()
  writeFileSync(new URL(`${name}.webp`, artDir), out)
  return out.length
}
