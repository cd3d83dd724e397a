import type { Card } from '@moongate/tables'
import type { HandTold } from '../api/told.ts'

/** How long the dealing takes at the supplier, and when each card lies there; third cards come after a breath. */
export const DEALING_MS = 8_500
const AT_MS = [300, 1_100, 1_900, 2_700, 4_600, 6_200]
export const TURN_MS = 500

export type Dealt = { player: Card[]; banker: Card[] }

/** Cards in the order in which they are dealt. */
const listOrder = ({ player, banker }: Dealt): ['player' | 'banker', Card][] => {
  const order: ['player' | 'banker', Card | undefined][] = [
    ['player', player[0]],
    ['banker', banker[0]],
    ['player', player[1]],
    ['banker', banker[1]],
    ['player', player[2]],
    ['banker', banker[2]],
  ]
  return order.flatMap(([side, card]) => (card === undefined ? [] : [[side, card] as ['player' | 'banker', Card]]))
}

/** What lies on the table so long after the dealing began. */
export const listDealt = (hand: HandTold, since_ms: number): Dealt => {
  const dealt: Dealt = { player: [], banker: [] }
  for (const [at, [side, card]] of listOrder(hand).entries()) if (since_ms >= (AT_MS[at] ?? 0)) dealt[side].push(card)
  return dealt
}

/** How long after the beginning the next card comes; undefined where all lie there. */
export const findNextCard = (hand: HandTold, since_ms: number): number | undefined =>
  AT_MS.slice(0, hand.player.length + hand.banker.length).find((at) => at > since_ms)
