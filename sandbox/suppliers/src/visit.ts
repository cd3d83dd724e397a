import type { Lang } from './game.ts'

/**
 * What an operator says of a player's time: minutes between two looks at how it goes (0: none), seconds played already, seconds left (null: as
 * many as they like), and from which loss in the visit on a time-out is offered, in minor units (null: never).
 */
export type Spell = {
  reality_minutes: number
  played_seconds: number
  seconds_left: number | null
  break_loss: number | null
}
export const NO_SPELL: Spell = { reality_minutes: 0, played_seconds: 0, seconds_left: null, break_loss: null }
/** Who opens what, in which language. */
export type Visit = { brand: string; player: string; game: string; lang: Lang }
/** A visit by the operator's own name for it, '' for none. */
export type NamedVisit = { brand: string; player: string; visit: string }
