import { z } from 'zod'
import { flag, id, nothing, paged, paging, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import {
  BREAK_KINDS,
  BREAK_READERS,
  BREAK_STATES,
  BREAK_STEPS,
  type BreakStep,
  DAY_STATES,
  SOURCE_KINDS,
} from './reconciliation.states.ts'
import { defineRoutes } from './route.ts'
import { TRANSFER_DECIDERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const day = z.iso.date()
/** Which gateway or network; '' of our own orders. */
const source = z.object({ kind: z.enum(SOURCE_KINDS), code: z.string() })
/** Two decimals in the site's currency, two to six in USDT; signed. */
const sum = z.string().regex(/^-?\d+\.\d{2,6}$/)
const asset = z.string()

const dayRow = z.object({
  day,
  source,
  source_key: z.string(),
  state: z.enum(DAY_STATES),
  asset,
  lines: z.number(),
  matched: z.number(),
  sum_ours: sum,
  sum_theirs: sum,
  difference: sum,
  open: z.number(),
  found: z.number(),
  compared_at: wireTime.nullable(),
})

/** `amount` is at stake; `effect` is how much of its day's difference it is. */
const item = z.object({
  id: z.number(),
  day,
  source,
  kind: z.enum(BREAK_KINDS),
  subject: z.string(),
  detail: z.string(),
  asset,
  amount: sum,
  effect: sum,
  state: z.enum(BREAK_STATES),
  owner_name: z.string(),
  note: z.string(),
  found_at: wireTime,
  solved_at: wireTime.nullable(),
  /** '' where it went by itself. */
  solved_by: z.string(),
  waiting_seconds: z.number(),
  /** What was done with it, oldest first; `by` '' for the machine. */
  steps: z.array(z.object({ step: z.string(), at: wireTime, by: z.string(), remark: z.string() })),
  /** What whoever reads may do with it now. */
  allowed: z.array(z.enum(listNames(BREAK_STEPS))),
})

const decide = <E extends readonly ErrorCode[]>(step: BreakStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: BREAK_STEPS[step].who },
    summary,
    errors: ['reconciliation.not_found', 'reconciliation.changed', ...errors],
    rows: ['R6.6', 'R4.20', 'R4.21'],
    output: z.object({ data: item }),
  }) as const

/** Closed days: our books beside those of gateways and chains, with every difference. */
export const reconciliationOfficeRoutes = defineRoutes({
  days: {
    method: 'GET',
    path: '/reconciliation/days',
    who: { staff: BREAK_READERS },
    summary: 'Days by what they were compared with, newest first: lines, sums of both sides, difference, open items',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(dayRow) }),
    errors: [],
    rows: ['R6.6', 'R4.20', 'R4.21'],
  },
  compareDay: {
    method: 'POST',
    path: '/reconciliation/days/{day}/compare',
    who: { staff: TRANSFER_DECIDERS },
    summary: 'Fetches the files of a day that is over again, and compares it',
    timeout_ms: 100_000,
    input: z.object({ day }),
    output: nothing,
    errors: ['reconciliation.day_open'],
    rows: ['R6.6', 'R4.20', 'R4.21'],
  },
  breaks: {
    method: 'GET',
    path: '/reconciliation/items',
    who: { staff: BREAK_READERS },
    summary: 'What does not add up, the longest waiting first; with `open` 1 what nobody has solved',
    input: z.object({
      day: day.optional(),
      source: z.string().max(40).optional(),
      kind: z.enum(BREAK_KINDS).optional(),
      state: z.enum(BREAK_STATES).optional(),
      open: flag.optional(),
      mine: flag.optional(),
      ...paging,
    }),
    output: z.object({ data: paged(item) }),
    errors: [],
    rows: ['R6.6', 'R4.20', 'R4.21'],
  },
  ownBreak: {
    ...decide(
      'own',
      'Makes an item the caller’s own, also from `owner_name`, whose the caller saw it was; empty: nobody’s',
      [],
    ),
    path: '/reconciliation/items/{id}/own',
    input: z.object({ id, owner_name: z.string().max(60) }),
  },
  releaseBreak: {
    ...decide('release', 'Gives an item of the caller’s back', ['reconciliation.not_owner']),
    path: '/reconciliation/items/{id}/release',
    input: z.object({ id }),
  },
  explainBreak: {
    ...decide('explain', 'Says why an item is as it is; it stays until it is gone or solved', [
      'reconciliation.not_owner',
    ]),
    path: '/reconciliation/items/{id}/explain',
    input: z.object({ id, reason: text('reason') }),
  },
  solveBreak: {
    ...decide('solve', 'Says what was done about an item; it waits for nobody any more', ['reconciliation.not_owner']),
    path: '/reconciliation/items/{id}/solve',
    input: z.object({ id, reason: text('reason') }),
  },
})
