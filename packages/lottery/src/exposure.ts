import type { Minor } from '@moongate/money'
import type { BetType, Picks, Term } from './game.ts'
import { BASE, buildRow, countRows, listCases, namePlace } from './places.ts'
import { type Bet, computeUnitPayout, getUnitStake } from './settle.ts'

/** What all terms over the same positions pay together, by the row of those positions' digits. Whole numbers below 2^53, so exact. */
type Table = { readonly term: Term; readonly pays: Float64Array }

/** The units that each row of a term's place wins and hands back, whatever is staked on them. */
type Judged = { readonly term: Term; readonly won: Uint8Array; readonly returned: Uint8Array }

const judgeRows = (term: Term): Judged => {
  const [won, returned] = [new Uint8Array(countRows(term)), new Uint8Array(countRows(term))]
  for (const balls of listCases(term)) {
    const verdict = term.judge(balls)
    const row = buildRow(term, balls)
    won[row] = verdict.won
    returned[row] = verdict.returned
  }
  return { term, won, returned }
}

/** What was judged of late, by bet type and picks. */
const judged = new WeakMap<BetType, Map<string, readonly Judged[]>>()
const MOST_KEPT = 512

const judgePicks = (type: BetType, picks: Picks): readonly Judged[] => {
  const known = judged.get(type) ?? new Map<string, readonly Judged[]>()
  judged.set(type, known)
  const key = picks.join('|')
  const found = known.get(key) ?? type.rule.terms(picks).map(judgeRows)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, found)
  return found
}

const buildTables = (bets: readonly Bet[]): Table[] => {
  const tables = new Map<string, Table>()
  for (const bet of bets) {
    const [win, back] = [Number(computeUnitPayout(bet)), Number(getUnitStake(bet))]
    for (const { term, won, returned } of judgePicks(bet.type, bet.picks)) {
      const { pays } = tables.get(namePlace(term)) ?? { pays: new Float64Array(won.length) }
      for (let row = 0; row < pays.length; row += 1)
        pays[row] = (pays[row] ?? 0) + (won[row] ?? 0) * win + (returned[row] ?? 0) * back
      tables.set(namePlace(term), { term, pays })
    }
  }
  return [...tables.values()]
}

type Step = { readonly places: readonly number[]; readonly factor: number; readonly pays: Float64Array }

/** Each table is read as soon as the last of its positions has a digit. */
const listSteps = (tables: readonly Table[]): Step[][] => {
  const involved = [...new Set(tables.flatMap(({ term }) => term.positions))].toSorted((a, b) => a - b)
  const steps = tables.map(({ term, pays }) => ({
    places: term.positions.map((at) => involved.indexOf(at)),
    factor: term.by_sum ? 1 : BASE,
    pays,
  }))
  return involved.map((_, depth) => steps.filter(({ places }) => Math.max(...places) === depth))
}

/** `rest` is the most that the tables of each depth and those behind it can add; a way that cannot beat the best one is left. */
type Search = {
  readonly steps: readonly Step[][]
  readonly rest: readonly number[]
  readonly digits: number[]
  top: number
}

const findMost = (pays: Float64Array): number => pays.reduce((a, b) => Math.max(a, b))

const createSearch = (steps: readonly Step[][]): Search => {
  const most = steps.map((step) => step.reduce((sum, { pays }) => sum + findMost(pays), 0))
  const rest = most.map((_, depth) => most.slice(depth).reduce((a, b) => a + b))
  return { steps, rest, digits: [], top: 0 }
}

const search = (s: Search, depth: number, sum: number): void => {
  const now = s.steps[depth]
  if (!now) {
    s.top = Math.max(s.top, sum)
    return
  }
  if (sum + (s.rest[depth] ?? 0) <= s.top) return
  for (let digit = 0; digit < BASE; digit += 1) {
    s.digits[depth] = digit
    let total = sum
    for (const { places, factor, pays } of now) {
      let row = 0
      for (const place of places) row = row * factor + (s.digits[place] ?? 0)
      total += pays[row] ?? 0
    }
    search(s, depth + 1, total)
  }
}

const findBest = (steps: readonly Step[][]): number => {
  const found = createSearch(steps)
  search(found, 0, 0)
  return found.top
}

/** Tables in groups of which none looks at a position of another: what happens to one group says nothing about the others. */
const groupTables = (tables: readonly Table[]): Table[][] => {
  let groups: Table[][] = []
  for (const table of tables) {
    const meets = (group: Table[]): boolean =>
      group.some(({ term }) => term.positions.some((at) => table.term.positions.includes(at)))
    groups = [...groups.filter((group) => !meets(group)), [table, ...groups.filter(meets).flat()]]
  }
  return groups
}

/** Alone, a table is its own answer; tables that share positions are looked at outcome by outcome. */
const findBestOf = (group: readonly Table[]): number => {
  const [only, ...more] = group
  return only && more.length === 0 ? findMost(only.pays) : findBest(listSteps(group))
}

/**
 * The most that these bets can pay together on one draw, exactly: digits that exclude each other do not add up.
 * Goes through every outcome of positions that several terms look at. Throws RangeError when the amounts leave exact whole numbers.
 */
export const findBestPayout = (bets: readonly Bet[]): Minor => {
  const ceiling = bets.reduce((sum, bet) => sum + computeUnitPayout(bet) * BigInt(bet.type.rule.units(bet.picks)), 0n)
  if (ceiling > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('amounts too large')
  return groupTables(buildTables(bets)).reduce((sum, group) => sum + BigInt(findBestOf(group)), 0n)
}
