import type { Chance } from '@moongate/slots'
import { DECK } from '../card.ts'
import { openDeck } from '../deck.ts'
import { type CardSimulation, sumShares } from '../sums.ts'
import { listWagers, PARTS } from './pay.ts'
import { getCost, isOver, makeMove, openTable, suggestMove } from './round.ts'

/** A round of three cards played as the table advises: what was laid and what came back, in antes. */
export const openTrial = (chance: Chance): (() => { staked: number; paid: number }) => {
  const { take, shuffle } = openDeck(chance, 1, DECK)
  return () => {
    shuffle()
    const table = openTable(take)
    const laid = [1]
    while (!isOver(table)) {
      const move = suggestMove(table)
      const cost = getCost(table, move)
      makeMove(table, move)
      if (cost > 0) laid.push(cost)
    }
    const wagers = listWagers(table, laid)
    const sum = (of: 'staked' | 'paid') => wagers.reduce((all, wager) => all + wager[of], 0) / PARTS
    return { staked: sum('staked'), paid: sum('paid') }
  }
}

/** Plays so many rounds as the table advises; of each unit that was laid in them, what was won beyond it. */
export const simulateFlower = (chance: Chance, rounds: number): CardSimulation => sumShares(rounds, openTrial(chance))
