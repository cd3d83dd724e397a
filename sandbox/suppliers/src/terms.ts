import { cardTrials, findCardGame } from '@moongate/cards'
import { CANNONS, RETURN } from '@moongate/fishing'
import { findGame as findSlotGame, toPercent } from '@moongate/slots'
import { MARGINS } from '@moongate/sports'
import { tableGames } from '@moongate/tables'
import { getLimits } from './cards/stakes.rules.ts'
import type { Game } from './game.ts'
import { LIVE_TABLES } from './live/tables.ts'
import { ROUND_RETURN, ROUND_STAKES } from './rounds.ts'
import { listStakes } from './slots/stakes.rules.ts'
import { LIMITS } from './sports/place.ts'

/**
 * What a game takes and what it is published to return: stakes in minor units, `cap` of what one player may have on a round or a match where
 * there is one, and the lowest and highest return of its bets in parts per million of a stake.
 */
export type Terms = {
  least: number
  most: number
  cap: number | null
  least_return: number
  most_return: number
}

const toPpm = (percent: number): number => Math.round(percent * 10_000)
const build = (least: number, most: number, returns: readonly number[], cap: number | null = null): Terms => ({
  least,
  most,
  cap,
  least_return: toPpm(Math.min(...returns)),
  most_return: toPpm(Math.max(...returns)),
})

const buildSlot = (engine: string): Terms | undefined => {
  const game = findSlotGame(engine)
  const stakes = game ? listStakes(game) : []
  return game && build(Math.min(...stakes), Math.max(...stakes), [Number(game.published.rtp)])
}

const buildTables = (engine: string): Terms | undefined => {
  const published = tableGames.find(({ code }) => code === engine)?.published
  const tables = LIVE_TABLES.filter(({ game }) => game === engine)
  if (!published || tables.length === 0) return undefined
  const [least, most] = [tables.map((one) => one.least), tables.map((one) => one.most)]
  const cap = Math.max(...tables.map((one) => one.cap))
  return build(Math.min(...least), Math.max(...most), [Number(published.least), Number(published.most)], cap)
}

const buildCards = (engine: string): Terms | undefined => {
  const game = findCardGame(engine)
  const trial = cardTrials.find(({ code }) => code === engine)
  if (!game || !trial) return undefined
  const { least, most } = getLimits(game)
  return build(least, most, [100 - trial.published])
}

const buildSports = (): Terms =>
  build(
    LIMITS.least,
    LIMITS.most,
    Object.values(MARGINS).map((margin) => 100 - margin * 100),
    LIMITS.match,
  )

const BUILDERS: Readonly<Record<string, (engine: string) => Terms | undefined>> = {
  slots: buildSlot,
  tables: buildTables,
  cards: buildCards,
  fishing: () => build(Math.min(...CANNONS), Math.max(...CANNONS), [toPercent(RETURN)]),
  sports: buildSports,
  round: () => build(ROUND_STAKES.least, ROUND_STAKES.most, [ROUND_RETURN]),
}

/** What a game's operator is told of it, from what plays it; undefined where nothing is published of that. */
export const describeTerms = ({ engine }: Pick<Game, 'engine'>): Terms | undefined => {
  const [kind = '', code = ''] = engine.split('/')
  return BUILDERS[kind]?.(code)
}
