import { type KeyboardEvent, useState } from 'react'

type Place = { row: number; column: number }
export type Roving = {
  /** What makes a button one of the grid's places: only the last used one is a tab stop. */
  place: (row: number, column: number) => { tabIndex: number; 'data-place': string; onFocus: () => void }
  onKeyDown: (event: KeyboardEvent) => void
  current: () => Place
  go: (to: Place) => void
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const clamp = (value: number, length: number): number => Math.min(Math.max(value, 0), Math.max(length - 1, 0))

/** One tab stop for a grid of buttons, arrow keys inside it; Home and End go to the ends of the row. `host` holds the buttons; `widths`: places per row. */
export const useRoving = (host: HTMLElement | null, widths: readonly number[]): Roving => {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const row = clamp(at.row, widths.length)
  const column = clamp(at.column, widths[row] ?? 0)

  const go = (to: Place): void => {
    const next = clamp(to.row, widths.length)
    const place = `${next},${clamp(to.column, widths[next] ?? 0)}`
    host?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step) go({ row: row + step[0], column: column + step[1] })
    else if (event.key === 'Home') go({ row, column: 0 })
    else if (event.key === 'End') go({ row, column: (widths[row] ?? 1) - 1 })
    else return
    event.preventDefault()
  }
  return {
    current: () => ({ row, column }),
    go,
    onKeyDown,
    place: (r, c) => ({
      tabIndex: r === row && c === column ? 0 : -1,
      'data-place': `${r},${c}`,
      onFocus: () => setAt({ row: r, column: c }),
    }),
  }
}
