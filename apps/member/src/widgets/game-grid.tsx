import { Loading, Skeleton, TileGrid } from '@moongate/ui'
import { t } from '../text.ts'
import { type Game, GameTile } from './game-tile.tsx'
import { LoadFailed } from './load-failed.tsx'

const TILE_PX = 262

/** Tiles of games, with what a list needs besides: placeholders, failure with a second try (R2.36). */
export const GameGrid = ({
  games,
  waiting,
  failed,
  retry,
  places = 6,
}: {
  games: readonly Game[] | undefined
  waiting: boolean
  failed: boolean
  retry: () => void
  places?: number
}) => {
  if (failed) return <LoadFailed retry={retry} />
  const skeleton = (
    <TileGrid>
      {Array.from({ length: places }, (_, i) => (
        <Skeleton key={i} height={TILE_PX} radius={20} />
      ))}
    </TileGrid>
  )
  return (
    <Loading when={waiting} skeleton={skeleton} label={t('member:ui.loading')}>
      <TileGrid>
        {games?.map((game) => (
          <GameTile key={`${game.api_name} ${game.game_code}`} game={game} />
        ))}
      </TileGrid>
    </Loading>
  )
}
