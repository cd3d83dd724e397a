import { z } from 'zod'
import { amountOrNone, money, nothing, range, wireTime } from './common.ts'
import { exclusion, limit, limitName, tally } from './protection.rows.ts'
import { EXCLUSION_SPANS } from './protection.states.ts'
import { defineRoutes } from './route.ts'

const shared = { who: 'member', rows: ['R1.12', 'R6.3'] } as const
const limits = z.object({ data: z.array(limit) })
const pulse = {
  loading: false,
  limit: 'read',
  input: nothing,
  output: z.object({
    data: z.object({
      since: wireTime,
      seconds: z.number(),
      staked: money,
      won: money,
      result: money,
      reality_minutes: z.number(),
      is_offered: z.boolean(),
      /** How many seconds of play the caller's own limits leave; null without such a limit. */
      time_left: z.number().nullable(),
    }),
  }),
  errors: [],
} as const

/** How members protect themselves from playing on: limits, time-outs and exclusions, and a look at what they did. */
export const protectionRoutes = defineRoutes({
  state: {
    ...shared,
    method: 'GET',
    path: '/member/protection',
    summary: "The caller's limits with what is used of them, whether they are shut out, and where help is to be had",
    input: nothing,
    output: z.object({
      data: z.object({
        limits: z.array(limit),
        exclusion: exclusion.nullable(),
        loosen_hours: z.number(),
        min_age: z.number(),
        /** After how many minutes of play the site shows how it went; 0 is never. */
        reality_minutes: z.number(),
        /** A day that went so badly that a time-out is offered. */
        is_offered: z.boolean(),
        help: z.array(z.object({ country: z.string(), name: z.string(), url: z.string(), phone: z.string() })),
      }),
    }),
    errors: [],
  },
  standing: {
    ...shared,
    method: 'GET',
    path: '/member/protection/standing',
    summary: 'What keeps the caller from playing now: whether their money is stopped, and whether they are shut out',
    input: nothing,
    output: z.object({ data: z.object({ is_frozen: z.boolean(), exclusion: exclusion.nullable() }) }),
    errors: [],
    loading: false,
    limit: 'read',
  },
  setLimit: {
    ...shared,
    method: 'POST',
    path: '/member/protection/limit',
    summary: 'Sets a limit: a tighter one at once; a looser one, or none (`amount` null), waits to be confirmed',
    input: z.object({ ...limitName, amount: amountOrNone.nullable() }),
    output: limits,
    errors: [],
  },
  confirmLimit: {
    ...shared,
    method: 'POST',
    path: '/member/protection/limit/confirm',
    summary: 'Confirms a looser limit once its wait is over',
    input: z.object(limitName),
    output: limits,
    errors: ['protection.nothing_waits', 'protection.too_early'],
  },
  exclude: {
    ...shared,
    method: 'POST',
    path: '/member/protection/exclude',
    summary:
      'Shuts the caller out for a time or for ever and ends their sessions; what is theirs can still be withdrawn',
    input: z.object({ span: z.enum(EXCLUSION_SPANS) }),
    output: z.object({ data: exclusion }),
    errors: ['protection.longer_holds'],
  },
  pulse: {
    ...shared,
    ...pulse,
    method: 'POST',
    path: '/member/protection/pulse',
    summary: 'Says that the caller plays; answers how it went since they began',
  },
  playerPulse: {
    ...shared,
    ...pulse,
    who: 'player',
    method: 'POST',
    path: '/jz/pulse',
    summary: 'Game client: the same of the player',
  },
  statement: {
    ...shared,
    method: 'GET',
    path: '/member/protection/statement',
    summary: 'What the caller put in, took out, staked and won within days, and how long they played',
    input: z.object({ created_at: range }),
    output: z.object({ data: z.object({ from: z.string(), to: z.string(), ...tally }) }),
    errors: [],
  },
})
