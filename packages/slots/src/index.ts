export { type Chance, createChance, createSeededWords } from './chance.ts'
export { type Description, describeGame, type Feature, type PayRow, type SpinsRow, type SymbolRow } from './describe.ts'
export { countReels, type FreeSpins, type Layout, type Mode, type Names, type Purchase, type SlotGame } from './game.ts'
export type { SlotSymbol, SymbolKind, Volatility } from './game.ts'
export { computeHitRate } from './hits.ts'
export { computeReturns, formatHundredths, type Returns, toPercent } from './returns.ts'
export { type Look, looks, type SymbolLook } from './looks.ts'
export { computePayout, getPriceStakes, isStake, type PlayedSpin, playRound, type Round } from './round.ts'
export { computeHalfWidth, QUANTILES, simulateRounds, type Simulation } from './simulate.ts'
export type { Fall, Spin } from './spin.ts'
export type { Win } from './win.ts'
export type { Window } from './window.ts'

import type { SlotGame } from './game.ts'
import { dragonPearl } from './games/dragon-pearl.ts'
import { goldenCarp } from './games/golden-carp.ts'
import { jadePalace } from './games/jade-palace.ts'
import { jadeRabbit } from './games/jade-rabbit.ts'
import { lanternNight } from './games/lantern-night.ts'
import { phoenixRise } from './games/phoenix-rise.ts'
import { teahouse } from './games/teahouse.ts'
import { thunderDrum } from './games/thunder-drum.ts'
import { tigerMountain } from './games/tiger-mountain.ts'
import { treasureFleet } from './games/treasure-fleet.ts'

/** Every game, the calm ones first. */
export const games: readonly SlotGame[] = [
  jadeRabbit,
  lanternNight,
  teahouse,
  goldenCarp,
  phoenixRise,
  treasureFleet,
  jadePalace,
  dragonPearl,
  tigerMountain,
  thunderDrum,
]
export const findGame = (code: string): SlotGame | undefined => games.find((game) => game.code === code)
