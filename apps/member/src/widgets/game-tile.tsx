import { GameTile as Tile } from '@moongate/ui'
import type { Answer } from '../api/api.ts'
import { t } from '../text.ts'
import { launch } from './launch.ts'
import { findSeal } from './seal.rules.ts'

export type Game = Answer<'games', 'list'>['data']['data'][number]

/** One game of the catalogue; a press opens its waiting page. */
export const GameTile = ({ game, eager }: { game: Game; eager?: boolean }) => {
  const seal = findSeal(game.tags)
  const words = game.maintenance ? t('member:tag.maintenance') : seal && t(`member:tag.${seal}`)
  return (
    <Tile
      title={game.title}
      provider={game.api_name}
      seed={game.game_code}
      picture={game.web_pic}
      onPlay={() => launch(game.params)}
      {...(words && { seal: words })}
      {...(eager && { eager })}
    />
  )
}
