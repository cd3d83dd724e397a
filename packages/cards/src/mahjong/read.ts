import { canBegin, KINDS } from './tile.ts'

/** Three in a row by the lowest of them, three alike, four alike. `hidden`: made of nothing that somebody else laid. */
export type Group = { readonly shape: 'chow' | 'pung' | 'kong'; readonly kind: number; readonly hidden: boolean }
/** A way to read a hand that wins: four groups and a pair, or seven pairs. */
export type Way = { readonly groups: readonly Group[]; readonly pairs: readonly number[] }

const SETS = 4
const PAIRS = 7

const takeSome = (counts: readonly number[], kinds: readonly number[]): number[] => {
  const left = [...counts]
  for (const kind of kinds) left[kind]! -= 1
  return left
}

/** Every way to part tiles into threes that leaves none. The lowest tile is part of three alike, or begins a row. */
const listThrees = (counts: readonly number[]): Group[][] => {
  const kind = counts.findIndex((count) => count > 0)
  if (kind < 0) return [[]]
  const go = (shape: 'chow' | 'pung', kinds: readonly number[]): Group[][] =>
    listThrees(takeSome(counts, kinds)).map((rest) => [{ shape, kind, hidden: true }, ...rest])
  const row = [kind, kind + 1, kind + 2]
  return [
    ...(counts[kind]! >= 3 ? go('pung', [kind, kind, kind]) : []),
    ...(canBegin(kind) && row.every((one) => counts[one]! > 0) ? go('chow', row) : []),
  ]
}

const listPairs = (counts: readonly number[]): number[] =>
  counts.every((count) => count % 2 === 0)
    ? counts.flatMap((count, kind) => Array.from({ length: count / 2 }, () => kind))
    : []

/** Every way in which tiles in the hand win, together with what lies there already; none where they do not. */
export const listWays = (counts: readonly number[], laid: readonly Group[]): Way[] => {
  const size = counts.reduce((sum, count) => sum + count, 0)
  if (size + 3 * laid.length !== 3 * SETS + 2) return []
  const pairs = listPairs(counts)
  const standard = Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => counts[kind]! >= 2)
    .flatMap((kind) =>
      listThrees(takeSome(counts, [kind, kind])).map((groups) => ({ groups: [...laid, ...groups], pairs: [kind] })),
    )
  return pairs.length === PAIRS ? [...standard, { groups: [], pairs }] : standard
}
