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
const countFewest = (table: Table, seat: number): number => {
  let fewest = Infinity
  for (const [at, { hand }] of table.seats.entries())
    if (isAgainst(table, seat, at)) fewest = Math.min(fewest, hand.length)
  return fewest
}

type Rated = { answer: Answer; worth: number; turns: number }

const rateAnswer =
  (heights: Heights) =>
  (answer: Answer): Rated => {
    const { worth, turns } = splitHand(takeAway(heights, answer.heights))
    return { answer, worth, turns }
  }

/** A partner's cards are beaten by who comes before the landlord, where they are low and little is spent. */
const mayBeatPartner = (table: Table, seat: number, lies: Lying, { combo }: Answer): boolean =>
  (seat + 1) % table.seats.length === table.landlord &&
  (table.seats[lies.seat]?.hand.length ?? 0) > 2 &&
  (lies.readings[0]?.top ?? 0) <= LOW &&
  combo.top <= SPARED

/** Bombs are kept until somebody is about to be out of cards. */
const isWasted = ({ answer, turns }: Rated, pressed: boolean): boolean => isBomb(answer.combo) && !pressed && turns > 2

/** What a seat plays onto what lies there; undefined where it passes. */
const chooseAnswer = (table: Table, seat: number, lies: Lying, heights: Heights): readonly number[] | undefined => {
  const [reading] = lies.readings
  const answers = reading ? listAnswers(heights, reading) : []
  const held = countCards(heights)
  const last = answers.find((one) => one.heights.length === held)
  if (last) return last.heights
  const foe = isAgainst(table, seat, lies.seat)
  const pressed = foe && countFewest(table, seat) <= 2
  const open = answers
    .filter((one) => foe || (!isBomb(one.combo) && mayBeatPartner(table, seat, lies, one)))
    .map(rateAnswer(heights))
    .filter((one) => !isWasted(one, pressed))
  if (open.length === 0) return undefined
  const best = open.reduce((most, one) => (one.worth > most.worth ? one : most))
  return pressed || best.worth + TURN >= splitHand(heights).worth ? best.answer.heights : undefined
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
