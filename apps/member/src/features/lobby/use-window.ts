import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { countColumns, findWindow, type Window } from './window.rules.ts'

type Shape = { columns: number; row_px: number; gap_px: number }
/** Height by width of a tile's picture. */
const ART = 240 / 196
/** Of the foot of a tile, until one is there to be measured. */
const FOOT_PX = 37

/** Of a tile its foot alone: how tall the picture is follows from the columns to come, not from those that stand. */
const measureFoot = (place: HTMLElement): number => {
  const tile = place.querySelector<HTMLElement>('[data-at]')
  return tile ? tile.offsetHeight - tile.offsetWidth * ART : FOOT_PX
}

/** What the kit's grid does at these widths. */
const measureShape = (place: HTMLElement): Shape => {
  const width = place.clientWidth
  const small = innerWidth < 480
  const gap_px = small ? 12 : 16
  const columns = small ? 2 : countColumns(width, innerWidth < 1024 ? 160 : 180, gap_px)
  const art_px = ((width + gap_px) / columns - gap_px) * ART
  return { columns, row_px: Math.round(art_px + measureFoot(place)) + gap_px, gap_px }
}

const isSame = <T extends object>(a: T, b: T): boolean =>
  Object.keys(a).every((key) => a[key as keyof T] === b[key as keyof T])

/** Where the grid stands in the window, to the row: within one nothing has to be drawn anew. */
type Place = Shape & { above_px: number; view_px: number }
const UNKNOWN: Place = { columns: 1, row_px: 1, gap_px: 0, above_px: 0, view_px: 0 }

type Known = { shape: Shape; page_px: number }
/** How tiles stand, and where on the page the first does: neither changes while it scrolls. */
const measureGrid = (grid: HTMLElement): Known => ({
  shape: measureShape(grid),
  page_px: grid.getBoundingClientRect().top + scrollY,
})

const findPlace = ({ shape, page_px }: Known): Place => {
  const above_px = Math.floor((scrollY - page_px) / shape.row_px) * shape.row_px
  return { ...shape, above_px, view_px: innerHeight + shape.row_px }
}

/** The part of a grid of equal tiles that the window shows; it follows scrolling and size. */
export const useWindow = (place: RefObject<HTMLElement | null>, total: number): Window & Shape => {
  const [measured, setMeasured] = useState(UNKNOWN)
  useEffect(() => {
    const grid = place.current
    if (!grid) return undefined
    let known = measureGrid(grid)
    const look = () => {
      const next = findPlace(known)
      setMeasured((before) => (isSame(before, next) ? before : next))
    }
    const measure = () => {
      known = measureGrid(grid)
      look()
    }
    // It is told of the first size too, and again once the first tile shows how tall tiles are: each time before that is painted.
    const size = new ResizeObserver(() => flushSync(measure))
    size.observe(grid)
    size.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      removeEventListener('scroll', look)
    }
  }, [place])
  if (measured === UNKNOWN) return { ...UNKNOWN, first: 0, end: 0, height_px: 1 }
  return { ...measured, ...findWindow({ ...measured, total }) }
}
