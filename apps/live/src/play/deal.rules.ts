import type { Card, TableRound } from '@moongate/tables'

/** A card with where it is laid, and how long after the dealing began. */
export type Dealt = { readonly side: string; readonly card: Card; readonly at_ms: number }

/** When each card of a baccarat hand lies there; third cards come after a breath. */
const AT_MS = [300, 1_100, 1_900, 2_700, 4_600, 6_200] as const
const DUEL_AT_MS = [500, 2_000] as const
/** Each hand of niuniu after the one before, card by card. */
const [HAND_MS, CARD_MS] = [2_100, 220] as const

const listHand = (side: string, cards: readonly Card[], at: number): Dealt[] =>
  cards.map((card, nth) => ({ side, card, at_ms: 400 + at * HAND_MS + nth * CARD_MS }))

/** Cards in the order in which they are dealt; none where a wheel or dice decide. */
export const listCards = (round: TableRound): Dealt[] => {
  if (round.game === 'dragon_tiger')
    return (['dragon', 'tiger'] as const).map((side, at) => ({ side, card: round[side], at_ms: DUEL_AT_MS[at] ?? 0 }))
  if (round.game === 'niuniu')
    return [
      ...round.players.flatMap((cards, at) => listHand(`player:${at + 1}`, cards, at)),
      ...listHand('banker', round.banker, round.players.length),
    ]
  if (round.game !== 'baccarat') return []
  return [0, 1, 2]
    .flatMap((at) => (['player', 'banker'] as const).map((side) => ({ side, card: round[side][at] })))
    .flatMap(({ side, card }) => (card === undefined ? [] : [{ side, card }]))
    .map((one, at) => ({ ...one, at_ms: AT_MS[at] ?? 0 }))
}

/** What lies on the table so long after the dealing began. */
export const findDealt = (cards: readonly Dealt[], since_ms: number): Dealt[] =>
  cards.filter(({ at_ms }) => at_ms <= since_ms)

/** The cards of one side. */
export const pickSide = (cards: readonly Dealt[], side: string): Card[] =>
  cards.filter((one) => one.side === side).map(({ card }) => card)
