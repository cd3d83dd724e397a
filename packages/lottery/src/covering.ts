import type { Term } from './game.ts'
import { BASE, buildRow, countRows, listCases, namePlace } from './places.ts'
import { isAtLeast, makeRatio } from '@moongate/money'
import { formatSelection } from './selection.ts'
import type { Bet } from './settle.ts'

/** From this share of a place's outcomes on, bets that win on them risk nothing worth counting (decisions/0058). */
const COVERING = makeRatio(80, 100)

type Chosen = Pick<Bet, 'type' | 'picks'>
/** One term of a bet: its place, and 1 in each row of that place's table on which it wins. */
type Wins = { readonly place: string; readonly term: Term; readonly rows: Uint8Array }
/** The wins of selections that were looked at before, for a caller with many bets of the same game. */
export type KnownWins = Map<string, readonly Wins[]>

const readWins = ({ type, picks }: Chosen): Wins[] =>
  type.rule.terms(picks).map((term) => {
    const rows = new Uint8Array(countRows(term))
    for (const balls of listCases(term)) if (term.judge(balls).won > 0) rows[buildRow(term, balls)] = 1
    return { place: namePlace(term), term, rows }
  })

const recallWins = (known: KnownWins, chosen: Chosen): readonly Wins[] => {
  const key = `${chosen.type.id} ${formatSelection(chosen.type, chosen.picks)}`
  const wins = known.get(key) ?? readWins(chosen)
  known.set(key, wins)
  return wins
}

/** How many outcomes of `length` balls have each sum. */
const countSums = (length: number): number[] => {
  let ways = [1]
  for (let ball = 0; ball < length; ball += 1) {
    const before = ways
    ways = Array.from({ length: before.length + BASE - 1 }, (_, sum) =>
      before.slice(Math.max(0, sum - BASE + 1), sum + 1).reduce((all, one) => all + one, 0),
    )
  }
  return ways
}

const isCoveredBy = ({ positions, by_sum }: Term, rows: Uint8Array): boolean => {
  const ways = by_sum ? countSums(positions.length) : undefined
  const won = rows.reduce((sum, wins, row) => sum + (wins === 1 ? (ways?.[row] ?? 1) : 0), 0)
  return isAtLeast(makeRatio(won, BASE ** positions.length), COVERING)
}

/**
 * The places on which one or another of these bets wins in 80 of 100 outcomes or more: both sides of one thing, or nearly all of
 * it. All outcomes of a place are equally likely; one that only hands the stake back is not won.
 */
export const findCoveredPlaces = (bets: readonly Chosen[], known: KnownWins = new Map()): ReadonlySet<string> => {
  const places = new Map<string, { term: Term; rows: Uint8Array }>()
  for (const { place, term, rows } of bets.flatMap((bet) => recallWins(known, bet))) {
    const all = places.get(place) ?? { term, rows: new Uint8Array(rows.length) }
    places.set(place, { term, rows: all.rows.map((wins, row) => wins | (rows[row] ?? 0)) })
  }
  return new Set([...places].filter(([, { term, rows }]) => isCoveredBy(term, rows)).map(([place]) => place))
}

/** Whether a bet looks at one of the covered places. */
export const isCovering = ({ type, picks }: Chosen, covered: ReadonlySet<string>): boolean =>
  covered.size > 0 && type.rule.terms(picks).some((term) => covered.has(namePlace(term)))
