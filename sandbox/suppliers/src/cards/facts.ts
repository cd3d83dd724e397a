import type { BlackjackView, CardView, GoldenFlowerView } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import { listLandlord } from './landlord-facts.ts'
import { type Fact, fillNumber, pickText, writeCards } from './write.ts'

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
export const listCards = (lang: Lang, view: CardView): Fact[] => {
  if (view.game === 'blackjack') return listBlackjack(lang, view)
  return view.game === 'landlord' ? listLandlord(lang, view) : listFlower(lang, view)
}

/** The moves of a round, in their order. */
export const writeMoves = (lang: Lang, moves: readonly string[]): string =>
  moves
    .map((move) => {
      const [name = '', other = ''] = move.split(':')
      if (name === 'play') return writeCards(other.split('-').map(Number))
      return fillNumber(pickText(texts[lang].move, move === 'bid:0' ? 'pass' : name), other)
    })
    .join(' → ') || '–'
