import type { LeagueTold, MatchTold, Phase, SportTold } from '@moongate/game-contract/sports'
import {
  type Fixture,
  type Lang,
  listFixtures,
  nameLeague,
  nameSide,
  nameSport,
  priceOffers,
  SPORTS,
} from '@moongate/sports'
import { readTime, type World } from '../world.ts'
import { getCategory } from './brands.ts'
import { endOf, getMatch, isSuspended, PROTEST_MS, readClock, readMoment } from './feed.ts'
import { viewState } from './figures.ts'
import type { Match } from './state.ts'

const HOUR_MS = 3_600_000
/** The longest match is over by then. */
const LONGEST_MS = 8 * HOUR_MS
const SOON_MS = 24 * HOUR_MS
const MAIN = ['1x2', 'win', 'out'] as const

const readPhase = (w: World, match: Match): Phase => {
  const now = readTime(w)
  if (now < match.fixture.starts_at) return 'soon'
  if (now < endOf(match)) return 'live'
  if (match.broken) return 'broken'
  return match.annulled && now >= endOf(match) + PROTEST_MS ? 'annulled' : 'over'
}

const nameSides = ({ sport, league, sides }: Fixture, lang: Lang): string[] =>
  sides.map((side) => nameSide(sport, league, side)[lang])

/** A match as it stands now, with all that is offered on it or with its main bets alone. */
export const viewMatch = (w: World, match: Match, lang: Lang, whole: boolean): MatchTold => {
  const { fixture } = match
  const [moment, phase] = [readMoment(w, match), readPhase(w, match)]
  const offers = priceOffers(moment, whole ? undefined : MAIN)
  return {
    id: fixture.id,
    sport: fixture.sport.code,
    league: nameLeague(fixture.sport, fixture.league)[lang],
    sides: nameSides(fixture, lang),
    starts_at: fixture.starts_at,
    phase,
    suspended: phase === 'live' && isSuspended(w, match),
    figures: phase === 'soon' ? null : viewState(fixture.sport.rules, moment.state, readClock(w, match), whole),
    offers,
  }
}

const listOwn = (brand: string, from: number, to: number): Fixture[] =>
  listFixtures(from, to).filter(({ sport }) => sport.category === getCategory(brand))
const drawAll = (w: World, fixtures: readonly Fixture[]): Match[] => fixtures.flatMap(({ id }) => getMatch(w, id) ?? [])

/** What is played now, the last one begun first. */
export const listLive = (w: World, brand: string): Match[] => {
  const now = readTime(w)
  return drawAll(w, listOwn(brand, now - LONGEST_MS, now + 1))
    .filter((match) => endOf(match) > now)
    .toReversed()
}

const listStarts = (w: World, brand: string): Fixture[] => {
  const now = readTime(w)
  return listOwn(brand, now + 1, now + SOON_MS)
}

/** A league by the beginning that the ids of its matches share. */
const codeLeague = ({ sport, league }: Pick<Fixture, 'sport' | 'league'>): string => `${sport.code}.${league}`

/** The first so many matches that start within a day: of one sport, of one league, or with an empty code of all. */
export const listSoon = (w: World, brand: string, code: string, most: number): Match[] =>
  drawAll(
    w,
    listStarts(w, brand)
      .filter((fixture) => code === '' || fixture.sport.code === code || codeLeague(fixture) === code)
      .slice(0, most),
  )

/** How many of them each sport and each league has. */
const countEach = (fixtures: readonly Fixture[]): Map<string, number> => {
  const counted = new Map<string, number>()
  for (const fixture of fixtures)
    for (const code of [fixture.sport.code, codeLeague(fixture)]) counted.set(code, (counted.get(code) ?? 0) + 1)
  return counted
}

/** The sports of a supplier and their leagues with how many matches of each are played now, and how many start within a day. */
export const viewTree = (w: World, brand: string, lang: Lang): SportTold[] => {
  const live = countEach(listLive(w, brand).map(({ fixture }) => fixture))
  const soon = countEach(listStarts(w, brand))
  const tell = (code: string, name: string): LeagueTold => ({
    code,
    name,
    live: live.get(code) ?? 0,
    soon: soon.get(code) ?? 0,
  })
  return SPORTS.filter(({ category }) => category === getCategory(brand)).map((sport) => ({
    ...tell(sport.code, nameSport(sport.code)[lang]),
    leagues: Array.from({ length: sport.leagues }, (_, league) =>
      tell(codeLeague({ sport, league }), nameLeague(sport, league)[lang]),
    ),
  }))
}
