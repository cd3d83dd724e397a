import type { Chance } from '@moongate/slots'
import { orderDeck } from '../deck.ts'
import { sumPoints } from '../points.ts'
import { type CardSimulation, sumShares } from '../sums.ts'
import { chooseAct } from './bots.ts'
import { countPoints, POINTS } from './pay.ts'
import { applyAct, openTable } from './round.ts'
import { OWN, SEATS, type Table } from './table.ts'
import { PACK } from './tile.ts'

/** Tiles in the order in which they are dealt and drawn; behind them stands who deals. */
export const shuffleTiles = (chance: Chance): number[] => [...orderDeck(chance, 1, PACK), chance(SEATS)]

/** A round in which the player's seat, too, plays as the table advises, at its end. */
export const playTrial = (chance: Chance): Table => {
  const table = openTable(shuffleTiles(chance))
  while (!table.ended) applyAct(table, chooseAct(table))
  return table
}

/** Plays so many rounds as the table advises; of each unit that they were played for, what was won beyond it. What was only held does not count. */
export const simulateMahjong = (chance: Chance, rounds: number): CardSimulation =>
  sumShares(rounds, () => sumPoints(POINTS, countPoints(playTrial(chance), OWN)))
