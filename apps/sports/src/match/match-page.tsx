import { nameMarket } from '@moongate/sports'
import type { MatchTold } from '../api/told.ts'
import { OddsRow } from '../board/odds.tsx'
import { readScore, Standing } from '../board/standing.tsx'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './match.module.css'
import { Pitch } from './pitch.tsx'
import { Timeline } from './timeline.tsx'

const Head = ({ match }: { match: MatchTold }) => {
  const score = readScore(match)
  const is_duel = match.sides.length === 2
  return (
    <header className={css.head}>
      <p>
        {is_duel && <>{match.league} · </>}
        <Standing match={match} />
      </p>
      {is_duel ? (
        <h2 className={css.duel}>
          <span>{match.sides[0]}</span>
          <b>{score ? score.join(' : ') : '–'}</b>
          <span>{match.sides[1]}</span>
        </h2>
      ) : (
        <h2>{match.league}</h2>
      )}
      {match.figures && <Pitch figures={match.figures} />}
    </header>
  )
}

type Props = { visit: Visit; slip: Slip; match: MatchTold }

/** A match: how it stands, drawn and told, and everything that may be bet on it. */
export const MatchPage = ({ visit, slip, match }: Props) => (
  <article className={css.match} aria-label={match.sides.length === 2 ? match.sides.join(' – ') : match.league}>
    <Head match={match} />
    {match.suspended && <output className={css.suspended}>{t('suspended')}</output>}
    {match.offers.length === 0 && <p className={css.none}>{t('no_offers')}</p>}
    <div className={css.offers}>
      {match.offers.map((offer) => (
        <section key={`${offer.market} ${offer.line}`}>
          <h3>{nameMarket(offer.market, offer.line, visit.lang)}</h3>
          <OddsRow visit={visit} slip={slip} match={match} offer={offer} />
        </section>
      ))}
    </div>
    {match.figures && <Timeline match={match} />}
  </article>
)
