import { type RefObject, useEffect, useRef } from 'react'
import { HallTile } from './hall-tile.tsx'
import type { HallGame } from './hall.rules.ts'
import css from './lobby.module.css'
import { useWindow } from './use-window.ts'
import { findNextTile } from './window.rules.ts'

const findTile = (place: HTMLElement, at: number) => place.querySelector<HTMLElement>(`[data-at="${at}"] button`)

type Shape = { columns: number; row_px: number; total: number }

/** Arrows lead from tile to tile, also to those that are not drawn yet: these come first, and get the focus then. */
const useArrows = (place: RefObject<HTMLElement | null>, { columns, row_px, total }: Shape) => {
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
      if (!grid || !(event.target instanceof HTMLElement)) return
      const from = Number(event.target.closest<HTMLElement>('[data-at]')?.dataset['at'])
      const next = findNextTile(event.key, from, columns, total)
      if (next === undefined) return
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

/** Tiles of any number of games: only those in view are drawn. */
export const HallGrid = ({
  games,
  favourites,
  label,
}: {
  games: readonly HallGame[]
  favourites: ReadonlySet<string>
  label: string
}) => {
  const place = useRef<HTMLDivElement>(null)
  const { first, end, top_px, height_px, columns, row_px } = useWindow(place, games.length)
  useArrows(place, { columns, row_px, total: games.length })
  return (
    <div ref={place} className={css.grid} style={{ height: height_px }}>
      <ul
        aria-label={label}
        style={{ transform: `translateY(${top_px}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {games.slice(first, end).map((game, i) => (
          <li key={game.key} data-at={first + i} aria-setsize={games.length} aria-posinset={first + i + 1}>
            <HallTile game={game} on={favourites.has(game.key)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
