import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import type { Rng } from '../../kernel/rng.ts'
import { CAPTCHA_LETTERS } from './captcha.rules.ts'
import { type Draw, HEIGHT, OUTLINE_CENTRE, WIDTH, bendPixels, drawLetters } from './captcha-picture.rules.ts'

/** The package's main export draws a given text, which its types leave out. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string

/** The outline of each letter, by the package's font; alone in its picture it stands in the middle. */
const buildOutlines = (): ReadonlyMap<string, string> => {
  const side = 2 * OUTLINE_CENTRE
  const look = { width: side + 2, height: side, fontSize: 92, noise: 0 }
  return new Map(
    Array.from(CAPTCHA_LETTERS, (letter) => [letter, / d="([^"]+)"/.exec(draw(letter, look))?.[1] ?? ''] as const),
  )
}
const outlines = buildOutlines()

const STEPS = 1_000_000
const createDraw =
  (rng: Rng): Draw =>
  (from, to) =>
    from + ((to - from) * rng.int(STEPS)) / STEPS

/** The letters as a picture of points that was bent by chance, a PNG: there are no outlines in it that a table could know. */
export const drawCaptcha = async (rng: Rng, text: string): Promise<Buffer> => {
  const by_chance = createDraw(rng)
  const chosen = Array.from(text, (letter) => outlines.get(letter.toUpperCase()) ?? '')
  const flat = await sharp(Buffer.from(drawLetters(chosen, by_chance)))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer()
  return sharp(bendPixels(flat, by_chance), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
