/** Size of the picture in pixels; screens show it at a third or so. */
export const WIDTH = 264
export const HEIGHT = 99

/** A number between two bounds, by chance. */
export type Draw = (from: number, to: number) => number

/** Outlines are drawn around this point. */
export const OUTLINE_CENTRE = 50

const INK = '#2b2118'
const PAPER = '#f4f1ea'
/** The font's letters are hollow; a line this thick fills them. */
const BOLD = 2.6

/** A letter's outline, turned, sheared, and stretched on its own, so that none looks twice the same. */
const placeLetter = (outline: string, i: number, of: number, draw: Draw): string => {
  const x = ((i + 0.5) * (WIDTH - 20)) / of + 10 + draw(-7, 7)
  const y = HEIGHT / 2 + draw(-9, 9)
  const stretch = `scale(${draw(0.88, 1.18).toFixed(3)} ${draw(0.9, 1.22).toFixed(3)})`
  const turn = `rotate(${draw(-20, 20).toFixed(2)}) skewX(${draw(-14, 14).toFixed(2)})`
  const move = `translate(${x.toFixed(2)} ${y.toFixed(2)})`
  return `<path transform="${move} ${turn} ${stretch} translate(-${OUTLINE_CENTRE} -${OUTLINE_CENTRE})" d="${outline}" fill="${INK}" stroke="${INK}" stroke-width="${BOLD}"/>`
}

/** A curve from side to side: in ink it ties letters together, in the colour of the paper it cuts them apart. */
const drawCurve = (colour: string, width: number, draw: Draw): string => {
  const y = () => draw(10, HEIGHT - 10).toFixed(1)
  const [a, b] = [draw(40, 110).toFixed(1), draw(150, 230).toFixed(1)]
  return `<path d="M-4 ${y()}C${a} ${y()} ${b} ${y()} ${WIDTH + 4} ${y()}" stroke="${colour}" stroke-width="${width}" fill="none"/>`
}

/** The picture before it is bent: letters by their outlines, with curves of the same ink and of the paper's colour over them. */
export const drawLetters = (outlines: readonly string[], draw: Draw): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>`,
    ...outlines.map((outline, i) => placeLetter(outline, i, outlines.length, draw)),
    ...[3, 2.6].map((width) => drawCurve(INK, width, draw)),
    ...[1.8].map((width) => drawCurve(PAPER, width, draw)),
    '</svg>',
  ].join('')

type Wave = { size: number; length: number; at: number }

const drawWave = (size: number, length: number, draw: Draw): Wave => ({
  size: draw(size * 0.75, size * 1.25),
  length: draw(length * 0.8, length * 1.2),
  at: draw(0, 2 * Math.PI),
})
const swing = ({ size, length, at }: Wave, place: number): number =>
  size * Math.sin((2 * Math.PI * place) / length + at)

/**
 * Bends a picture of one byte a pixel along four waves of its own, long and short, across and along, and speckles it: straight strokes
 * become curves, and no two letters are bent alike.
 */
export const bendPixels = (pixels: Uint8Array, draw: Draw): Uint8Array<ArrayBuffer> => {
  const [across, along] = [drawWave(4.4, 74, draw), drawWave(4, 66, draw)]
  const [fine_across, fine_along] = [drawWave(1.1, 27, draw), drawWave(1.1, 31, draw)]
  const bent = new Uint8Array(WIDTH * HEIGHT)
  const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)))
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const from_x = clamp(x + swing(across, y) + swing(fine_across, y), WIDTH)
      const from_y = clamp(y + swing(along, x) + swing(fine_along, x), HEIGHT)
      bent[y * WIDTH + x] = pixels[from_y * WIDTH + from_x] ?? 0
    }
  const SPECKLES = 160
  for (let i = 0; i < SPECKLES; i++) {
    const place = clamp(draw(0, HEIGHT - 1), HEIGHT) * WIDTH + clamp(draw(0, WIDTH - 2), WIDTH - 1)
    bent.fill(draw(30, 200), place, place + 2)
  }
  return bent
}
