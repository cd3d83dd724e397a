import type { Card } from '../card.ts'
import type { Take } from '../deck.ts'
import { BUST, getValue, isBlackjack, mustDraw, sumHand } from './total.ts'

export const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
export type Move = (typeof MOVES)[number]
const MOST_HANDS = 4

export type Hand = { cards: Card[]; done: boolean; readonly split: boolean }
/** A stake on a hand, or with no hand on the dealer's blackjack. */
export type Laid = { readonly name: 'bet' | 'split' | 'double' | 'insurance'; readonly hand: Hand | undefined }
/** A round on the table. `at` is the hand that is played; `asked` while insurance is offered. */
export type Table = {
  readonly dealer: Card[]
  readonly hands: Hand[]
  readonly laid: Laid[]
  at: number
  asked: boolean
  over: boolean
}

/** The dealer's card that all see. */
export const getUpcard = ({ dealer }: Table): Card => dealer[0]!
/** The hand that is played now; none while insurance is offered, and none at the end. */
export const findActive = ({ over, asked, hands, at }: Table): Hand | undefined =>
  over || asked ? undefined : hands[at]

const isPair = ({ cards: [one, two, ...more] }: Hand): boolean =>
  more.length === 0 && one !== undefined && two !== undefined && getValue(one) === getValue(two)
const isAces = ({ split, cards }: Hand): boolean => split && getValue(cards[0]!) === 1

/** The moves that a round takes now. */
export const listMoves = (table: Table): Move[] => {
  if (table.asked) return ['decline', 'insure']
  const hand = findActive(table)
  if (!hand) return []
  const moves: Move[] = ['hit', 'stand']
  if (hand.cards.length === 2) moves.push('double')
  if (isPair(hand) && table.hands.length < MOST_HANDS) moves.push('split')
  return moves
}

const isFresh = ({ hands }: Table): boolean => hands.length === 1 && !hands[0]!.split

/** The dealer plays where a hand still waits for it, and the round is over. */
const endRound = (table: Table, take: Take): void => {
  table.over = true
  const decided = isFresh(table) && isBlackjack(table.hands[0]!.cards)
  const waits = table.hands.some(({ cards }) => sumHand(cards).total <= BUST)
  if (!waits || decided || isBlackjack(table.dealer)) return
  while (mustDraw(table.dealer)) table.dealer.push(take())
}

/** Goes to the next hand that is to be played; one of a split draws its second card when its turn comes. */
const goOn = (table: Table, take: Take): void => {
  for (; table.at < table.hands.length; table.at += 1) {
    const hand = table.hands[table.at]!
    if (hand.cards.length === 1) hand.cards.push(take())
    hand.done ||= isAces(hand) || sumHand(hand.cards).total >= BUST
    if (!hand.done) return
  }
  endRound(table, take)
}

/** With an ace or a ten the dealer looks: a blackjack ends the round before a hand is played. */
const lookUnder = (table: Table, take: Take): void => {
  if (isBlackjack(table.dealer)) return endRound(table, take)
  goOn(table, take)
}

/** Deals a round: two cards to the player, two to the dealer. */
export const openTable = (take: Take): Table => {
  const [first, up, second, hole] = [take(), take(), take(), take()]
  const hand: Hand = { cards: [first, second], done: false, split: false }
  const laid: Laid[] = [{ name: 'bet', hand }]
  const table = { dealer: [up, hole], hands: [hand], laid, at: 0, asked: getValue(up) === 1, over: false }
  if (!table.asked) lookUnder(table, take)
  return table
}

const splitHand = (table: Table, hand: Hand): void => {
  const [one, two] = hand.cards.map((card): Hand => ({ cards: [card], done: false, split: true }))
  if (!one || !two) return
  table.hands.splice(table.at, 1, one, two)
  table.laid.splice(
    0,
    table.laid.length,
    ...table.laid.map((laid) => (laid.hand === hand ? { ...laid, hand: one } : laid)),
  )
  table.laid.push({ name: 'split', hand: two })
}

const ACTS: Readonly<Record<Exclude<Move, 'insure' | 'decline'>, (table: Table, hand: Hand, take: Take) => void>> = {
  hit: (_, hand, take) => void hand.cards.push(take()),
  stand: (_, hand) => void (hand.done = true),
  split: splitHand,
  double: (table, hand, take) => {
    table.laid.push({ name: 'double', hand })
    hand.cards.push(take())
    hand.done = true
  },
}

/** Makes a move; false where the round does not take it now. */
export const makeMove = (table: Table, move: Move, take: Take): boolean => {
  if (!listMoves(table).includes(move)) return false
  const hand = findActive(table)
  if (move === 'insure' || move === 'decline') {
    if (move === 'insure') table.laid.push({ name: 'insurance', hand: undefined })
    table.asked = false
    lookUnder(table, take)
  } else if (hand) {
    ACTS[move](table, hand, take)
    goOn(table, take)
  }
  return true
}
