/** A symbol that falls: the cell where it comes to lie, and how many rows it falls. */
export type Falling = { readonly cell: number; readonly rows: number }

/** What falls where once these cells are empty: what lay above them, and as many new ones from above the window. */
export const listFalling = (rows: number, cells: number, cleared: ReadonlySet<number>): Falling[] => {
  const falling: Falling[] = []
  for (let top = 0; top < cells; top += rows) {
    let holes = 0
    for (let cell = top + rows - 1; cell >= top; cell -= 1) {
      if (cleared.has(cell)) holes += 1
      else if (holes > 0) falling.push({ cell: cell + holes, rows: holes })
    }
    for (let cell = top + holes - 1; cell >= top; cell -= 1) falling.push({ cell, rows: holes })
  }
  return falling
}
