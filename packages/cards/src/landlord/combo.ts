import { type Card, DECK, getRank } from '../card.ts'

/** What may be played together, each kind against its own alone; a bomb beats all of them, the rocket everything. */
export const KINDS = [
  'single',
  'pair',
  'triple',
  'triple_single',
  'triple_pair',
  'straight',
  'pairs',
  'plane',
  'plane_singles',
  'plane_pairs',
  'four_singles',
  'four_pairs',
  'bomb',
  'rocket',
] as const
export type Kind = (typeof KINDS)[number]
/** Cards read as one kind: how high its body reaches, and how many steps that has. */
export type Combo = { readonly kind: Kind; readonly top: number; readonly length: number }

const [ACE, TWO, SMALL_JOKER, BIG_JOKER] = [14, 15, 16, 17]

/** How high a card stands: threes lowest, then up to the ace, the two, the small joker (card 52) and the big one. */
export const getHeight = (card: Card): number => {
  if (card >= DECK) return card === DECK ? SMALL_JOKER : BIG_JOKER
  const rank = getRank(card)
  return rank === 1 ? ACE : rank === 2 ? TWO : rank
}
