import { useRef } from 'react'
import { HallTile } from './hall-tile.tsx'
import type { HallGame } from './hall.rules.ts'
import css from './lobby.module.css'
import { TOUCH, useArrows, useNear } from './use-tiles.ts'
import { useWindow } from './use-window.ts'

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
  const { first, end, height_px, columns, row_px } = useWindow(place, games.length)
  const near = useNear(place)
  useArrows(place, { columns, row_px, total: games.length })
  return (
    <div ref={place} className={css.grid} style={{ height: height_px }}>
      <ul aria-label={label} style={{ '--columns': columns }}>
        {games.slice(first, end).map((game, i) => (
          <HallTile
            key={game.key}
            game={game}
            on={favourites.has(game.key)}
            near={TOUCH || near === first + i}
            at={first + i}
            total={games.length}
            column={(first + i) % columns}
            top_px={Math.floor((first + i) / columns) * row_px}
          />
        ))}
      </ul>
    </div>
  )
}
