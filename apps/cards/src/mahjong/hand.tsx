import type { MahjongView } from '@moongate/cards'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './mahjong.module.css'
import { listHand } from './picks.rules.ts'
import type { Picking } from './play-bar.tsx'
import { Tile } from './tile.tsx'

/** How many backs show the place of a hand before the first round. */
const PLACES = Array.from({ length: 13 }, (_, at) => at)

/** The player's tiles: each is picked by a press; what was drawn stands apart. */
export const Hand = ({ round, picked, onPick }: Picking & { round: Round<MahjongView> | null }) => {
  const view = round?.view
  const asked = round !== null && !round.over && view?.lies === null
  return (
    <fieldset className={css.hand} aria-label={t('mahjong.hand')} data-played>
      {view
        ? listHand(view).map((tile) => (
            <button
              key={tile}
              type="button"
              className={css.pick}
              data-apart={tile === view.drawn || (view.winner === 0 && tile === view.won_with)}
              aria-pressed={picked === tile}
              disabled={!asked}
              onClick={() => onPick(picked === tile ? undefined : tile)}
            >
              <Tile tile={tile} />
            </button>
          ))
        : PLACES.map((at) => <Tile key={at} tile={undefined} />)}
    </fieldset>
  )
}
