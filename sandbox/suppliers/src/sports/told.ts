import { listFixtures, nameLeague, nameSide, nameSport, priceOffers, SPORTS, type Text } from '@moongate/sports'
import { findBrand } from '../brands.ts'
import type { World } from '../world.ts'
import { getCategory } from './brands.ts'
import { isSuspended, readClock, readMoment } from './feed.ts'
import { viewState } from './figures.ts'
import type { Match } from './state.ts'
import { listLive, listSoon } from './view.ts'

/** A match that an operator is told of. */
export type ListedMatch = { id: string; sport: string; starts_at: number }
/** The same as an operator may show it; odds in hundredths, `score` null before it starts, `minute` where it has a clock. */
export type BoardMatch = Omit<ListedMatch, 'sport'> & {
  game: string
  category: number
  sport: Text
  league: Text
  sides: Text[]
  score: [number, number] | null
  minute: number | null
  odds: { side: string; odds: number }[]
}

const SHOWN = 6
const MAIN = ['1x2', 'win'] as const

/** The last match of a page. */
export type MatchPlace = Pick<ListedMatch, 'id' | 'starts_at'>

const isBehind = (one: MatchPlace, { id, starts_at }: MatchPlace): boolean =>
  one.starts_at > starts_at || (one.starts_at === starts_at && one.id > id)
const compareMatches = (a: MatchPlace, b: MatchPlace): number => (isBehind(a, b) ? 1 : -1)

/** The matches of a supplier that start within a span of time, the first first: so many after so many, or behind a place. */
export const listMatches = (
  w: World,
  brand: string,
  span: { from: number; before: number },
  { skip = 0, after, limit }: { skip?: number; after?: MatchPlace | undefined; limit: number },
): { matches: ListedMatch[]; more: boolean } => {
  const own = listFixtures(span.from, span.before)
    .filter(({ id, sport }) => sport.category === getCategory(brand) && !w.called_off.get(brand)?.has(id))
    .filter((match) => !after || isBehind(match, after))
    .toSorted(compareMatches)
  const matches = own
    .slice(skip, skip + limit)
    .map(({ id, sport, starts_at }) => ({ id, sport: sport.code, starts_at }))
  return { matches, more: own.length > skip + limit }
}

const readOdds = (w: World, match: Match): BoardMatch['odds'] => {
  const [offer] = isSuspended(w, match) ? [] : priceOffers(readMoment(w, match), MAIN)
  return offer?.bets.map(({ code, odds }) => ({ side: code.split(':')[1] ?? '', odds })) ?? []
}

const tellMatch = (w: World, match: Match, game: string): BoardMatch => {
  const { id, sport, league, sides, starts_at } = match.fixture
  const at_s = readClock(w, match)
  const figures = at_s < 0 ? undefined : viewState(sport.rules, readMoment(w, match).state, at_s, false)
  const scored = figures && figures.family !== 'field' ? figures : undefined
  return {
    id,
    game,
    category: sport.category,
    sport: nameSport(sport.code),
    league: nameLeague(sport, league),
    sides: sides.map((side) => nameSide(sport, league, side)),
    starts_at,
    score: scored ? [scored.home, scored.away] : null,
    minute: scored?.family === 'clock' ? scored.minute : null,
    odds: readOdds(w, match),
  }
}

/** The sports that most people know stand first, as in their catalogue. */
const rank = ({ fixture }: Match): number => SPORTS.indexOf(fixture.sport)
const isPair = ({ fixture }: Match): boolean => fixture.sides.length === 2

/** What an operator may show of a supplier: some of what is played now, and what starts next, between two sides. */
export const tellBoard = (w: World, brand: string): BoardMatch[] => {
  const game = findBrand(brand)?.games.find(({ engine }) => engine === 'sports')?.code
  if (game === undefined) return []
  const live = listLive(w, brand)
    .filter(isPair)
    .toSorted((a, b) => rank(a) - rank(b))
  const soon = listSoon(w, brand, '', SHOWN * 3).filter(isPair)
  return [...live.slice(0, SHOWN), ...soon.slice(0, SHOWN)].map((match) => tellMatch(w, match, game))
}
