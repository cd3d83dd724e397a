import { type BaccaratBet, type Card, getRank, getSuit, isBaccaratBet, sumPoints } from '@moongate/tables'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../replay-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { findLiveRound, type LiveBetRow } from './bets.sql.ts'
import { nameRound } from './bets.ts'
import { findShoe } from './shoes.ts'
import { payHand } from './stakes.rules.ts'
import type { Shoe } from './state.ts'

type Fact = readonly [name: string, value: string]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const writeCard = (card: Card): string => `${'♠♥♣♦'[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`
const writeSide = (cards: readonly Card[]): string => `${cards.map(writeCard).join(' ')} = ${sumPoints(cards)}`
const write = (minor = 0): string => (minor / 100).toFixed(2)

const listHand = (lang: Lang, shoe: Shoe, { round, spots }: LiveBetRow): Fact[] => {
  const [t, hand] = [texts[lang], shoe.hands[round]]
  if (!hand) return []
  const paid = payHand(hand, spots)
  const laid = Object.entries(spots).filter((spot): spot is [BaccaratBet, number] => isBaccaratBet(spot[0]))
  return [
    [t.player, writeSide(hand.player)],
    [t.banker, writeSide(hand.banker)],
    ...laid.map(([bet, stake]): Fact => [`${t.stake}: ${t[bet]}`, `${write(stake)} → ${write(paid[bet])}`]),
  ]
}

/** What a bet at the tables was about: where, on which round, and once that is over the cards and what each spot brought. */
export const listLiveFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const laid = findLiveRound(w, bet.brand, bet.id)
  const shoe = laid && findShoe(w, laid.shoe)
  if (!laid || !shoe) return []
  const where: Fact = [texts[lang].table, `${laid.table_code} · ${nameRound(shoe, laid.round)}`]
  return [where, ...(bet.status === 'open' ? [] : listHand(lang, shoe, laid)), [texts[lang].shuffle, shoe.hash]]
}
