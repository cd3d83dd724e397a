import {
  BULL_BULL,
  type Card,
  FIVE_COURT,
  getRank,
  getSuit,
  nameBull,
  RED,
  sumPoints,
  type TableRound,
} from '@moongate/tables'
import type { Lang } from '../brands.ts'
import texts from '../replay-texts.json' with { type: 'json' }

/** A line of a replay. */
export type Fact = readonly [name: string, value: string]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const writeCard = (card: Card): string => `${'♠♥♣♦'[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`
const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ')

/** A bet by its name: `total:4` is the total of four; a bet of the roulette layout is its numbers. */
export const nameBet = (lang: Lang, bet: string): string => {
  const [kind = '', ...parts] = bet.split(':')
  const names: Readonly<Record<string, string>> = texts[lang].bets
  return [names[kind] ?? kind.replaceAll('-', '·'), parts.join('·')].join(' ').trim()
}

const writeBull = (lang: Lang, hand: readonly Card[]): string => {
  const [bull, t] = [nameBull(hand), texts[lang].bulls]
  if (bull === FIVE_COURT) return t.five_court
  if (bull === BULL_BULL) return t.bull_bull
  return bull === 0 ? t.none : `${t.bull} ${bull}`
}

const colourPocket = (pocket: number): '' | 'red' | 'black' => {
  if (pocket === 0) return ''
  return RED.has(pocket) ? 'red' : 'black'
}

/** What came out of a round, line by line. */
export const listOutcome = (lang: Lang, round: TableRound): Fact[] => {
  const name = (bet: string): string => nameBet(lang, bet)
  const tellPoints = (cards: readonly Card[]): string => `${writeCards(cards)} = ${sumPoints(cards)}`
  const tellBull = (hand: readonly Card[]): string => `${writeCards(hand)} · ${writeBull(lang, hand)}`
  switch (round.game) {
    case 'baccarat':
      return (['player', 'banker'] as const).map((side) => [name(side), tellPoints(round[side])])
    case 'dragon_tiger':
      return (['dragon', 'tiger'] as const).map((side) => [name(side), writeCard(round[side])])
    case 'roulette':
      return [[texts[lang].result, `${round.pocket} ${name(colourPocket(round.pocket))}`.trim()]]
    case 'sic_bo':
      return [[texts[lang].result, `${round.dice.join(' + ')} = ${round.dice.reduce((sum, eyes) => sum + eyes, 0)}`]]
    case 'niuniu':
      return [
        [name('banker'), tellBull(round.banker)],
        ...round.players.map((hand, at): Fact => [name(`player:${at + 1}`), tellBull(hand)]),
      ]
  }
}
