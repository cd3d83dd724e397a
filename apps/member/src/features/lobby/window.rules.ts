/** A grid of equal tiles: how many stand in a row, how far apart rows begin, and how much is seen of it. */
export type Grid = {
  total: number
  columns: number
  /** From the top of one row to that of the next. */
  row_px: number
  gap_px: number
  /** How much of the grid has gone up past the top of the view; below 0 while it begins further down. */
  above_px: number
  view_px: number
}
/** The tiles to be drawn, from `first` up to `end`, and how tall all are together. */
export type Window = { first: number; end: number; height_px: number }

/** Rows that are drawn beyond each edge of the view. */
const SPARE = 1

const limit = (value: number, most: number): number => Math.max(0, Math.min(most, value))

export const findWindow = ({ total, columns, row_px, gap_px, above_px, view_px }: Grid): Window => {
  const rows = Math.ceil(total / columns)
  const end_row = limit(Math.ceil((above_px + view_px) / row_px) + SPARE, rows)
  const first_row = limit(Math.floor(above_px / row_px) - SPARE, Math.max(0, end_row - 1))
  return {
    first: first_row * columns,
    end: Math.min(total, end_row * columns),
    height_px: rows === 0 ? 0 : rows * row_px - gap_px,
  }
}

/** How many tiles of at least that width stand beside each other. */
export const countColumns = (width_px: number, least_px: number, gap_px: number): number =>
  Math.max(2, Math.floor((width_px + gap_px) / (least_px + gap_px)))

/** Where a key leads from a tile; nothing for keys that lead nowhere. */
export const findNextTile = (key: string, at: number, columns: number, total: number): number | undefined => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: total - 1 - at }[
    key
  ]
  if (step === undefined) return undefined
  const next = at + step
  return next >= 0 && next < total ? next : undefined
}
