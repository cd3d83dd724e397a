import {
  computeHouseEdge,
  computeReturnToPlayer,
  findBetType,
  findGame,
  formatOdds,
  formatPercentOf,
  isWithinBand,
  parseOdds,
} from '@moongate/lottery'

/** A typed number as odds on the wire: `1.9` is `1.900`; nothing where it is none or has more than three decimals. */
export const readTypedOdds = (text: string): string | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{0,3}))?$/.exec(text.trim()) ?? []
  const odds_milli = whole === undefined ? undefined : parseOdds(`${whole}.${decimals.padEnd(3, '0')}`)
  return odds_milli === undefined ? undefined : formatOdds(odds_milli)
}

/** Per cent as people read it: two decimals, and more only where they say something. `98.4900` is `98.49%`. */
export const formatPercent = (per_cent: string): string => `${per_cent.replace(/(\.\d\d\d*?)0*$/, '$1')}%`

export type Outlook = { back: string; margin: string; within_band: boolean }

/** What a bet type would return, and leave, at these odds; nothing for odds that pay back more than everything. */
export const computeOutlook = (code: string, bet_type: string, odds: string): Outlook | undefined => {
  const game = findGame(code)
  const type = game && findBetType(game, bet_type)
  const odds_milli = parseOdds(odds)
  if (!type || odds_milli === undefined) return undefined
  const back = computeReturnToPlayer(type, odds_milli)
  if (back.part > back.of) return undefined
  return {
    back: formatPercent(formatPercentOf(back)),
    margin: formatPercent(formatPercentOf(computeHouseEdge(type, odds_milli))),
    within_band: isWithinBand(type, odds_milli),
  }
}
