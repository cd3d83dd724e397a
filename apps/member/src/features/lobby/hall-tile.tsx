import { JZ } from '@moongate/contract/games.states'
import { useSend } from '@moongate/client/react'
import { GameTile as Tile, IconButton } from '@moongate/ui'
import { heart, heartFilled } from '@moongate/ui/icons.gen'
import { memo } from 'react'
import { alertBox } from '../../popups/popups.store.ts'
import { focusLogin } from '../../session/login-focus.ts'
import { isLoggedIn } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { TileActions } from '../../widgets/game-tile.tsx'
import { launch } from '../../widgets/launch.ts'
import { RoundClock } from '../../widgets/round-clock.tsx'
import { findSeal } from '../../widgets/seal.rules.ts'
import { setFavourite } from './hall.ts'
import type { HallGame } from './hall.rules.ts'
import css from './lobby.module.css'

const Heart = ({ game, on }: { game: HallGame; on: boolean }) => {
  const { send } = useSend()
  const turn = () => {
    if (!isLoggedIn()) {
      void alertBox(t('member-lobby:favourite_login'), t('member:ui.tip'), 'warn').then(focusLogin)
      return
    }
    const key = { api_code: game.supplier.api_name, gameCode: game.game_code }
    void send(() => setFavourite(key, !on)).catch(() => undefined)
  }
  return (
    <IconButton
      className={css.heart}
      icon={on ? heartFilled : heart}
      aria-pressed={on}
      label={t('member-lobby:favourite', { name: game.title })}
      onClick={turn}
    />
  )
}

/** The hues of a tile run from one to another close by. */
const HUE_STEP = 22

/** `near`: the pointer or the focus is there; `on`: it is a favourite. */
type Shown = { game: HallGame; on: boolean; near: boolean; at: number; total: number; column: number; top_px: number }

/**
 * One game of a hall. What it offers under the pointer is drawn when the pointer, or the focus, is there. It stands where it stands
 * in the whole hall, so that tiles that come and go move no other.
 */
export const HallTile = memo(({ game, on, near, at, total, column, top_px }: Shown) => {
  const { supplier, art } = game
  const seal = findSeal(game.tags)
  const words = supplier.maintenance ? t('member:tag.maintenance') : seal && t(`member:tag.${seal}`)
  const params = { api_code: supplier.api_name, gameType: game.game_type, gameCode: game.game_code }
  return (
    <li data-at={at} aria-setsize={total} aria-posinset={at + 1} style={{ top: top_px, '--column': column }}>
      <Tile
        title={game.title}
        provider={supplier.api_name}
        seed={game.game_code}
        picture={game.picture}
        eager
        onPlay={() => launch(params)}
        corner={(near || on) && <Heart game={game} on={on} />}
        actions={near && !supplier.maintenance && <TileActions api_code={supplier.api_name} />}
        {...(art && { hues: [art.hue, (art.hue + HUE_STEP) % 360] as const, pattern: art.pattern })}
        {...(supplier.api_name === JZ && { live: <RoundClock code={game.game_code} /> })}
        {...(words && { seal: words })}
      />
    </li>
  )
})
