import type { Chance } from '@moongate/slots'
import { DECK } from '../card.ts'
import { openDeck } from '../deck.ts'
import { sumPoints } from '../points.ts'
import { type CardSimulation, sumShares } from '../sums.ts'
import { countPoints, PARTS } from './pay.ts'
import { isOver, makeMove, openTable, suggestMove } from './round.ts'

/** Rounds of three cards played as the table advises: what the player won from the others in antes, or lost to them. */
export const openTrial = (chance: Chance): (() => number) => {
  const { take, shuffle } = openDeck(chance, 1, DECK)
  return () => {
    shuffle()
    const table = openTable(take)
    while (!isOver(table)) makeMove(table, suggestMove(table))
    return countPoints(table)
  }
}

/** Plays so many rounds as the table advises; of each unit that was won or lost in them, what was won beyond it. */
export const simulateFlower = (chance: Chance, rounds: number): CardSimulation => {
  const trial = openTrial(chance)
  return sumShares(rounds, () => sumPoints({ shares: PARTS }, trial()))
}
