import { countMissing, toCode } from './missing.ts'
import { type Act, countHand, countLeft, type Table } from './table.ts'
import { canBegin, getKind } from './tile.ts'

const canWin = (table: Table, seat: number): boolean => {
  const own = table.seats[seat]!
  const counts = countHand(own)
  if (table.lies !== undefined) counts[getKind(table.lies)]! += 1
  return countMissing(toCode(counts, own.melds.length)) === 0
}

/** Kinds of which a seat can make four alike at its own turn: all in its hand, or the fourth of three that it took. */
const listKongs = (table: Table, seat: number): number[] => {
  const { hand, melds } = table.seats[seat]!
  if (table.drawn === undefined || countLeft(table) === 0) return []
  const counts = countHand({ hand })
  const pungs = melds.filter(({ shape }) => shape === 'pung').map(({ kind }) => kind)
  return counts.flatMap((count, kind) => (count === 4 || (count === 1 && pungs.includes(kind)) ? [kind] : []))
}

const listTurn = (table: Table, seat: number): Act[] => [
  ...(table.drawn !== undefined && canWin(table, seat) ? [{ seat, did: 'win' as const }] : []),
  ...listKongs(table, seat).map((kind) => ({ seat, did: 'kong' as const, kind })),
]

/** The lowest kinds of the rows that a seat can make with a kind. */
const listChows = (counts: readonly number[], kind: number): number[] =>
  [kind - 2, kind - 1, kind].filter(
    (low) => low >= 0 && canBegin(low) && [low, low + 1, low + 2].every((one) => one === kind || counts[one]! > 0),
  )

/** What a seat can do with what the other has laid. Once no tile is left to draw it can only win. */
const listClaims = (table: Table, seat: number, lies: number): Act[] => {
  const win: Act[] = canWin(table, seat) ? [{ seat, did: 'win' }] : []
  if (countLeft(table) === 0) return win
  const [kind, counts] = [getKind(lies), countHand(table.seats[seat]!)]
  const same = counts[kind]!
  return [
    ...win,
    ...(same === 3 ? [{ seat, did: 'kong' as const, kind }] : []),
    ...(same >= 2 ? [{ seat, did: 'pung' as const, kind }] : []),
    ...listChows(counts, kind).map((low) => ({ seat, did: 'chow' as const, kind: low })),
  ]
}

/** What the seat whose turn it is can do beside a discard, or beside a pass. */
export const listActs = (table: Table): Act[] =>
  table.lies === undefined ? listTurn(table, table.turn) : listClaims(table, table.turn, table.lies)
