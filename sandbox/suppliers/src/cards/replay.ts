import { type BlackjackView, type Card, getRank, getSuit, type CardView, type Play } from '@moongate/cards'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { nameBet, readRoundId } from './book.ts'
import { hashWords, replayRound } from './decks.ts'
import { findCardRound, type RoundRow } from './rounds.sql.ts'

type Fact = readonly [name: string, value: string]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const writeCard = (card: Card): string => `${'♠♥♣♦'[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`
const writeCards = (cards: readonly Card[], total: number): string => `${cards.map(writeCard).join(' ')} = ${total}`
const pickText = (all: Readonly<Record<string, string>>, key: string): string => all[key] ?? key

const listBlackjack = (lang: Lang, { dealer, dealer_total, hands }: BlackjackView): Fact[] => {
  const t = texts[lang]
  return [
    [t.dealer, writeCards(dealer, dealer_total)],
    ...hands.map(({ cards, total, result }, at): Fact => [
      t.hand.replace('{n}', String(at + 1)),
      `${writeCards(cards, total)} · ${pickText(t.result, result ?? '')}`,
    ]),
  ]
}

/** What was played, in the order in which it came; only a round that is over shows its cards and the words that shuffled them. */
const listPlay = (lang: Lang, row: RoundRow, play: Play<CardView>): Fact[] => {
  const t = texts[lang]
  const moves: Fact = [t.moves, row.moves.map((move) => pickText(t.move, move)).join(' → ') || '–']
  return [...listBlackjack(lang, play.view), moves, [t.words, row.words]]
}

/** What a bet on a round of cards was about: which wager, and once the round is over how it went. */
export const listCardFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const row = findCardRound(w, bet.brand, readRoundId(bet.id))
  if (!row) return []
  const [t, play] = [texts[lang], replayRound(row)]
  const wager = play.wagers.find((_, at) => nameBet(row.id, at) === bet.id)
  const about: Fact = [t.bet, pickText(t.bets, wager?.name ?? '')]
  return [about, ...(play.over ? listPlay(lang, row, play) : []), [t.shuffle, hashWords(row.words)]]
}
