import type { Wager } from '../game.ts'
import { OWN } from './round.ts'
import type { Table } from './table.ts'

/** Twentieths of an ante: of each that the others laid nineteen go to the winner, and one is kept. */
export const PARTS = 20
const RAKED = PARTS - 1

/** What the others have laid. */
const sumOthers = ({ seats }: Table): number =>
  seats.reduce((sum, { staked }, seat) => (seat === OWN ? sum : sum + staked), 0)

/** What the player won from the others in antes, less than nothing where they lost what they laid. */
export const countPoints = (table: Table): number =>
  table.winner === OWN ? sumOthers(table) : -(table.seats[OWN]?.staked ?? 0)

/**
 * All that the player laid, in the order in which they laid it. Whoever wins has each stake back; what the others laid comes with the first.
 */
export const listWagers = (table: Table, laid: readonly number[]): Wager[] =>
  laid.map((antes, at) => {
    const won = table.winner === OWN ? antes * PARTS + (at === 0 ? sumOthers(table) * RAKED : 0) : 0
    return { name: at === 0 ? 'ante' : 'turn', staked: antes * PARTS, paid: won }
  })
