import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { countColumns, findWindow, type Window } from './window.rules.ts'

type Shape = { columns: number; row_px: number; gap_px: number }
/** What the kit's grid does at these widths. */
const measureShape = (place: HTMLElement): Shape => {
  const width = place.clientWidth
  const small = innerWidth < 480
  const gap_px = small ? 12 : 16
  const columns = small ? 2 : countColumns(width, innerWidth < 1024 ? 160 : 180, gap_px)
  const tile = place.querySelector<HTMLElement>('[data-at]')?.offsetHeight
  const art_px = (((width + gap_px) / columns - gap_px) * 240) / 196
  return { columns, row_px: (tile ?? art_px + FOOT_PX) + gap_px, gap_px }
}
/** Of the foot of a tile, until one is there to be measured. */
const FOOT_PX = 37

const isSame = <T extends object>(a: T, b: T): boolean =>
  Object.keys(a).every((key) => a[key as keyof T] === b[key as keyof T])
const START: Window & Shape = { first: 0, end: 0, top_px: 0, height_px: 0, columns: 2, row_px: 1, gap_px: 0 }

/** The part of a grid of equal tiles that the window shows: it follows scrolling and size, and draws anew only when the part changes. */
export const useWindow = (place: RefObject<HTMLElement | null>, total: number): Window & Shape => {
  const [shown, setShown] = useState(START)
  const look = useCallback(() => {
    if (!place.current) return
    const shape = measureShape(place.current)
    const above_px = -place.current.getBoundingClientRect().top
    const next = { ...shape, ...findWindow({ ...shape, total, above_px, view_px: innerHeight }) }
    setShown((before) => (isSame(before, next) ? before : next))
  }, [place, total])
  // Twice: the first tile tells how tall tiles are.
  useLayoutEffect(look, [look, shown.end])
  useEffect(() => {
    const size = new ResizeObserver(look)
    if (place.current) size.observe(place.current)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      size.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [look, place])
  return shown
}
