import type { Chance } from '@moongate/slots'
import { DECK } from '../card.ts'
import { openDeck } from '../deck.ts'
import { sumPoints } from '../points.ts'
import { type CardSimulation, sumShares } from '../sums.ts'
import { countPoints, POINTS } from './pay.ts'
import { LOTS, makeMove, openTable, suggestMove } from './round.ts'
import { HAND, OWN, SEATS, type Table } from './table.ts'

/** Rounds in which the player's seat, too, plays as the table advises, at their ends. */
export const openTrial = (chance: Chance): (() => Table) => {
  const { take, shuffle } = openDeck(chance, 1, DECK)
  return () => {
    shuffle()
    const dealt = Array.from({ length: SEATS * HAND }, take)
    const table = openTable([...dealt, chance(LOTS)])
    while (!table.over) makeMove(table, suggestMove(table))
    return table
  }
}

/** Plays so many rounds as the table advises; of each unit that they were played for, what was won beyond it. */
export const simulateNiuniu = (chance: Chance, rounds: number): CardSimulation => {
  const trial = openTrial(chance)
  return sumShares(rounds, () => sumPoints(POINTS, countPoints(trial(), OWN)))
}
