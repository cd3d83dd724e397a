import { findSport, type Sport, SPORTS } from '../catalogue/sports.ts'
import { hashText } from '../draw.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const STEP_MS = 300_000
/** Sides of a league: each plays each twice in a season, at home and away. */
export const SIDES = 8
const GAMES = SIDES / 2
const ROUNDS = 2 * (SIDES - 1)

/** A match of the calendar: of which league, on which day the how manieth, between whom, and when it starts. */
export type Fixture = {
  readonly id: string
  readonly sport: Sport
  readonly league: number
  /** Places of the sides in the league; of a field all that take part. */
  readonly sides: readonly number[]
  readonly ratings: readonly number[]
  readonly starts_at: number
}

/** The pairs of a round: one side stands, the others go round it; the second half of a season is played the other way about. */
export const matchSides = (round: number, game: number): [number, number] => {
  const turn = round % (SIDES - 1)
  const seat = (at: number): number => (at === 0 ? SIDES - 1 : (turn + at) % (SIDES - 1))
  const [a, b] = [seat(game), seat(SIDES - 1 - game)]
  return round % ROUNDS < SIDES - 1 === (game === 0 ? turn % 2 === 0 : true) ? [a, b] : [b, a]
}

/** How good a side is in a season: from -2 to 2, most of them near the middle. */
const rateSide = (sport: Sport, league: number, side: number, season: number): number => {
  const one = (part: string): number => hashText(`${part} ${sport.code} ${league} ${side}`) / 2 ** 32
  return (one('base') + one(`season ${season}`) + one(`form ${season}`)) * (4 / 3) - 2
}

const listSides = ({ rules }: Sport, day: number, game: number): number[] =>
  rules.family === 'field' ? Array.from({ length: rules.entrants }, (_, at) => at) : matchSides(day % ROUNDS, game)

const buildFixture = (sport: Sport, league: number, day: number, game: number): Fixture => {
  const sides = listSides(sport, day, game)
  const first = (hashText(`start ${sport.code} ${league} ${day}`) % ((6 * HOUR_MS) / STEP_MS)) * STEP_MS
  return {
    id: `${sport.code}.${league}.${day}.${game}`,
    sport,
    league,
    sides,
    ratings: sides.map((side) => rateSide(sport, league, side, Math.floor(day / ROUNDS))),
    starts_at: day * DAY_MS + first + game * (DAY_MS / GAMES),
  }
}

/** All matches that start on a day, counted in days since 1970 in UTC, the first first. */
export const listDay = (day: number): Fixture[] =>
  SPORTS.flatMap((sport) =>
    Array.from({ length: sport.leagues * GAMES }, (_, at) =>
      buildFixture(sport, Math.floor(at / GAMES), day, at % GAMES),
    ),
  ).toSorted((a, b) => a.starts_at - b.starts_at)

/** All matches that start from a moment to before another one. */
export const listFixtures = (from: number, to: number): Fixture[] => {
  const first = Math.floor(from / DAY_MS)
  const days = Array.from({ length: Math.max(0, Math.ceil(to / DAY_MS) - first) }, (_, at) => listDay(first + at))
  return days.flat().filter(({ starts_at }) => starts_at >= from && starts_at < to)
}

/** A match by its id; undefined for what is none. */
export const findFixture = (id: string): Fixture | undefined => {
  const [, code = '', ...rest] = /^([a-z_0-9]+)\.(\d{1,2})\.(\d{1,6})\.(\d)$/.exec(id) ?? []
  const [sport, [league = 0, day = 0, game = 0]] = [findSport(code), rest.map(Number)]
  return sport && league < sport.leagues && game < GAMES ? buildFixture(sport, league, day, game) : undefined
}
