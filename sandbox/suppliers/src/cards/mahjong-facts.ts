import type { MahjongView } from '@moongate/cards'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import { type Fact, fillNumber, nameSeat, writeKind, writeTile, writeTiles } from './write.ts'

type Done = MahjongView['log'][number]

const writeAct = (lang: Lang, { did, tile, kind }: Done): string => {
  if (did === 'discard') return writeTile(lang, tile ?? 0)
  const what = kind === undefined ? writeTile(lang, tile ?? 0) : writeKind(lang, kind)
  return `${texts[lang].move[did]} ${what}`
}

/** What each was dealt and how their hand ended, what counted, and all that was done in its order. */
export const listMahjong = (lang: Lang, view: MahjongView): Fact[] => {
  const t = texts[lang]
  const seats = view.seats.map(({ dealt, points }, seat): Fact => {
    const marks = [seat === view.dealer ? t.banker : '', points > 0 ? t.winner : ''].filter((mark) => mark !== '')
    return [nameSeat(lang, seat), [writeTiles(lang, dealt ?? []), ...marks].join(' · ')]
  })
  const fan = view.fan.map(({ fan: name, points }) => `${t.fan[name]} ${points}`)
  const end = view.winner === null ? t.drawn_out : fan.join(' · ')
  const won = Math.max(...view.seats.map(({ points }) => points))
  const done = view.log.map((act) => `${nameSeat(lang, act.seat)}: ${writeAct(lang, act)}`)
  return [...seats, [t.counted, `${end} = ${fillNumber(t.points, won)}`], [t.course, done.join(' → ')]]
}
