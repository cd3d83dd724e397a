import { type BlackjackView, type Card, type CardView, getRank, getSuit, type GoldenFlowerView } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }

export type Fact = readonly [name: string, value: string]

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const writeCard = (card: Card): string => `${'♠♥♣♦'[getSuit(card)] ?? ''}${RANKS[getRank(card) - 1] ?? ''}`
const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ')
/** A text of a list by its name. */
export const pickText = (all: Readonly<Record<string, string>>, key: string): string => all[key] ?? key
const fillNumber = (text: string, n: number | string): string => text.replace('{n}', String(n))

const listBlackjack = (lang: Lang, { dealer, dealer_total, hands }: BlackjackView): Fact[] => {
  const t = texts[lang]
  return [
    [t.dealer, `${writeCards(dealer)} = ${dealer_total}`],
    ...hands.map(({ cards, total, result }, at): Fact => [
      fillNumber(t.hand, at + 1),
      `${writeCards(cards)} = ${total} · ${pickText(t.result, result ?? '')}`,
    ]),
  ]
}

const listFlower = (lang: Lang, { seats, winner }: GoldenFlowerView): Fact[] => {
  const t = texts[lang]
  return seats.map(({ cards, out }, at): Fact => {
    const end = at === winner ? ` · ${t.winner}` : out ? ` · ${t.out}` : ''
    return [at === 0 ? t.own : fillNumber(t.seat, at), `${writeCards(cards ?? [])}${end}`]
  })
}

/** The cards of a round that is over. */
export const listCards = (lang: Lang, view: CardView): Fact[] =>
  view.game === 'blackjack' ? listBlackjack(lang, view) : listFlower(lang, view)

/** The moves of a round, in their order. */
export const writeMoves = (lang: Lang, moves: readonly string[]): string =>
  moves
    .map((move) => {
      const [name = '', other = ''] = move.split(':')
      return fillNumber(pickText(texts[lang].move, name), other)
    })
    .join(' → ') || '–'
