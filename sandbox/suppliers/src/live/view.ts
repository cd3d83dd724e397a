import type { TableTold } from '@moongate/game-contract/live'
import { readTime, type World } from '../world.ts'
import { nameRound } from './bets.ts'
import { countShown } from './clock.rules.ts'
import { getShoe, locateShoe } from './shoes.ts'
import type { Shoe } from './state.ts'
import type { LiveTable } from './tables.ts'

const SEATS = 7
/** Of what the supplier knows a player by, the first and the last letter. */
const maskPlayer = (player: string): string => `${player.slice(0, 1)}***${player.slice(-1)}`

const listSeated = (w: World, code: string): string[] => {
  const seated = [...w.watchers].flatMap(({ table, visit }) =>
    table === code ? [`${visit.brand} ${visit.player}`] : [],
  )
  return [...new Set(seated)]
}

/** What a table shows now. */
export const viewTable = (w: World, table: LiveTable): TableTold => viewShoe(w, getShoe(w, table))

/** What a shoe shows now. */
export const viewShoe = (w: World, shoe: Shoe): TableTold => {
  const place = locateShoe(w, shoe)
  const { round, phase, ends_at } = place
  const { code, game, least, most, cap } = shoe.table
  const seated = listSeated(w, code)
  const open = phase === 'dealing' || phase === 'result'
  return {
    code,
    game,
    least,
    most,
    cap,
    round: nameRound(shoe, round),
    number: round + 1,
    phase,
    left_ms: Math.max(0, ends_at - readTime(w)),
    outcome: (open ? shoe.rounds[round] : undefined) ?? null,
    past: shoe.rounds.slice(0, countShown(place)),
    players: seated.length,
    seats: seated.slice(0, SEATS).map((one) => maskPlayer(one.split(' ')[1] ?? '')),
    hash: shoe.hash,
    words: phase === 'over' ? shoe.words : null,
  }
}
