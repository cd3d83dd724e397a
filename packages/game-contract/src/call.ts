import { LANGS } from '@moongate/contract/langs'
import { z } from 'zod'

/** What the page of a game asks of its supplier, and what it is told. */
export type Call = { readonly asks: z.ZodType; readonly tells: z.ZodType }

/**
 * The wire between the pages of a kind of games and their supplier: what a page is opened with, its calls by their names, why any of
 * them may be refused, and the stream that some of them follow, line by line.
 */
export type GameContract = {
  readonly visit: z.ZodType
  readonly calls: Readonly<Record<string, Call>>
  readonly refused: z.ZodType
  readonly watch?: { readonly asks: z.ZodType; readonly line: z.ZodType }
}

/** In which language a page speaks. */
export const lang = z.enum(LANGS)
/** Who asks, by what the operator's launch was given. */
export const session = z.string().max(100)
export const count = z.number().int().nonnegative()
/** In minor units. */
export const amount = z.number().int().nonnegative()
/** In minor units, and more than nothing. */
export const stake = z.number().int().positive()
/** Milliseconds, or a moment in them since 1970. */
export const ms = z.number().int().nonnegative()
/** A bet or a round, as the page was told of it. */
const known = z.string().max(64)

/** Only who asks. */
export const own = z.object({ session })
/** Who asks for something of their own. */
export const ownOne = z.object({ session, id: known })

/** What every page is opened with. `spell`: after how many minutes it asks whether to go on, and what was played and is left, in seconds. */
export const visit = {
  session: z.string(),
  title: z.string(),
  brand: z.string(),
  lang,
  /** What amounts are written with. */
  sign: z.string(),
  balance: amount,
  spell: z.strictObject({ minutes: count, played: count, left: count.nullable(), offers: z.boolean() }),
}

/** What one bet of the history was, whatever the game. */
export const played = { id: z.string(), at: ms, stake: amount, payout: amount }

/** How the visit went until now; `is_offered`: it went so badly that a time-out is offered. */
export const spell = {
  asks: own,
  tells: z.strictObject({ seconds: count, staked: amount, won: amount, is_offered: z.boolean() }),
} satisfies Call
export type Spell = z.infer<typeof spell.tells>

/** What was played, line by line. */
export const replay = {
  asks: ownOne,
  tells: z.strictObject({ facts: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly() }),
} satisfies Call
export type Facts = z.infer<typeof replay.tells>['facts']

/** What an engine shows of a round: its own type, drawn by the same rules on both sides. */
export const shown = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null)
