import type { Text } from '@moongate/sports'
import { tellEntry } from '../retold.ts'
import { type BoardMatch, listMatches } from '../sports/told.ts'
import type { World } from '../world.ts'
import { type Fields, fromLocal, toDecimal, toLocal } from './forms.ts'

/** A page of the matches that start within a span of time; nothing for fields that do not fit. */
export const pageMatches = (w: World, brand: string, f: Fields): object | undefined => {
  const [from, before, page, limit] = [
    fromLocal(f.startTime),
    fromLocal(f.endTime),
    Number(f.pageNo),
    Number(f.pageSize),
  ]
  if (!(from >= 0) || !(before >= from) || !Number.isInteger(page) || page < 1 || !(limit >= 1 && limit <= 1000))
    return undefined
  const { matches, more } = listMatches(w, brand, { from, before }, { skip: (page - 1) * limit, limit })
  const list = matches.map(({ id, sport, starts_at }) =>
    tellEntry(w, brand, id, { matchNo: id, sportCode: sport, startTime: toLocal(starts_at) }),
  )
  return { list, pageNo: page, hasMore: more ? 1 : 0 }
}

const spell = (name: string, text: Text) => ({
  [`${name}Cn`]: text.zh_cn,
  [`${name}Hk`]: text.zh_hk,
  [`${name}En`]: text.en,
  [`${name}Th`]: text.th,
  [`${name}Vi`]: text.vi,
})

/** A match of the board in this dialect's words: odds as decimal text, a score only where it is played. */
export const writeBoard = ({ id, game, starts_at, score, minute, odds, ...m }: BoardMatch): object => {
  const [home, away] = m.sides
  return {
    matchNo: id,
    gameCode: game,
    gameKind: m.category === 7 ? 'ESPORT' : 'SPORT',
    startTime: toLocal(starts_at),
    ...spell('sport', m.sport),
    ...spell('league', m.league),
    ...(home && spell('home', home)),
    ...(away && spell('away', away)),
    isLive: score ? 1 : 0,
    homeScore: String(score?.[0] ?? ''),
    awayScore: String(score?.[1] ?? ''),
    minute: String(minute ?? ''),
    odds: Object.fromEntries(odds.map((one) => [one.side, toDecimal(one.odds)])),
  }
}
