import { type Card, getKind, type MahjongView } from '@moongate/cards'
import { nameKind } from './tile-art.ts'

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

/** What a move takes, in signs: `一萬 二萬 三萬` of a row, one kind of four alike, and what lies there of the rest. */
export const nameTaken = (view: Pick<MahjongView, 'lies'>, move: string): string => {
  const [name, said] = move.split(':')
  const kind = Number(said)
  if (name === 'chow') return [kind, kind + 1, kind + 2].map((one) => nameKind(one)[0]).join('')
  if (name === 'kong') return nameKind(kind)
  return view.lies === null ? '' : nameKind(getKind(view.lies))
}
