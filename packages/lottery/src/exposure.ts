import type { Minor } from '@moongate/money'
import type { Term } from './game.ts'
import { BASE, buildRow, countRows, listCases, namePlace } from './places.ts'
import { type Bet, computeUnitPayout, getUnitStake } from './settle.ts'

/** What all terms over the same positions pay together, by the row of those positions' digits. Whole numbers below 2^53, so exact. */
type Table = { readonly term: Term; readonly pays: Float64Array }

const buildTables = (bets: readonly Bet[]): Table[] => {
  const tables = new Map<string, Table>()
  for (const bet of bets) {
    const [win, back] = [Number(computeUnitPayout(bet)), Number(getUnitStake(bet))]
    for (const term of bet.type.rule.terms(bet.picks)) {
      const key = namePlace(term)
      const table = tables.get(key) ?? { term, pays: new Float64Array(countRows(term)) }
      for (const balls of listCases(term)) {
        const { won, returned } = term.judge(balls)
        const row = buildRow(term, balls)
        table.pays[row] = (table.pays[row] ?? 0) + won * win + returned * back
      }
      tables.set(key, table)
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

const findBest = (steps: readonly Step[][], depth: number, digits: number[], sum: number): number => {
  const now = steps[depth]
  if (!now) return sum
  let top = 0
  for (let digit = 0; digit < BASE; digit += 1) {
    digits[depth] = digit
    let total = sum
    for (const { places, factor, pays } of now) {
      let row = 0
      for (const place of places) row = row * factor + (digits[place] ?? 0)
      total += pays[row] ?? 0
    }
    top = Math.max(top, findBest(steps, depth + 1, digits, total))
  }
  return top
}

/**
 * The most that these bets can pay together on one draw, exactly: digits that exclude each other do not add up.
 * Goes through every outcome of the positions looked at. Throws RangeError when the amounts leave exact whole numbers.
 */
export const findBestPayout = (bets: readonly Bet[]): Minor => {
  const ceiling = bets.reduce((sum, bet) => sum + computeUnitPayout(bet) * BigInt(bet.type.rule.units(bet.picks)), 0n)
  if (ceiling > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('amounts too large')
  return BigInt(findBest(listSteps(buildTables(bets)), 0, [], 0))
}
