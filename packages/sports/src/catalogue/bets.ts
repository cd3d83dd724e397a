import type { Market } from '../offers.ts'
import texts from './bets.json' with { type: 'json' }
import type { Lang, Text } from './names.ts'
import type { System } from '../slips/systems.ts'
import { type Counted, findSport } from './sports.ts'

const QUARTERS = 4
/** What markets are called by what a match is counted in: goals, sets, maps. */
const BY_COUNT: Readonly<Record<Counted, Readonly<Partial<Record<Market, Text>>>>> = texts.counted

/** A line as it is written: 2.5, and of a handicap with its sign: -0.75, 0, +1. */
const writeLine = (quarters: number, sign: boolean): string =>
  `${sign && quarters > 0 ? '+' : ''}${(quarters / QUARTERS).toString()}`

/** What a market is called in a sport, given by its code; `nth` is the goal or the set that it is about. */
export const nameMarket = (market: Market, nth: number | null, lang: Lang, sport: string): string => {
  const counts = findSport(sport)?.counts
  const text = (counts && BY_COUNT[counts][market]) ?? texts.markets[market]
  return text[lang].replace('{n}', String(nth ?? ''))
}

/** What a bet says, by the names of the sides of its match. */
export const nameBet = (code: string, sides: readonly string[], lang: Lang): string => {
  const [market = '', first = '', second = ''] = code.split(':')
  const { draw, over, under, none } = texts.answers
  const who = market === 'next' || market === 'set' ? second : first
  if (market === 'cs') return `${first}:${second}`
  if (market === 'ou')
    return (first === 'over' ? over : under)[lang].replace('{line}', writeLine(Number(second), false))
  if (who === 'draw') return draw[lang]
  if (who === 'none') return none[lang]
  const side = sides[who === 'home' ? 0 : who === 'away' ? 1 : Number(who)] ?? ''
  return market === 'ah' ? `${side} ${writeLine(Number(second), true)}` : side
}

/** Names that are the same in every language. */
const SYSTEM_NAMES: Readonly<Partial<Record<System, string>>> = {
  trixie: 'Trixie (4)',
  patent: 'Patent (7)',
  yankee: 'Yankee (11)',
  lucky15: 'Lucky 15',
  canadian: 'Canadian (26)',
  lucky31: 'Lucky 31',
  heinz: 'Heinz (57)',
}

/** What a system is called. */
export const nameSystem = (system: System, lang: Lang): string =>
  system === 'single' || system === 'parlay' || system === 'double' || system === 'treble'
    ? texts.systems[system][lang]
    : (SYSTEM_NAMES[system] ?? system)
