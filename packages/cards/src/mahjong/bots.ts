import type { Card } from '../card.ts'
import { listActs } from './acts.ts'
import { addKind, type Code, countMissing, toCode } from './missing.ts'
import { type Act, countHand, type Table } from './table.ts'
import { getKind, isHonour, KINDS, RANKS } from './tile.ts'

/** Of discards that are equal otherwise honours go first, then what stands at the ends of the suit. */
const judgeKind = (kind: number): number => (isHonour(kind) ? 9 : Math.abs(kind - (RANKS - 1) / 2))

/** How many tiles that nobody has shown would bring a hand closer to a win. */
const countUseful = (code: Code, missing: number, unseen: readonly number[]): number => {
  let useful = 0
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (unseen[kind]! <= 0) continue
    addKind(code, kind, 1)
    if (countMissing(code) < missing) useful += unseen[kind]!
    addKind(code, kind, -1)
  }
  return useful
}

const listUnseen = ({ seen }: Pick<Table, 'seen'>, counts: readonly number[]): number[] =>
  counts.map((count, kind) => 4 - count - seen[kind]!)

/** Of each kind in a hand what it lacks without it, and the least of that. */
const findFewest = (counts: readonly number[], code: Code): { fewest: number; lacking: number[] } => {
  let fewest = Infinity
  const lacking = counts.map((count, kind) => {
    if (count === 0) return Infinity
    addKind(code, kind, -1)
    const missing = countMissing(code)
    addKind(code, kind, 1)
    fewest = Math.min(fewest, missing)
    return missing
  })
  return { fewest, lacking }
}

/** The kind to lay, and what the hand lacks then: of those that leave it closest the one that leaves most to come. */
const chooseKind = (
  table: Pick<Table, 'seen'>,
  counts: readonly number[],
  laid: number,
): { kind: number; missing: number } => {
  const code = toCode(counts, laid)
  const { fewest, lacking } = findFewest(counts, code)
  const unseen = listUnseen(table, counts)
  let [best, worth] = [0, -1]
  for (const [kind, missing] of lacking.entries()) {
    if (missing > fewest) continue
    addKind(code, kind, -1)
    const now = countUseful(code, fewest, unseen) * 10 + judgeKind(kind)
    addKind(code, kind, 1)
    if (now > worth) [best, worth] = [kind, now]
  }
  return { kind: best, missing: fewest }
}

/** What a hand lacks after an act: groups are taken where they bring it closer, four alike also where they only do no harm. */
const judgeAct = (table: Table, { seat, did, kind = 0 }: Act): number => {
  const { melds } = table.seats[seat]!
  const counts = countHand(table.seats[seat]!)
  if (table.lies !== undefined) counts[getKind(table.lies)]! += 1
  const used =
    did === 'chow' ? [kind, kind + 1, kind + 2] : Array.from({ length: did === 'pung' ? 3 : counts[kind]! }, () => kind)
  for (const one of used) counts[one]! -= 1
  const laid = did === 'kong' && used.length === 1 ? melds.length : melds.length + 1
  if (did === 'kong') return countMissing(toCode(counts, laid)) - 1
  return findFewest(counts, toCode(counts, laid)).fewest
}

const chooseBest = (table: Table, acts: readonly Act[], before: number): Act | undefined => {
  let [best, lacking]: [Act | undefined, number] = [undefined, before]
  for (const act of acts) {
    const now = judgeAct(table, act)
    if (now < lacking) [best, lacking] = [act, now]
  }
  return best
}

/**
 * What a bot does, and what the table advises: it wins where it can, takes what brings its hand closer to a win, and lays what leaves most tiles that
 * help. It goes by its own hand and what all have seen.
 */
export const chooseAct = (table: Table): Act => {
  const seat = table.turn
  const acts = listActs(table)
  if (acts[0]?.did === 'win') return acts[0]
  const own = table.seats[seat]!
  const counts = countHand(own)
  if (table.lies !== undefined) {
    const before = acts.length > 0 ? countMissing(toCode(counts, own.melds.length)) : 0
    return chooseBest(table, acts, before) ?? { seat, did: 'pass' }
  }
  const { kind, missing } = chooseKind(table, counts, own.melds.length)
  return chooseBest(table, acts, missing) ?? { seat, did: 'discard', tile: pickTile(own.hand, kind) }
}

/** A tile of a kind in a hand. */
export const pickTile = (hand: readonly Card[], kind: number): Card => hand.find((tile) => getKind(tile) === kind) ?? 0
