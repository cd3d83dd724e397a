import type { Visit as AnyVisit } from '@moongate/game-client'
import type { GameCode } from '@moongate/tables'

/** What the supplier's page says of a visit to the live casino; `game`: whose tables were asked for. */
export type Visit = AnyVisit & { game: GameCode }
