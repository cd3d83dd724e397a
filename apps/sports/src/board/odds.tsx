import { nameBet } from '@moongate/sports'
import type { MatchTold, Offer } from '../api/told.ts'
import { formatOdds } from '../slip/slip.rules.ts'
import type { Slip } from '../slip/use-slip.ts'
import type { Visit } from '../visit.ts'
import css from './board.module.css'

type Props = { visit: Visit; slip: Slip; match: MatchTold; offer: Offer }

/** The bets of an offer as buttons: one lies on the slip or does not. */
export const OddsRow = ({ visit, slip, match, offer }: Props) => (
  <div className={css.odds} data-many={offer.bets.length > 3}>
    {offer.bets.map(({ code, odds }) => (
      <button
        key={code}
        type="button"
        aria-pressed={slip.choices.some((one) => one.match === match.id && one.code === code)}
        disabled={match.suspended}
        onClick={() => slip.toggle({ match: match.id, code, odds, sides: match.sides, league: match.league })}
      >
        <span>{nameBet(code, match.sides, visit.lang)}</span>
        <b>{formatOdds(odds)}</b>
      </button>
    ))}
  </div>
)
