import { BET_REASONS } from '@moongate/contract/betting.states'
import { GAME_PATTERNS, GAME_TAGS, GAME_TYPES } from '@moongate/contract/games.states'
import { z } from 'zod'
import { isDay, isMoment, isPlace } from '../answers.rules.ts'
import { LONGEST_ID } from '../entries.rules.ts'
import { readPlayer } from '../player-name.rules.ts'

/** Minor units: a whole number, and none that a JSON number cannot hold. */
const minor = z.int().transform((n) => BigInt(n))
export const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine(isMoment, 'a moment')
const category = z.literal(GAME_TYPES.map(({ key }) => key))
export const title = z.object({ zh_cn: z.string().min(1) }).catchall(z.string())
const player = z.string().transform((name, ctx) => {
  const known = readPlayer(name)
  if (known) return known
  ctx.addIssue({ code: 'custom', message: 'a player of ours' })
  return z.NEVER
})

/** What every answer that is no yes may look like. */
export const failure = z.object({ error: z.object({ code: z.string() }) })

export const transfer = z.object({
  transfer: z.discriminatedUnion('state', [
    z.object({ id: z.string(), state: z.literal('applied'), amount: minor }),
    z.object({ id: z.string(), state: z.literal('refused'), reason: z.string() }),
  ]),
})
export const grant = z.object({ grant: z.object({ id: z.string(), played: z.int().min(0) }) })
export const created = z.object({ result: z.literal('ok') })
export const balance = z.object({ balance: minor, currency: z.string() })
/** How many pages a visit had open that it ended. */
export const left = z.object({ ended: z.int().min(0) })
export const launched = z.object({ url: z.string().refine(isPlace) })

/** An entry of `bets`, each read by itself. */
export const bet = z.object({
  id: z.string().min(1).max(LONGEST_ID),
  player_id: player,
  game: z.string(),
  category,
  game_title: title,
  detail: title,
  stake: minor,
  payout: minor,
  /** What cannot be read is not known; the bet is told all the same. */
  payout_max: minor.pipe(z.bigint().min(0n)).nullish().catch(undefined),
  status: z.enum(['open', 'settled', 'void', 'cancelled']),
  bet_at: moment,
  settled_at: moment.nullable(),
  changed_at: moment,
  round: z.string().max(80).nullish(),
  /** A word that we do not know says nothing; the bet is told all the same. */
  reason: z.enum(BET_REASONS).nullish().catch(undefined),
  free_grant: z.uuid().nullish(),
})
export type MeridianBet = z.output<typeof bet>
export const bets = z.object({ bets: z.array(z.unknown()), next: z.string().nullable() })

const picture = z.string().refine(isPlace)
const look = z.object({ hue: z.int().min(0).max(359), pattern: z.enum(GAME_PATTERNS) })

const ppm = z.int().min(0).max(2_000_000)
const terms = z
  .object({
    stake_min: minor,
    stake_max: minor,
    exposure_max: minor.nullable(),
    return_min_ppm: ppm,
    return_max_ppm: ppm,
  })
  .transform((told) => ({
    stake_least: told.stake_min,
    stake_most: told.stake_max,
    cap: told.exposure_max ?? undefined,
    return_least_ppm: told.return_min_ppm,
    return_most_ppm: told.return_max_ppm,
  }))

/** An entry of `games`, each read by itself. */
export const game = z.object({
  game: z.string(),
  category,
  title,
  tags: z.array(z.enum(GAME_TAGS)),
  picture,
  engine: z.string(),
  weight: z.int32(),
  added_on: z.iso.date().refine(isDay, 'a day'),
  art: look,
  terms: terms.nullish(),
})
export type MeridianGame = z.output<typeof game>
export const games = z.object({ games: z.array(z.unknown()) })
