import { getKind, getTop } from './score.ts'
import { canCompare, canRaise, listIn, type Seat, type Table } from './table.ts'

/** What somebody at the table does next; who compares does so with the next who is in. */
export type Choice = 'look' | 'call' | 'raise' | 'compare' | 'fold'
const QUEEN = 12

const chooseBlind = (table: Table, dice: number): Choice => {
  if (dice < (table.round === 1 ? 0.4 : 0.7)) return 'look'
  return dice > 0.92 && canRaise(table) ? 'raise' : 'call'
}

/** How good a hand is, from its own cards alone. */
const readStrength = ({ score }: Seat): 'weak' | 'fair' | 'good' | 'strong' => {
  const kind = getKind(score)
  if (kind === 'high') return getTop(score) < QUEEN ? 'weak' : 'fair'
  return kind === 'pair' ? 'good' : 'strong'
}

const chooseStrong = (table: Table, dice: number): Choice => {
  if (table.round > 4 && canCompare(table)) return 'compare'
  return dice < 0.5 && canRaise(table) ? 'raise' : 'call'
}

/**
 * How a bot plays, and what the table advises: from its own cards once it has looked, from price and turn, and from `dice` (0 to 1). It is shown the
 * table, and reads no other seat's cards.
 */
export const chooseAct = (table: Table, seat: Seat, dice: number): Choice => {
  if (!seat.looked) return chooseBlind(table, dice)
  const [rated, two] = [readStrength(seat), listIn(table).length === 2]
  if (rated === 'strong') return chooseStrong(table, dice)
  if (rated === 'good') return canCompare(table) && dice < 0.45 ? 'compare' : 'call'
  if (rated === 'fair') {
    if (canCompare(table)) return two || dice < 0.6 ? 'compare' : 'fold'
    return table.level > 1 && dice < 0.6 ? 'fold' : 'call'
  }
  return dice < (two ? 0.25 : 0.06) ? 'call' : 'fold'
}
