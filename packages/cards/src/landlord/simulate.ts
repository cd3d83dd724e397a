import type { Chance } from '@moongate/slots'
import { type CardSimulation, sumShares } from '../sums.ts'
import { sumPoints } from '../points.ts'
import { landlord } from './index.ts'
import { countPoints, POINTS } from './pay.ts'
import { chooseAct, makeMove, openTable, writeMove } from './round.ts'
import { isOver, OWN, type Table } from './table.ts'

/** A round in which the player's seat, too, plays as the table advises, at its end. */
export const playTrial = (chance: Chance): Table => {
  const table = openTable(landlord.shuffle(chance))
  while (!isOver(table)) makeMove(table, writeMove(chooseAct(table, OWN)))
  return table
}

/** Plays so many rounds as the table advises; of each unit that they were played for, what was won beyond it. What was only held does not count. */
export const simulateLandlord = (chance: Chance, rounds: number): CardSimulation =>
  sumShares(rounds, () => sumPoints(POINTS, countPoints(playTrial(chance), OWN)))
