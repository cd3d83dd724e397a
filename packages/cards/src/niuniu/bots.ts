import { countBull, FIVE_COURT, multiplyBull } from '@moongate/tables'
import { type Card, getRank } from '../card.ts'
import { LAYS, SEEN } from './table.ts'

/** How many of the 2,598,960 hands make no bull, bull one to nine, bull bull, and five court cards. */
export const BULL_WAYS: readonly number[] = [
  872_128, 171_304, 168_096, 171_304, 168_096, 177_424, 168_096, 171_304, 168_096, 171_304, 191_016, 792,
]
const HANDS = 2_598_960
/** Cards of a deck that count alike: ace to nine, ten, and the court cards together. */
const SIZES = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12] as const
const COURT = SIZES.length
const LEFT = 52 - SEEN

/** What a hand of this bull wins from any other on the mean, counted once. */
const valueBull = (bull: number): number =>
  BULL_WAYS.reduce((sum, ways, other) => {
    if (other === bull) return sum
    return sum + (other < bull ? ways * multiplyBull(bull) : -ways * multiplyBull(other))
  }, 0) / HANDS
const VALUES = Array.from({ length: FIVE_COURT + 1 }, (_, bull) => valueBull(bull))

/** What four cards are worth, by all that the fifth can be: what they win from another hand on the mean, counted once. */
export const judgeFour = (cards: readonly Card[]): number => {
  const kinds = cards.map((card) => Math.min(getRank(card), COURT))
  return (
    SIZES.reduce((sum, size, at) => {
      const left = size - kinds.filter((kind) => kind === at + 1).length
      return left > 0 ? sum + left * VALUES[countBull([...kinds, at + 1])]! : sum
    }, 0) / LEFT
  )
}

/** What four cards must be worth for a bid of one, two and three: who leaves the bank to others pays for it. */
const BIDS = [-0.5, -0.35, -0.2] as const

/** What a bot bids to be the banker, by what its own four cards are worth. */
export const chooseBid = (worth: number): number => BIDS.filter((least) => worth >= least).length

/** What four cards must be worth to be counted twice, against a banker who has bid nothing, one, two or three. */
const DOUBLES = [0, 0, 0.1, 0.4] as const

/** How often a bot lets what lies between it and the banker be counted: by what its own four are worth, and by what the banker has bid. */
export const chooseLay = (worth: number, bid: number): number => (worth >= (DOUBLES[bid] ?? 1) ? LAYS[1] : LAYS[0])
