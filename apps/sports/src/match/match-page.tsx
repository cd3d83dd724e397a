import { nameMarket } from '@moongate/sports'
import type { Lang } from '@moongate/i18n'
import type { MatchTold, Offer } from '../api/told.ts'
import { OddsRow } from '../board/odds.tsx'
import { readScore, Standing } from '../board/standing.tsx'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import { Course } from './course.tsx'
import css from './match.module.css'
import { colourRunner, Ground } from './ground.tsx'
import { Timeline } from './timeline.tsx'

/** Who runs under which number, while the order is not known. */
const Runners = ({ sides }: Pick<MatchTold, 'sides'>) => (
  <>
    <ol className={css.runners}>
      {sides.map((side, at) => (
        <li key={side}>
          <i style={{ background: colourRunner(at) }}>{at + 1}</i> {side}
        </li>
      ))}
    </ol>
    <p>{t('racing_note')}</p>
  </>
)

const Picture = ({ match }: { match: MatchTold }) =>
  match.figures && (
    <>
      <Ground match={match} figures={match.figures} />
      <Course match={match} figures={match.figures} />
      {match.figures.family === 'field' && match.figures.order.length === 0 && <Runners sides={match.sides} />}
    </>
  )

const Head = ({ match, lang }: { match: MatchTold; lang: Lang }) => {
  const score = readScore(match)
  const is_duel = match.sides.length === 2
  return (
    <header className={css.head}>
      <p>
        {is_duel && <>{match.league} · </>}
        <Standing match={match} lang={lang} />
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
      <Picture match={match} />
    </header>
  )
}

/** The lines of a market stand together under its name. */
const groupOffers = ({ offers, sport }: MatchTold, lang: Lang): [name: string, offers: Offer[]][] => {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const name = nameMarket(offer.market, offer.line, lang, sport)
    groups.set(name, [...(groups.get(name) ?? []), offer])
  }
  return [...groups]
}

type Props = { visit: Visit; slip: Slip; match: MatchTold }

/** A match: how it stands, drawn and told, and everything that may be bet on it. */
export const MatchPage = ({ visit, slip, match }: Props) => (
  <article className={css.match} aria-label={match.sides.length === 2 ? match.sides.join(' – ') : match.league}>
    <Head match={match} lang={visit.lang} />
    {match.suspended && <output className={css.suspended}>{t('suspended')}</output>}
    {match.offers.length === 0 && <p className={css.none}>{t('no_offers')}</p>}
    <div className={css.offers}>
      {groupOffers(match, visit.lang).map(([name, offers]) => (
        <section key={name}>
          <h3>{name}</h3>
          {offers.map((offer) => (
            <OddsRow
              key={offer.line}
              lang={visit.lang}
              chosen={slip.findChosen(match.id)}
              onToggle={slip.toggle}
              match={match}
              offer={offer}
            />
          ))}
        </section>
      ))}
    </div>
    {match.figures && <Timeline match={match} lang={visit.lang} />}
  </article>
)
