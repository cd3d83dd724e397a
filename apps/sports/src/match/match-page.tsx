import type { MatchTold, Offer, Visit } from '@moongate/game-contract/sports'
import { type Lang, nameMarket } from '@moongate/sports'
import { OddsRow } from '../board/odds.tsx'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import css from './match.module.css'
import { Head } from './head.tsx'
import { Timeline } from './timeline.tsx'

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
  <article
    className={css.match}
    aria-label={match.sides.length === 2 ? match.sides.join(' – ') : match.league}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard, also where nothing can be pressed
    tabIndex={match.suspended || match.offers.length === 0 ? 0 : undefined}
  >
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
              still={slip.still}
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
