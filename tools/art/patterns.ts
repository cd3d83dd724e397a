/** The six tile patterns: white lines on nothing, 400x480, tinted by the tile's own gradient below them. */
const W = 400
const H = 480
const frame = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${body}</svg>`
const range = (n: number) => Array.from({ length: n }, (_, i) => i)

const sunburst = (): string => {
  const rays = range(24).map((i) => {
    const at = (i / 24) * Math.PI * 2
    const [x1, y1] = [Math.cos(at - 0.065) * 420, Math.sin(at - 0.065) * 420]
    const [x2, y2] = [Math.cos(at + 0.065) * 420, Math.sin(at + 0.065) * 420]
    return `<path d="M0 0L${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Z"/>`
  })
  return frame(`<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="400"><stop offset=".1" stop-color="#fff" stop-opacity=".05"/><stop offset=".55" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></radialGradient></defs><g transform="translate(200 205)" fill="url(#g)">${rays.join('')}</g>`)
}

const rings = (): string => {
  const circles = range(9).map((i) => `<circle cx="200" cy="205" r="${46 + i * 34}" stroke-opacity="${(0.62 - i * 0.055).toFixed(2)}" stroke-width="${i % 2 ? 2 : 7}"/>`)
  return frame(`<g fill="none" stroke="#fff">${circles.join('')}</g>`)
}

const seigaiha = (): string => {
  const scale = (cx: number, cy: number) => [30, 22, 14, 6].map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  const rows = range(18).flatMap((row) => range(9).map((col) => `<g>${scale(col * 60 + (row % 2 ? 30 : 0) - 20, row * 30)}</g>`))
  const clipped = rows.map((g, i) => {
    const row = Math.floor(i / 9)
    const x = (i % 9) * 60 + (row % 2 ? 30 : 0) - 20
    const id = `c${i}`
    return `<clipPath id="${id}"><path d="M${x - 30} ${row * 30}A30 30 0 0 1 ${x + 30} ${row * 30}A30 30 0 0 0 ${x} ${row * 30}A30 30 0 0 0 ${x - 30} ${row * 30}"/></clipPath><g clip-path="url(#${id})">${g}</g>`
  })
  return frame(`<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".15"/><stop offset="1" stop-color="#fff" stop-opacity=".75"/></linearGradient><mask id="m"><rect width="400" height="480" fill="url(#f)"/></mask></defs><g mask="url(#m)" fill="none" stroke="#fff" stroke-width="2">${clipped.join('')}</g>`)
}

const stars = (): string => {
  const star = (x: number, y: number, r: number, o: number) => `<path fill-opacity="${o}" d="M${x} ${y - r}Q${x + r * 0.1} ${y - r * 0.1} ${x + r} ${y}Q${x + r * 0.1} ${y + r * 0.1} ${x} ${y + r}Q${x - r * 0.1} ${y + r * 0.1} ${x - r} ${y}Q${x - r * 0.1} ${y - r * 0.1} ${x} ${y - r}Z"/>`
  const many = range(46).map((i) => {
    const a = i * 2.399963
    const d = 60 + Math.sqrt(i) * 36
    return star(Math.round(200 + Math.cos(a) * d), Math.round(215 + Math.sin(a) * d), 4 + ((i * 7) % 17), 0.35 + ((i * 3) % 5) / 10)
  })
  return frame(`<g fill="#fff">${many.join('')}</g>`)
}

const swell = (): string => {
  const wave = (y: number, o: number, shift: number) => `<path fill-opacity="${o}" d="M${-60 - shift} ${y}C${20 - shift} ${y - 46} ${60 - shift} ${y - 46} ${140 - shift} ${y}S${260 - shift} ${y + 40} ${340 - shift} ${y}S${480 - shift} ${y - 44} ${560 - shift} ${y}V500H-200Z"/>`
  const crest = (y: number, shift: number) => `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" d="M${-60 - shift} ${y}C${20 - shift} ${y - 46} ${60 - shift} ${y - 46} ${140 - shift} ${y}S${260 - shift} ${y + 40} ${340 - shift} ${y}S${480 - shift} ${y - 44} ${560 - shift} ${y}"/>`
  return frame(`<g fill="#fff">${[150, 220, 290, 360, 425].map((y, i) => wave(y, 0.1, (i * 67) % 130) + crest(y, (i * 67) % 130)).join('')}</g>`)
}

const lattice = (): string => {
  const cell = (x: number, y: number) => `<path d="M${x} ${y - 32}L${x + 32} ${y}L${x} ${y + 32}L${x - 32} ${y}ZM${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z"/><circle cx="${x}" cy="${y}" r="4" fill="#fff" stroke="none"/>`
  const cells = range(9).flatMap((row) => range(8).map((col) => cell(col * 64 - 8, row * 64 - 8)))
  return frame(`<defs><radialGradient id="f" cx=".5" cy=".43" r=".75"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="m"><rect width="400" height="480" fill="url(#f)"/></mask></defs><g mask="url(#m)" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2">${cells.join('')}</g>`)
}

export const patterns: Record<string, () => string> = { sunburst, rings, seigaiha, stars, swell, lattice }
