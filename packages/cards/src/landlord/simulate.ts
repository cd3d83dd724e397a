import type { Chance } from '@moongate/slots'
import { type CardSimulation, sumShares } from '../sums.ts'
import { HOLD } from '../game.ts'
import { landlord } from './index.ts'
import { listWagers, PARTS } from './pay.ts'
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
  sumShares(rounds, () => {
    const played = listWagers(playTrial(chance)).filter(({ name }) => name !== HOLD)
    const sum = (of: 'staked' | 'paid') => played.reduce((all, wager) => all + wager[of], 0) / PARTS
    return { staked: sum('staked'), paid: sum('paid') }
  })
