import type { BlackjackView, CardView, GoldenFlowerView, NiuniuView } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import { listLandlord } from './landlord-facts.ts'
import { listMahjong } from './mahjong-facts.ts'
import { type Fact, fillNumber, nameSeat, pickText, writeCards, writeKind, writeTile } from './write.ts'

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
    return [nameSeat(lang, at), `${writeCards(cards ?? [])}${end}`]
  })
}

/** Of each seat its hand, what that makes, what was bid or laid, and its points. */
const listNiuniu = (lang: Lang, { seats, banker }: NiuniuView): Fact[] => {
  const t = texts[lang]
  return seats.map(({ cards, bull, bid, lay, points }, at): Fact => {
    const chosen = at === banker ? `${t.banker} × ${Math.max(1, bid ?? 0)}` : `× ${lay ?? 0}`
    const hand = `${writeCards(cards ?? [])} = ${fillNumber(pickText(t.bulls, String(bull)), bull ?? 0)}`
    return [nameSeat(lang, at), [hand, chosen, fillNumber(t.points, points)].join(' · ')]
  })
}

/** The cards of a round that is over. */
export const listCards = (lang: Lang, view: CardView): Fact[] => {
  if (view.game === 'blackjack') return listBlackjack(lang, view)
  if (view.game === 'niuniu') return listNiuniu(lang, view)
  if (view.game === 'mahjong') return listMahjong(lang, view)
  return view.game === 'landlord' ? listLandlord(lang, view) : listFlower(lang, view)
}

/** The moves of a round, in their order. */
export const writeMoves = (lang: Lang, moves: readonly string[]): string =>
  moves
    .map((move) => {
      const [name = '', other = ''] = move.split(':')
      if (name === 'play') return writeCards(other.split('-').map(Number))
      if (name === 'discard') return writeTile(lang, Number(other))
      if (name === 'chow' || name === 'kong') return `${texts[lang].move[name]} ${writeKind(lang, Number(other))}`
      return fillNumber(pickText(texts[lang].move, move === 'bid:0' ? 'pass' : name), other)
    })
    .join(' → ') || '–'
