import type { SeatTold } from '@moongate/game-contract/fishing'
import { listOtherPlaces } from '../stage/view.rules.ts'
import { t } from '../text.ts'
import css from './sea.module.css'

/** Who sits above: players, and bots where nobody does. */
export const Seats = ({ sea: { place: own, taken } }: { sea: SeatTold }) => (
  <ul className={css.seats} aria-label={t('seats')}>
    {listOtherPlaces(own).map((place) => (
      <li key={place} data-bot={!taken.includes(place)}>
        {taken.includes(place) ? t('seat_player', { number: place + 1 }) : t('seat_bot')}
      </li>
    ))}
  </ul>
)
