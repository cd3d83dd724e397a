import { JZ } from '@moongate/contract/games.states'
import { buildButtonClass, Button, GameTile as Tile } from '@moongate/ui'
import type { Answer } from '../api/api.ts'
import { startDemo } from '../session/demo.ts'
import { useSession } from '../session/session.store.ts'
import { t } from '../text.ts'
import { launch } from './launch.ts'
import { RoundClock } from './round-clock.tsx'
import { findSeal } from './seal.rules.ts'

export type Game = Answer<'games', 'list'>['data']['data'][number]

/** What a game offers under the pointer: the tile is the button that plays; the lottery may be tried without an account too (R1.13). */
export const TileActions = ({ api_code }: { api_code: string }) => {
  const logged_in = useSession((s) => s.token !== null)
  return (
    <>
      <span className={buildButtonClass({ variant: 'primary', size: 's' })} aria-hidden>
        {t('member:tile.play_now')}
      </span>
      {!logged_in && api_code === JZ && (
        <Button size="s" onClick={() => void startDemo()}>
          {t('member:tile.try_free')}
        </Button>
      )}
    </>
  )
}

/** One game of the catalogue; a press opens its waiting page. A lottery game shows when it closes. */
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
      actions={!game.maintenance && <TileActions api_code={game.params.api_code} />}
      {...(game.art && { hues: [game.art.hue, (game.art.hue + 22) % 360] as const, pattern: game.art.pattern })}
      {...(game.params.api_code === JZ && { live: <RoundClock code={game.game_code} /> })}
      {...(words && { seal: words })}
      {...(eager && { eager })}
    />
  )
}
