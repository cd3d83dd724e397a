import { type Market, MOST_PICKS, ODDS_MODES, type System, SYSTEMS } from '@moongate/sports'
import { z } from 'zod'
import { amount, count, ms, own, replay, session, spell, stake, visit } from './call.ts'

const score = z.strictObject({ home: count, away: count })
/** A match by its id, or nothing where all are meant. */
const matchId = z.string().max(60)
/** In hundredths. */
const odds = z.number().int().positive()
const systems = Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]
const system: z.ZodType<System, System> = z.enum(['parlay', ...systems])
const market = z.custom<Market>((value) => typeof value === 'string')

/** How a match stands, by its family. `minute` is that of the play, breaks left out. */
const figures = z.discriminatedUnion('family', [
  z.strictObject({
    family: z.literal('clock'),
    ...score.shape,
    minute: count,
    period: count,
    pause: z.boolean(),
    whole_minutes: count,
    events: z.array(z.strictObject({ minute: count, side: z.enum(['home', 'away']), points: count })),
  }),
  z.strictObject({ family: z.literal('sets'), ...score.shape, sets: z.array(score).readonly(), units: score }),
  z.strictObject({ family: z.literal('field'), order: z.array(count).readonly(), tied: z.boolean(), part: z.number() }),
])
const offer = z.strictObject({
  market,
  line: z.number().nullable(),
  bets: z.array(z.strictObject({ code: z.string(), odds })).readonly(),
})
const phase = z.enum(['soon', 'live', 'over', 'broken', 'annulled'])
/** A match as a board shows it. */
const matchTold = z.strictObject({
  id: matchId,
  sport: z.string(),
  league: z.string(),
  sides: z.array(z.string()),
  starts_at: ms,
  phase,
  suspended: z.boolean(),
  figures: figures.nullable(),
  offers: z.array(offer).readonly(),
})
/** Of a sport or a league how many matches are played now, and how many start within a day; the ids of its matches begin with its code. */
const league = z.strictObject({ code: z.string(), name: z.string(), live: count, soon: count })
const sport = z.strictObject({ ...league.shape, leagues: z.array(league) })

/** A bet on a match, at the odds that were seen. */
const pick = z.object({ match: matchId, code: z.string().max(30), odds })
/** The same as it was taken; `asked` are the odds that its player asked for. */
const taken = z.strictObject({ ...pick.shape, asked: odds.optional() })
/** What became of a selection: parts of its stake won and given back, as shares; null while it is open. */
const outcome = z.strictObject({ won: z.number(), returned: z.number() })
const slipPick = z.strictObject({
  ...taken.shape,
  league: z.string(),
  sides: z.array(z.string()),
  starts_at: ms,
  outcome: outcome.nullable(),
})
/** `value` is what it is bought back for now; null while it is not. */
const slip = z.strictObject({
  id: z.string(),
  system,
  line: stake,
  stake: amount,
  payout: amount,
  status: z.enum(['open', 'settled', 'void', 'cancelled']),
  at: ms,
  cashed: z.boolean(),
  value: amount.nullable(),
  picks: z.array(slipPick),
})

/** `line`: what each line is staked with. */
const asked = z.object({
  session,
  slip_id: z.uuid(),
  system,
  line: stake.max(100_000_000),
  mode: z.enum(ODDS_MODES),
  picks: z.array(pick).min(1).max(MOST_PICKS).readonly(),
})

/**
 * `odds`: they changed, `picks` says to what, or `value` what the slip is bought back for now. `match`: more than a match takes from one
 * player. `closed`: no bet of this kind is taken. `suspended`: something has just happened.
 */
const refused = z.strictObject({
  error: z.enum(['session', 'time', 'unknown', 'stake', 'match', 'poor', 'closed', 'suspended', 'odds']),
  picks: z.array(taken).readonly().optional(),
  value: amount.optional(),
})

/** The least and the most of a slip's stake, the most that one may have on a match, and the most that a slip wins. */
const limits = z.strictObject({ least: amount, most: amount, match: amount, win: amount })
const opened = z.strictObject({ ...visit, limits })

export const sports = {
  visit: opened,
  calls: {
    place: {
      asks: asked,
      tells: z.strictObject({ id: z.string(), balance: amount, stake: amount, picks: z.array(taken).readonly() }),
    },
    'cash-out': {
      asks: z.object({ session, id: z.string().max(40), value: stake }),
      tells: z.strictObject({ balance: amount, value: amount }),
    },
    soon: {
      asks: z.object({ session, sport: z.string().max(40) }),
      tells: z.strictObject({ matches: z.array(matchTold) }),
    },
    mine: { asks: own, tells: z.strictObject({ slips: z.array(slip) }) },
    spell,
    replay,
  },
  /** A stream; with an empty match the board of what is played now. A line with nothing in it says that the stream is open. */
  watch: {
    asks: z.object({ session, match: matchId }),
    line: z
      .strictObject({
        balance: amount,
        match: matchTold,
        tree: z.array(sport),
        live: z.array(matchTold),
        error: refused.shape.error,
      })
      .partial(),
  },
  refused,
}

export type Visit = z.infer<typeof opened>
export type Figures = z.infer<typeof figures>
export type Offer = z.infer<typeof offer>
export type Phase = z.infer<typeof phase>
export type MatchTold = z.infer<typeof matchTold>
export type LeagueTold = z.infer<typeof league>
export type SportTold = z.infer<typeof sport>
export type Pick = z.infer<typeof pick>
export type Taken = z.infer<typeof taken>
export type SlipTold = z.infer<typeof slip>
export type AskedSlip = z.infer<typeof asked>
export type Refused = z.infer<typeof refused>
export type Line = z.infer<typeof sports.watch.line>
