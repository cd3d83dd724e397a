import { judgeHand, type Hand, sumPoints } from '@moongate/tables'
import { readTime, type World } from '../world.ts'
import { nameRound } from './bets.ts'
import { countShown, type Phase } from './clock.rules.ts'
import { getShoe, locateShoe } from './shoes.ts'
import type { Shoe } from './state.ts'
import type { LiveTable } from './tables.ts'

/** A round on the roads of a table. */
export type MarkTold = ReturnType<typeof judgeHand>
export type HandTold = Hand & { points: { player: number; banker: number } }
/** A table as everybody who watches it sees it. No card is told before its round is closed. */
export type TableTold = Pick<LiveTable, 'code' | 'least' | 'most'> & {
  round: string
  number: number
  phase: Phase
  left_ms: number
  hand: HandTold | null
  marks: MarkTold[]
  /** How many sit there. */
  players: number
  /** SHA-256 of the words that shuffled the shoe; the words themselves once it is over. */
  hash: string
  words: string | null
}

const tellHand = (hand: Hand | undefined): HandTold | null =>
  hand ? { ...hand, points: { player: sumPoints(hand.player), banker: sumPoints(hand.banker) } } : null

/** What a table shows now. */
export const viewTable = (w: World, table: LiveTable): TableTold => viewShoe(w, getShoe(w, table))

/** What a shoe shows now. */
export const viewShoe = (w: World, shoe: Shoe): TableTold => {
  const place = locateShoe(w, shoe)
  const { round, phase, ends_at } = place
  const { code, least, most } = shoe.table
  const open = phase === 'dealing' || phase === 'result'
  return {
    code,
    least,
    most,
    round: nameRound(shoe, round),
    number: round + 1,
    phase,
    left_ms: Math.max(0, ends_at - readTime(w)),
    hand: open ? tellHand(shoe.hands[round]) : null,
    marks: shoe.hands.slice(0, countShown(place)).map(judgeHand),
    players: [...w.watchers].filter(({ table }) => table === code).length,
    hash: shoe.hash,
    words: phase === 'over' ? shoe.words : null,
  }
}
