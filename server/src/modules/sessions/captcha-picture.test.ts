import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { describe, expect, it, vi } from 'vitest'
import { createSeededRng } from '../../kernel/rng.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { CAPTCHA_LENGTH, CAPTCHA_LETTERS } from './captcha.rules.ts'

// The package moves its outlines a little by chance, by none that can be given to it: so that each run sees the same ones.
vi.hoisted(() => {
  let state = 1
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647
})

const drawPlain = svgCaptcha as unknown as (text: string, options: object) => string

/** Pictures are looked at as ink 0-1 on a grid of this size. */
const [WIDTH, HEIGHT] = [88, 33]
type Grid = { width: number; height: number; ink: Float64Array }

const readInk = async (picture: Buffer, width: number, height: number): Promise<Grid> => {
  const grey = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return { width, height, ink: Float64Array.from(grey, (value) => (255 - value) / 255) }
}

const SIDE = 108
/** The package's own outline of a letter, as large as ours are on the average, turned about its middle. */
const drawOutline = (letter: string, turn: number, left = 0): string => {
  const [, path = ''] =
    / (d="[^"]+")/.exec(drawPlain(letter, { width: SIDE, height: 99, fontSize: 96, noise: 0 })) ?? []
  return `<path transform="translate(${left} 0) rotate(${turn} ${SIDE / 2} 49.5)" fill="#222" stroke="#222" stroke-width="2.6" ${path}/>`
}
const paint = (width: number, paths: readonly string[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="99"><rect width="100%" height="100%" fill="#fff"/>${paths.join('')}</svg>`,
  )

/** The middle of a letter's place in our pictures, in their pixels. */
const findCentre = (i: number): number => ((i + 0.5) * 244) / CAPTCHA_LENGTH + 10

/** The solver's table: the outline of each letter, also turned a little either way. */
const buildTable = () =>
  Promise.all(
    Array.from(CAPTCHA_LETTERS).flatMap((letter) =>
      [-18, -9, 0, 9, 18].map(async (turn) => ({
        letter,
        ...cut(await readInk(paint(SIDE, [drawOutline(letter, turn)]), SIDE / 3, HEIGHT)),
      })),
    ),
  )

/** A grid without its empty edges. */
const cut = ({ width, ink }: Grid): Grid => {
  const dark = [...ink.keys()].filter((i) => (ink[i] ?? 0) > 0.3)
  const [xs, ys] = [dark.map((i) => i % width), dark.map((i) => Math.floor(i / width))]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  const cutout = Float64Array.from(
    { length: w * h },
    (_, i) => ink[(top + Math.floor(i / w)) * width + left + (i % w)] ?? 0,
  )
  return { width: w, height: h, ink: cutout }
}

/** How well a template fits at a place, 0-1: the cosine between its ink and the picture's. */
const compare = (picture: Grid, template: Grid, left: number, top: number): number => {
  let [both, seen, own] = [0, 0, 0]
  for (let y = 0; y < template.height; y++)
    for (let x = 0; x < template.width; x++) {
      const t = template.ink[y * template.width + x] ?? 0
      const inside = left + x >= 0 && left + x < picture.width && top + y >= 0 && top + y < picture.height
      const p = inside ? (picture.ink[(top + y) * picture.width + left + x] ?? 0) : 0
      both += t * p
      seen += p * p
      own += t * t
    }
  return both / Math.sqrt(seen * own || 1)
}

const table = await buildTable()

/** Reads each letter by the outline of the table that fits best anywhere about its place. */
const solve = async (picture: Buffer): Promise<string> => {
  const grid = await readInk(picture, WIDTH, HEIGHT)
  const read = Array.from({ length: CAPTCHA_LENGTH }, (_, i) => {
    let best = { letter: '', fit: 0 }
    for (const { letter, ...template } of table)
      for (let dx = -3; dx <= 3; dx += 1)
        for (let dy = -3; dy <= 3; dy += 1) {
          const left = Math.round(findCentre(i) / 3 - template.width / 2) + dx
          const fit = compare(grid, template, left, Math.round((HEIGHT - template.height) / 2) + dy)
          if (fit > best.fit) best = { letter, fit }
        }
    return best.letter
  })
  return read.join('')
}

const rng = createSeededRng('captcha')
const texts = Array.from({ length: 24 }, () =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_LETTERS[rng.int(CAPTCHA_LETTERS.length)]).join(''),
)
/** How many of the texts are read whole, and how many of their letters. */
const count = async (draw: (text: string) => Promise<Buffer>) => {
  let [whole, letters] = [0, 0]
  for (const text of texts) {
    const read = await solve(await draw(text))
    if (read === text) whole += 1
    letters += Array.from(read).filter((letter, i) => letter === text[i]).length
  }
  return { whole, letters }
}

describe('R5.5 a table of outlines', () => {
  it('reads the outlines themselves, as a picture of points too', async () => {
    const { whole, letters } = await count(async (text) =>
      paint(
        264,
        Array.from(text, (letter, i) => drawOutline(letter, 0, findCentre(i) - SIDE / 2)),
      ),
    )
    expect([whole, letters]).toEqual([texts.length, 4 * texts.length])
  })

  it('does not read what is bent', async () => {
    const { whole, letters } = await count((text) => drawCaptcha(rng, text))
    expect(whole, `${letters} letters`).toBeLessThanOrEqual(0)
    expect(letters).toBeLessThan(2 * texts.length)
  })
})
