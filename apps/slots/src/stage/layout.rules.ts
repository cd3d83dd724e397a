/** Where the reels lie on their stage, in device pixels. */
export type Layout = {
  readonly reels: number
  readonly rows: number
  readonly cell_w: number
  readonly cell_h: number
  /** The side of a symbol. */
  readonly symbol: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The breadth of the frame around the reels. */
  readonly rim: number
}

const FLATTEST = 0.74
const WIDEST = 1.16

/** The largest board of so many reels and rows that fits, its cells nearly square. */
export const computeLayout = (width: number, height: number, reels: number, rows: number): Layout => {
  const rim = Math.round(Math.min(width, height) * 0.035)
  const [free_w, free_h] = [(width - rim * 2) / reels, (height - rim * 2) / rows]
  const cell_w = Math.floor(Math.max(8, Math.min(free_w, free_h * WIDEST)))
  const cell_h = Math.floor(Math.max(8, Math.min(free_h, cell_w / FLATTEST)))
  const [board_w, board_h] = [cell_w * reels, cell_h * rows]
  return {
    reels,
    rows,
    cell_w,
    cell_h,
    symbol: Math.floor(Math.min(cell_w, cell_h) * 0.99),
    left: Math.round((width - board_w) / 2),
    top: Math.round((height - board_h) / 2),
    width: board_w,
    height: board_h,
    rim,
  }
}

/** The middle of a cell. */
export const findCentre = ({ rows, cell_w, cell_h, left, top }: Layout, cell: number): { x: number; y: number } => ({
  x: left + (Math.floor(cell / rows) + 0.5) * cell_w,
  y: top + ((cell % rows) + 0.5) * cell_h,
})
