import type { RaceState } from './race/course.ts'
import type { RaceSport } from './race/sport.ts'
import { sumScore } from './score/course.ts'
import type { ScoreState } from './score/match.ts'
import { type Rates, type ScoreSport, shareValues } from './score/sport.ts'

/** What the supplier keeps of a stake in the mean, by market, as a share. It is told to whoever plays. */
export const MARGINS = {
  '1x2': 0.055,
  win: 0.05,
  ah: 0.04,
  ou: 0.04,
  cs: 0.12,
  ht: 0.06,
  next: 0.06,
  set: 0.05,
  out: 0.12,
  place: 0.09,
} as const
export type Market = keyof typeof MARGINS
/** Bets that exclude each other: the sides of one line, or all the ways in which something ends. */
export type Offer = { readonly market: Market; readonly line: number | null; readonly codes: readonly string[] }

const SIDES = ['home', 'away'] as const
const offer = (market: Market, codes: readonly string[], line: number | null = null): Offer => ({ market, codes, line })
/** Quarters, from the home side's point of view. */
const offerLine = (line: number): Offer => offer('ah', [`ah:home:${line}`, `ah:away:${-line}`], line)
const offerTotal = (line: number): Offer => offer('ou', [`ou:over:${line}`, `ou:under:${line}`], line)
const offerNth = (market: 'next' | 'set', nth: number, whos: readonly string[]): Offer =>
  offer(
    market,
    whos.map((who) => `${market}:${nth}:${who}`),
    nth,
  )

/** Goals have lines on quarters, points on halves so that nothing ties with them. */
const placeLine = ({ family }: ScoreSport, mean: number): number =>
  family === 'goals' ? Math.round(mean * 4) : Math.floor(mean) * 4 + 2

const FEW_GOALS = 8
const NEXT_GOALS = 15
const GOALS_MORE = 4

const listScores = (home: number, away: number): string[] =>
  Array.from({ length: (GOALS_MORE + 1) ** 2 }, (_, at) => {
    const more = [Math.floor(at / (GOALS_MORE + 1)), at % (GOALS_MORE + 1)] as const
    return `cs:${home + more[0]}:${away + more[1]}`
  })

/** What is offered on a match by the clock as it stands: lines lie around what is expected. */
export const listScoreOffers = (sport: ScoreSport, rates: Rates, state: ScoreState): Offer[] => {
  if (state.over) return []
  const { home, away } = sumScore(state.events)
  const worth = shareValues(sport).reduce((sum, [points, share]) => sum + points * share, 0) * state.left
  const line = placeLine(sport, away - home - (rates.home - rates.away) * worth)
  const total = Math.max(2, placeLine(sport, home + away + (rates.home + rates.away) * worth))
  const whos = sport.draws ? ['home', 'draw', 'away'] : SIDES
  const [all, few] = [rates.home + rates.away, sport.family === 'goals']
  return [
    offer(
      sport.draws ? '1x2' : 'win',
      whos.map((who) => `${sport.draws ? '1x2' : 'win'}:${who}`),
    ),
    ...[line, line - 2, line + 2].map(offerLine),
    ...[total, total - 2, total + 2].filter((at) => at > 0).map(offerTotal),
    ...(state.half_over ? [] : [offer('ht', ['ht:home', 'ht:draw', 'ht:away'])]),
    ...(few && all <= NEXT_GOALS ? [offerNth('next', state.events.length + 1, ['home', 'none', 'away'])] : []),
    ...(few && sport.draws && all <= FEW_GOALS ? [offer('cs', listScores(home, away))] : []),
  ]
}

/** What is offered on a match in sets as it stands. */
export const listRaceOffers = ({ sets }: RaceSport, { over, won, sets: played }: RaceState): Offer[] => {
  if (over) return []
  const scores = Array.from({ length: sets }, (_, lost) => [`cs:${sets}:${lost}`, `cs:${lost}:${sets}`]).flat()
  const lines = sets === 1 ? [] : [-6, 6]
  const totals = Array.from({ length: sets - 1 }, (_, at) => (sets + at) * 4 + 2)
  return [
    offer(
      'win',
      SIDES.map((who) => `win:${who}`),
    ),
    offerNth('set', played.length + 1, SIDES),
    ...lines.map(offerLine),
    ...totals.filter((line) => line > 4 * (won.home + won.away)).map(offerTotal),
    ...(sets > 1 ? [offer('cs', scores)] : []),
  ]
}

/** What is offered on a race of a field. */
export const listFieldOffers = (entrants: number): Offer[] =>
  (['out', 'place'] as const).map((market) =>
    offer(
      market,
      Array.from({ length: entrants }, (_, at) => `${market}:${at}`),
    ),
  )
