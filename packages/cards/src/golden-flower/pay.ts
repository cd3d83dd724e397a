import type { Wager } from '../game.ts'
import { OWN } from './round.ts'
import type { Table } from './table.ts'

/** Twentieths of an ante: of each that the others laid nineteen go to the winner, and one is kept. */
export const PARTS = 20
const RAKED = 19

/** What the others have laid. */
const sumOthers = ({ seats }: Table): number =>
  seats.reduce((sum, { staked }, seat) => (seat === OWN ? sum : sum + staked), 0)

/**
 * All that the player laid, in the order in which they laid it. Whoever wins has each stake back; what the others laid comes with the first.
 */
export const listWagers = (table: Table, laid: readonly number[]): Wager[] =>
  laid.map((antes, at) => {
    const won = table.winner === OWN ? antes * PARTS + (at === 0 ? sumOthers(table) * RAKED : 0) : 0
    return { name: at === 0 ? 'ante' : 'turn', staked: antes * PARTS, paid: won }
  })
