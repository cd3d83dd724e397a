const colours = ['#f4d786', '#fb6252', '#7ceabf', '#ad98ff', '#fff6d8']

type Piece = { x: number; y: number; dx: number; dy: number; turn: number; size: number; colour: string }

/** Pieces spread by the golden angle: looks thrown, needs no randomness. `power` 0-1. */
export const makeBurstPieces = (count: number, power: number): Piece[] => {
  return Array.from({ length: count }, (_, i) => {
    const way = i * 2.399963
    const force = (0.45 + ((i * 37) % 55) / 100) * (4 + power * 7)
    return { x: 0, y: 0, dx: Math.cos(way) * force, dy: Math.sin(way) * force * 0.7 - 6 - power * 4, turn: i, size: 4 + ((i * 7) % 5), colour: colours[i % colours.length] ?? '#fff6d8' }
  })
}

/** Confetti from the middle of a canvas for 900 ms, sized by win over stake (1 = money back). Never call it for a net loss. */
export const burst = (canvas: HTMLCanvasElement, ratio: number): void => {
  const paint = canvas.getContext('2d')
  if (!paint || ratio <= 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const power = Math.min(1, Math.log10(ratio) / 2)
  const pieces = makeBurstPieces(Math.round(14 + power * 26), power)
  const { width, height } = canvas
  const started = performance.now()
  const drawFrame = (now: number) => {
    const t = (now - started) / 900
    paint.clearRect(0, 0, width, height)
    if (t >= 1) return
    paint.globalAlpha = 1 - t * t
    for (const piece of pieces) {
      piece.x += piece.dx
      piece.y += piece.dy
      piece.dy += 0.42
      paint.setTransform(Math.cos(piece.turn + t * 9), 0.3, 0, 1, width / 2 + piece.x, height / 2 + piece.y)
      paint.fillStyle = piece.colour
      paint.fillRect(-piece.size / 2, -piece.size / 2, piece.size, piece.size)
    }
    paint.setTransform(1, 0, 0, 1, 0, 0)
    requestAnimationFrame(drawFrame)
  }
  requestAnimationFrame(drawFrame)
}
