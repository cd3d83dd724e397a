import type { Card } from '../card.ts'
import { type Answer, listAnswers } from './answers.ts'
import {
  BIG_JOKER,
  countCards,
  type Heights,
  isBomb,
  pickCards,
  SMALL_JOKER,
  takeAway,
  toHeights,
  TWO,
} from './hand.ts'
import { chooseLead } from './lead.ts'
import { readCombos } from './read.ts'
import { splitHand, TURN } from './split.ts'
import { isAgainst, type Lying, MOST_BID, type Table } from './table.ts'

/** What a hand must be worth for a bid of one, two and three. */
const BIDS = [4, 6, 8] as const
const ACE = 14
const USUAL_TURNS = 7
/** Up to this height a partner's card is beaten, up to that one by it. */
const [LOW, SPARED] = [10, 13]

/** How good a hand is for a landlord: what rules the table, less what is hard to be rid of. */
export const judgeHand = (heights: Heights): number => {
  const bombs = heights.filter((count) => count === 4).length
  const jokers = (heights[BIG_JOKER] ?? 0) * 4 + (heights[SMALL_JOKER] ?? 0) * 3
  const { turns } = splitHand(heights)
  return jokers + (heights[TWO] ?? 0) * 2 + (heights[ACE] ?? 0) + bombs * 3 + USUAL_TURNS - turns
}

/** What a bot bids over `bid`; 0 is a pass. */
export const chooseBid = (hand: readonly Card[], bid: number): number => {
  const worth = judgeHand(toHeights(hand))
  const wanted = BIDS.filter((least) => worth >= least).length
  return wanted > bid ? Math.min(wanted, MOST_BID) : 0
}

/** What a seat sees of the table: how few cards its closest opponent holds. */
const countFewest = (table: Table, seat: number): number =>
  Math.min(...table.seats.flatMap(({ hand }, at) => (isAgainst(table, seat, at) ? [hand.length] : [])))

type Rated = Answer & { worth: number; turns: number; left: number }

const rateAnswer =
  (heights: Heights) =>
  (answer: Answer): Rated => {
    const after = takeAway(heights, answer.heights)
    const { worth, turns } = splitHand(after)
    return { ...answer, worth, turns, left: countCards(after) }
  }

/** A partner's cards are beaten by who comes before the landlord, where they are low and little is spent. */
const mayBeatPartner = (table: Table, seat: number, lies: Lying, { combo }: Answer): boolean =>
  (seat + 1) % table.seats.length === table.landlord &&
  (table.seats[lies.seat]?.hand.length ?? 0) > 2 &&
  (lies.readings[0]?.top ?? 0) <= LOW &&
  combo.top <= SPARED

/** Bombs are kept until somebody is about to be out of cards. */
const isWasted = ({ combo, turns }: Rated, pressed: boolean): boolean => isBomb(combo) && !pressed && turns > 2

/** What a seat plays onto what lies there; undefined where it passes. */
const chooseAnswer = (table: Table, seat: number, lies: Lying, heights: Heights): readonly number[] | undefined => {
  const [reading] = lies.readings
  const rated = reading ? listAnswers(heights, reading).map(rateAnswer(heights)) : []
  const last = rated.find(({ left }) => left === 0)
  if (last) return last.heights
  const foe = isAgainst(table, seat, lies.seat)
  const pressed = foe && countFewest(table, seat) <= 2
  const open = rated.filter((one) =>
    foe ? !isWasted(one, pressed) : !isBomb(one.combo) && mayBeatPartner(table, seat, lies, one),
  )
  const best = open.toSorted((a, b) => b.worth - a.worth)[0]
  return best && (pressed || best.worth + TURN >= splitHand(heights).worth) ? best.heights : undefined
}

/**
 * What a bot plays, and what the table advises: from its own cards, from what lies there, and from how many cards the others still hold. It reads no
 * other seat's cards. None is a pass.
 */
export const chooseCards = (table: Table, seat: number): readonly Card[] => {
  const hand = table.seats[seat]?.hand ?? []
  const heights = toHeights(hand)
  if (table.lies) return pickCards(hand, chooseAnswer(table, seat, table.lies, heights) ?? [])
  if (readCombos(hand).length > 0) return hand
  return pickCards(hand, chooseLead(heights, splitHand(heights), countFewest(table, seat)))
}
