import { z } from 'zod'
import { money, seen, wireTime } from './common.ts'
import { GAME_TAGS, SUPPLIER_STATES } from './games.states.ts'
import { health } from './health.rows.ts'

/** `book`: where balances stand, or nothing where nobody has connected it; `games_on` of its `games` are offered. */
export const supplierRow = z.object({
  api_code: z.string(),
  api_title: z.string(),
  picture: z.string(),
  enabled: z.boolean(),
  state: z.enum(SUPPLIER_STATES),
  maintenance_from: wireTime.nullable(),
  maintenance_to: wireTime.nullable(),
  book: z.enum(['ours', 'theirs']).nullable(),
  games: z.number(),
  games_on: z.number(),
  health: health.nullable(),
  seen,
})

export const gameTags = z.array(z.enum(GAME_TAGS))
/** Our own art, or '' for the supplier's picture. */
export const gamePicture = z.string().regex(/^(?:\/art\/[a-z0-9-]{1,60}\.webp)?$/)

/** A return in per cent, two decimals. */
export const percent = z.string().regex(/^\d+\.\d{2}$/)
/** What a supplier says that a game takes and returns; `cap`: the most that one player may have on a round or a match. */
const gameTerms = z.object({
  stake_least: money,
  stake_most: money,
  cap: money.nullable(),
  return_least: percent,
  return_most: percent,
})

/** `gone`: its supplier names it no more. The heavier (`weight`) the further up; `chosen_picture` is '' while the supplier's is shown. */
export const gameDeskRow = z.object({
  id: z.number(),
  api_code: z.string(),
  api_title: z.string(),
  game_code: z.string(),
  title: z.string(),
  game_type: z.number(),
  type_text: z.string(),
  enabled: z.boolean(),
  gone: z.boolean(),
  tags: gameTags,
  weight: z.number(),
  picture: z.string(),
  terms: gameTerms.nullable(),
  chosen_picture: z.string(),
  seen,
})
export const filterChoice = z.object({ value: z.string(), text: z.string() })
