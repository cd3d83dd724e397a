import { type RefObject, useEffect, useRef, useState } from 'react'
import { findNextTile } from './window.rules.ts'

const findTile = (place: HTMLElement, at: number) => place.querySelector<HTMLElement>(`[data-at="${at}"] button`)

const readAt = ({ target }: Event): number | undefined => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return tile ? Number(tile.dataset['at']) : undefined
}

type Shape = { columns: number; row_px: number; total: number }

/** Arrows lead from tile to tile, also to those that are not drawn yet: these come first, and get the focus then. */
export const useArrows = (place: RefObject<HTMLElement | null>, { columns, row_px, total }: Shape) => {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const tile = wanted.current !== undefined && place.current && findTile(place.current, wanted.current)
    if (!tile) return
    wanted.current = undefined
    tile.focus()
  })
  useEffect(() => {
    const grid = place.current
    const goOn = (event: KeyboardEvent) => {
      const next = findNextTile(event.key, readAt(event) ?? Number.NaN, columns, total)
      if (!grid || next === undefined) return
      event.preventDefault()
      const drawn = findTile(grid, next)
      if (drawn) return drawn.focus()
      wanted.current = next
      const top = grid.getBoundingClientRect().top + scrollY + Math.floor(next / columns) * row_px
      scrollTo({ top: top - innerHeight / 2 })
    }
    grid?.addEventListener('keydown', goOn)
    return () => grid?.removeEventListener('keydown', goOn)
  }, [place, columns, row_px, total])
}

/** Nothing hovers there: what a tile offers is seen without. */
export const TOUCH = matchMedia('(hover: none)').matches

/** The tile where the pointer is, or the focus. */
export const useNear = (place: RefObject<HTMLElement | null>): number | undefined => {
  const [near, setNear] = useState<number>()
  useEffect(() => {
    const grid = place.current
    const look = (event: Event) => setNear(readAt(event))
    for (const name of ['pointerover', 'focusin']) grid?.addEventListener(name, look)
    return () => {
      for (const name of ['pointerover', 'focusin']) grid?.removeEventListener(name, look)
    }
  }, [place])
  return near
}
