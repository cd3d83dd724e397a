import { type Card, DECK, getRank, getSuit, shuffleDecks } from '../card.ts'
import type { Chance } from '@moongate/slots'

/** Five cards. */
export type BullHand = readonly Card[]
/** A round of niuniu: the banker's hand and those of three players, from one deck that is shuffled for it. */
export type BullRound = { readonly banker: BullHand; readonly players: readonly BullHand[] }

const HAND = 5
export const PLAYERS = 3
/** Ten is bull bull, eleven are five court cards, zero is no bull at all. */
export const [BULL_BULL, FIVE_COURT] = [10, 11]

const countPoints = (rank: number): number => Math.min(rank, 10)

/** What five ranks make: three of them that come to whole tens are the bull, the last digit of the other two is what it counts. */
export const countBull = (ranks: readonly number[]): number => {
  if (ranks.every((rank) => rank > 10)) return FIVE_COURT
  const points = ranks.map(countPoints)
  const sum = points.reduce((all, one) => all + one, 0)
  const rests = points.flatMap((a, at) => points.slice(at + 1).map((b) => a + b))
  return rests.some((rest) => (sum - rest) % 10 === 0) ? sum % 10 || BULL_BULL : 0
}

/** What a hand makes. */
export const nameBull = (hand: BullHand): number => countBull(hand.map(getRank))

/** No bull up to bull six count once, seven to nine twice, bull bull three times, five court cards five times. */
export const multiplyBull = (bull: number): number => {
  if (bull === FIVE_COURT) return 5
  if (bull === BULL_BULL) return 3
  return bull >= 7 ? 2 : 1
}

/** The highest card decides between equals: by rank, then spades before hearts, clubs and diamonds. */
const weighHighest = (hand: BullHand): number =>
  Math.max(...hand.map((card) => getRank(card) * 4 + (3 - getSuit(card))))

/** Whether the first hand beats the second; no two hands of one deck are equal. */
export const isBetterHand = (one: BullHand, other: BullHand): boolean => {
  const [mine, theirs] = [nameBull(one), nameBull(other)]
  return mine === theirs ? weighHighest(one) > weighHighest(other) : mine > theirs
}

/** Shuffles a deck and deals: the banker's five cards, then those of each player. */
export const dealBulls = (chance: Chance): BullRound => {
  const deck = shuffleDecks(chance, 1).slice(0, DECK)
  const deal = (at: number): BullHand => deck.slice(at * HAND, (at + 1) * HAND)
  return { banker: deal(0), players: Array.from({ length: PLAYERS }, (_, at) => deal(at + 1)) }
}
