import type { MatchTold, Offer } from '@moongate/game-contract/sports'
import { type Lang, nameBet, type Odds } from '@moongate/sports'
import { useState } from 'react'
import { type Choice, formatOdds } from '../slip/slip.rules.ts'
import css from './board.module.css'

/** Odds with the way they went last; the mark begins anew whenever they move, and fades. */
const MovingOdds = ({ odds }: { odds: Odds }) => {
  const [seen, setSeen] = useState<{ odds: Odds; moved?: 'up' | 'down' }>({ odds })
  if (seen.odds !== odds) setSeen({ odds, moved: odds > seen.odds ? 'up' : 'down' })
  return (
    <b key={odds} data-moved={seen.moved}>
      {formatOdds(odds)}
    </b>
  )
}

/** `chosen`: the bet of this match that lies on the slip. `still`: nothing comes or goes there now. */
export type Choosing = { lang: Lang; chosen: string | undefined; still: boolean; onToggle: (one: Choice) => void }
type Props = Choosing & { match: MatchTold; offer: Offer }

/** The bets of an offer as buttons: one lies on the slip or does not. */
export const OddsRow = ({ lang, chosen, still, onToggle, match, offer }: Props) => (
  <div className={css.odds} data-many={offer.bets.length > 3}>
    {offer.bets.map(({ code, odds }) => (
      <button
        key={code}
        type="button"
        aria-pressed={chosen === code}
        disabled={match.suspended || still}
        onClick={() =>
          onToggle({ match: match.id, code, odds, agreed: odds, sides: match.sides, league: match.league })
        }
      >
        <span>{nameBet(code, match.sides, lang)}</span>
        <MovingOdds odds={odds} />
      </button>
    ))}
  </div>
)
