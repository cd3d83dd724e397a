import type { LandlordView } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import { type Fact, fillNumber, nameSeat, writeCards } from './write.ts'

type Done = LandlordView['log'][number]

const writeAct = (lang: Lang, { bid, cards }: Done): string => {
  const { move } = texts[lang]
  if (cards) return writeCards(cards)
  return bid ? fillNumber(move.bid, bid) : move.pass
}

/** What each was dealt, and whether they were the landlord or won; then all that was done, in its order. */
export const listLandlord = (lang: Lang, view: LandlordView): Fact[] => {
  const t = texts[lang]
  const dealt = view.seats.map(({ dealt, points }, seat): Fact => {
    const marks = [seat === view.landlord ? t.landlord : '', points > 0 ? t.winner : ''].filter((mark) => mark !== '')
    return [nameSeat(lang, seat), [writeCards(dealt ?? []), ...marks].join(' · ')]
  })
  const done = view.log.map((act) => `${nameSeat(lang, act.seat)}: ${writeAct(lang, act)}`)
  return [
    ...dealt,
    [t.bottom, writeCards(view.bottom ?? [])],
    [t.times, `× ${view.times}`],
    [t.course, done.join(' → ')],
  ]
}
