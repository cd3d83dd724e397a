import type { Card, MahjongView } from '@moongate/cards'

/** The tile of a move that lays one; undefined of any other. */
export const readDiscard = (move: string): Card | undefined =>
  move.startsWith('discard:') ? Number(move.split(':')[1]) : undefined
export const writeDiscard = (tile: Card): string => `discard:${tile}`

/** The player's tiles as they stand: in order, and what was drawn behind them. */
export const listHand = ({ seats, drawn, winner, won_with }: MahjongView): Card[] => {
  const hand = seats[0]?.hand ?? []
  const apart = winner === 0 ? won_with : drawn
  const rest = hand.filter((tile) => tile !== apart).toSorted((a, b) => a - b)
  return apart !== null && hand.includes(apart) ? [...rest, apart] : rest
}

/** The tile beside the picked one, around the ends; without one what stands last. */
export const stepPick = (hand: readonly Card[], picked: Card | undefined, by: 1 | -1): Card | undefined => {
  const at = picked === undefined ? -1 : hand.indexOf(picked)
  if (at < 0) return hand.at(-1)
  return hand[(at + by + hand.length) % hand.length]
}
