import type { Visit as AnyVisit } from '@moongate/game-client'

/** What the supplier's page says of a visit to the cards. */
export type Visit = AnyVisit & {
  game: string
  least: number
  most: number
  /** Stakes are whole multiples of it. */
  unit: number
}
