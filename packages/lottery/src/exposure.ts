import type { Minor } from '@moongate/money'
import { outcomes } from './combinatorics.ts'
import type { Term } from './game.ts'
import { type Bet, unitPayout, unitStake } from './settle.ts'

const BASE = 10
type Table = { positions: readonly number[]; pays: Float64Array }

/** What a set of terms over the same positions pays on each outcome of those positions. Whole numbers below 2^53, so exact. */
function addTerm(pays: Float64Array, term: Term, win: number, back: number): void {
  let row = 0
  for (const balls of outcomes(BASE, term.positions.length)) {
    const { won, returned } = term.judge(balls)
    pays[row] = (pays[row] ?? 0) + won * win + returned * back
    row += 1
  }
}

function tablesOf(bets: readonly Bet[]): Table[] {
  const tables = new Map<string, Table>()
  for (const bet of bets) {
    for (const term of bet.type.rule.terms(bet.picks)) {
      const key = term.positions.join()
      const table = tables.get(key) ?? { positions: term.positions, pays: new Float64Array(BASE ** term.positions.length) }
      addTerm(table.pays, term, Number(unitPayout(bet)), Number(unitStake(bet)))
      tables.set(key, table)
    }
  }
  return [...tables.values()]
}

/**
 * The most that these bets can pay together on one draw, exactly: digits that exclude each other do not add up.
 * Only positions that a bet looks at are enumerated. Throws RangeError when the amounts leave exact whole numbers.
 */
export function bestPayout(bets: readonly Bet[]): Minor {
  const ceiling = bets.reduce((sum, bet) => sum + unitPayout(bet) * BigInt(bet.type.rule.units(bet.picks)), 0n)
  if (ceiling > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('amounts too large')
  const tables = tablesOf(bets)
  const involved = [...new Set(tables.flatMap(({ positions }) => positions))].sort((a, b) => a - b)
  const steps = tables.map(({ positions, pays }) => ({ places: positions.map((position) => involved.indexOf(position)), pays }))
  let best = 0
  for (const balls of outcomes(BASE, involved.length)) {
    let sum = 0
    for (const { places, pays } of steps) {
      let row = 0
      for (const place of places) row = row * BASE + (balls[place] ?? 0)
      sum += pays[row] ?? 0
    }
    if (sum > best) best = sum
  }
  return BigInt(best)
}
