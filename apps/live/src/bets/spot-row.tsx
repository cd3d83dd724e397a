import type { GameCode } from '@moongate/tables'
import type { LayoutProps } from '../games/game.ts'
import { PAYS } from '../games/pays.ts'
import { t } from '../text.ts'
import css from './bets.module.css'
import { Spot } from './spot.tsx'

/** All bets of a game that has few, from left to right with what they pay. */
export const SpotRow = ({ game, ...rest }: LayoutProps & { game: GameCode }) => (
  <fieldset className={css.spots} data-game={game} data-played aria-label={t('spots')}>
    {PAYS[game].map(([bet, odds]) => (
      <Spot key={bet} bet={bet} odds={odds} {...rest} />
    ))}
  </fieldset>
)
