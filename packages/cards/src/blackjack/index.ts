import type { Card } from '../card.ts'
import { DECK } from '../card.ts'
import { dealFrom, orderDeck } from '../deck.ts'
import type { CardGame } from '../game.ts'
import { getCost, judgeHand, listWagers, PARTS, type Result } from './pay.ts'
import { findActive, type Hand, listMoves, makeMove, MOVES, openTable, type Table } from './round.ts'
import { suggestMove } from './strategy.ts'
import { sumHand } from './total.ts'

export const DECKS = 6

export type HandView = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly soft: boolean
  readonly active: boolean
  readonly doubled: boolean
  readonly result: Result | null
}
/** What a player sees: the dealer's second card only once the round is over. */
export type BlackjackView = {
  readonly game: 'blackjack'
  readonly dealer: readonly Card[]
  readonly dealer_total: number
  readonly hands: readonly HandView[]
  readonly asked: boolean
  readonly insured: boolean
}

const viewHand = (table: Table, hand: Hand): HandView => ({
  cards: hand.cards,
  ...sumHand(hand.cards),
  active: findActive(table) === hand,
  doubled: table.laid.some((laid) => laid.hand === hand && laid.name === 'double'),
  result: table.over ? judgeHand(hand, table.dealer) : null,
})

const viewTable = (table: Table): BlackjackView => {
  const dealer = table.over ? table.dealer : table.dealer.slice(0, 1)
  return {
    game: 'blackjack',
    dealer,
    dealer_total: sumHand(dealer).total,
    hands: table.hands.map((hand) => viewHand(table, hand)),
    asked: table.asked,
    insured: table.laid.some(({ name }) => name === 'insurance'),
  }
}

const replayMoves = (cards: readonly Card[], moves: readonly string[]): Table | undefined => {
  const take = dealFrom(cards)
  const table = openTable(take)
  const made = moves.every((named) => {
    const move = MOVES.find((known) => known === named)
    return move !== undefined && makeMove(table, move, take)
  })
  return made ? table : undefined
}

/** Blackjack: six decks, the dealer stands on soft seventeen, doubling on any two cards and after a split, four hands, insurance, 3 to 2. */
export const blackjack: CardGame<BlackjackView> = {
  code: 'blackjack',
  parts: PARTS,
  shuffle: (chance) => orderDeck(chance, DECKS, DECK),
  play: (cards, moves) => {
    const table = replayMoves(cards, moves)
    if (!table) return undefined
    return {
      over: table.over,
      wagers: listWagers(table),
      options: listMoves(table).map((move) => ({ move, parts: getCost(move) })),
      hint: suggestMove(table),
      idle: table.asked ? 'decline' : 'stand',
      view: viewTable(table),
    }
  },
}
