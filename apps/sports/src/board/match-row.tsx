import type { MatchTold } from '@moongate/game-contract/sports'
import { memo } from 'react'
import { t } from '../text.ts'
import css from './board.module.css'
import { type Choosing, OddsRow } from './odds.tsx'
import { readScore, Standing } from './standing.tsx'

const FIRST = 3

const Sides = ({ match }: { match: MatchTold }) => {
  const score = readScore(match)
  if (match.sides.length !== 2) return <p className={css.field}>{t('entrants', { count: match.sides.length })}</p>
  return (
    <ul className={css.sides}>
      {match.sides.map((side, at) => (
        <li key={side}>
          <span>{side}</span>
          {score && <b>{score[at]}</b>}
        </li>
      ))}
    </ul>
  )
}

type Props = Choosing & { match: MatchTold; onOpen: (id: string) => void }

/** A match on the board: who plays, how it stands, who wins at which odds. */
const Row = ({ match, onOpen, ...choosing }: Props) => {
  const [offer] = match.offers
  return (
    <li className={css.row} data-phase={match.phase}>
      <button type="button" className={css.open} onClick={() => onOpen(match.id)}>
        <span className={css.league}>{match.league}</span>
        <Standing match={match} lang={choosing.lang} />
        <Sides match={match} />
      </button>
      {offer && (
        <OddsRow
          {...choosing}
          match={match}
          offer={match.sides.length === 2 ? offer : { ...offer, bets: offer.bets.slice(0, FIRST) }}
        />
      )}
      {match.suspended && <p className={css.paused}>{t('suspended')}</p>}
    </li>
  )
}

/** The same, made again only when something of it is another. */
export const MatchRow = memo(Row)
