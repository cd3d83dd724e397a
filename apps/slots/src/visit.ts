import type { Visit as AnyVisit } from '@moongate/game-client'
import type { Granted } from './api/calls.ts'

/** What the supplier's page says of a visit to a slot. */
export type Visit = AnyVisit & {
  game: string
  stakes: number[]
  stake: number
  /** The free spin that comes next, of those that the operator has granted. */
  free: Granted | null
}
