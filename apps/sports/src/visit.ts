import type { Visit as AnyVisit } from '@moongate/game-client'

/** What the supplier's page says of a visit to the matches. */
export type Visit = AnyVisit & { limits: { least: number; most: number; match: number; win: number } }

/** At which match the page opens; '' for the board. */
export const readMatchAsked = (): string => new URLSearchParams(location.search).get('match') ?? ''
