import { z } from 'zod'
import { amount, amountOrNone, flag, isMoment, money, nothing, whole, wireTime } from './common.ts'
import { awardRow, standing } from './levelup.rows.ts'
import { AWARD_KINDS, type Ladder, LADDERS, LEVEL_DECIDERS, LEVEL_READERS, LEVEL_SETTERS } from './levelup.states.ts'
import { proposalRow } from './proposals.rows.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const LEVELS = 16
const DAY = 10
const ladder = z.enum(listNames(LADDERS) as [Ladder, ...Ladder[]])
const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
const level = z.object({
  level: z.number(),
  needed: money,
  gift: money,
  weekly: money,
  monthly: money,
  credit: money,
  rebate: z.string(),
  is_fast: z.number(),
  withdrawals: z.number().nullable(),
  withdrawal_max: money.nullable(),
  approval_max: money.nullable(),
  manager: z.string(),
})
/** From the lowest up. `rebate` in per cent; null: as for everybody. */
const levels = z
  .array(
    z.object({
      needed: amount,
      gift: amountOrNone,
      weekly: amountOrNone,
      monthly: amountOrNone,
      credit: amountOrNone,
      rebate: z.string().regex(/^\d(?:\.\d{1,2})?$/),
      is_fast: flag,
      withdrawals: whole(1, 1000).nullable(),
      withdrawal_max: amount.nullable(),
      approval_max: amount.nullable(),
      manager: z.string().trim().max(100),
    }),
  )
  .min(1)
  .max(LEVELS)
/** Fields that are called otherwise elsewhere. */
const LABELS = { credit: 'level_credit', rebate: 'extra_rebate', seen: 'level_table' } as const
/** How many stand on a level now, and by other levels; `gifts` is what those would bring at once. Level 0: none reached yet. */
const effect = z.object({ level: z.number(), now: z.number(), after: z.number(), gifts: money })
const table = z.object({
  ladder,
  /** Which levels these are; whoever sets others hands it back. */
  seen: z.number(),
  set_by: z.string(),
  set_at: wireTime.nullable(),
  levels: z.array(level),
  members: z.array(effect),
  /** Looser ones that wait for somebody else. */
  proposal: proposalRow.extend({ levels: z.array(level) }).nullable(),
})

const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: LEVEL_DECIDERS },
    summary,
    idempotent: true,
    output: z.object({ data: table }),
    rows: ['R3.18', 'R6.6'],
  }) as const

/** Levels for staff: their tables with the effect of others, what they cost, and where a member stands. */
export const levelupOfficeRoutes = defineRoutes({
  levels: {
    method: 'GET',
    path: '/levelup/levels',
    who: { staff: LEVEL_READERS },
    summary: 'The levels of both ladders, with how many members stand on each',
    input: nothing,
    output: z.object({ data: z.array(table) }),
    errors: [],
    rows: ['R3.18', 'R6.6'],
  },
  previewLevels: {
    method: 'POST',
    path: '/levelup/preview',
    who: { staff: LEVEL_READERS },
    summary: 'Where members would stand by other levels of a ladder, and the gifts due at once; nothing is changed',
    limit: 'read',
    labels: LABELS,
    input: z.object({ ladder, levels }),
    output: z.object({ data: z.array(effect) }),
    errors: ['levelup.levels_invalid'],
    rows: ['R3.18', 'R6.6'],
  },
  setLevels: {
    method: 'POST',
    path: '/levelup/levels',
    who: { staff: LEVEL_SETTERS },
    summary:
      'Sets the levels of a ladder from now on, if nobody has set others since (`seen`, as it was read); looser ones wait for somebody else (`waits`)',
    idempotent: true,
    labels: LABELS,
    input: z.object({ ladder, levels, seen: whole(0, 2_147_483_647), reason: text('reason') }),
    output: z.object({ data: table.extend({ waits: z.boolean() }) }),
    errors: ['levelup.levels_invalid', 'levelup.set_meanwhile', 'proposals.open'],
    rows: ['R3.18', 'R6.6'],
  },
  approveLevels: {
    ...decide('Sets looser levels that somebody else has asked for, if nobody has set others since'),
    path: '/levelup/levels/{id}/approve',
    input: z.object({ id: z.uuid(), ladder }),
    errors: ['proposals.gone', 'proposals.second_person', 'levelup.set_meanwhile'],
  },
  refuseLevels: {
    ...decide('Refuses looser levels that wait, or takes back the own wish'),
    path: '/levelup/levels/{id}/refuse',
    input: z.object({ id: z.uuid(), ladder, reason: text('reason') }),
    errors: ['proposals.gone'],
  },
  cost: {
    method: 'GET',
    path: '/levelup/cost',
    who: { staff: LEVEL_READERS },
    summary: 'What levels cost within days, by ladder, kind and level',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        total: money,
        rows: z.array(
          z.object({
            ladder,
            kind: z.enum(AWARD_KINDS),
            level: z.number(),
            awards: z.number(),
            members: z.number(),
            money,
          }),
        ),
      }),
    }),
    errors: [],
    rows: ['R6.5', 'R6.6'],
  },
  standing: {
    method: 'GET',
    path: '/levelup/standing',
    who: { staff: LEVEL_READERS },
    summary: 'Where a member stands on both ladders, with what they were given last',
    input: z.object({ name: z.string().trim().min(1).max(40) }),
    output: z.object({ data: z.array(standing.extend({ ladder, list: z.array(awardRow) })) }),
    errors: [],
    rows: ['R6.5', 'R6.6'],
  },
})
