import { z } from 'zod'
import { amount, flag, id, isMoment, LANGS, money, nothing, paged, paging, whole, wireTime } from './common.ts'
import { ANSWER_KINDS } from './promotions.answers.ts'
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_SCENES,
  ACTIVITY_STAGES,
  APPLY_DECIDERS,
  APPLY_STATES,
  APPLY_TYPES,
  FREQUENCIES,
  PROMOTION_READERS,
  PROMOTION_WRITERS,
  REWARDS,
} from './promotions.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

const MOMENT = 19
const DAY = 10
const MAX_HTML = 20_000
const MAX_LEVEL = 16
const moment = z
  .string()
  .length(MOMENT)
  .refine(isMoment, { params: { rule: 'date' } })
const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
const words = (max: number) => z.partialRecord(z.enum(LANGS), z.string().trim().max(max))

const field = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,19}$/),
  kind: z.enum(ANSWER_KINDS),
  label: words(60),
  required: z.boolean(),
  options: z.array(words(60)).max(20),
})
const shape = {
  title: words(80),
  content: words(MAX_HTML),
  picture: z.enum(ACTIVITY_SCENES),
  category: z.enum(ACTIVITY_CATEGORIES),
  position: whole(0, 999),
  level_from: whole(0, MAX_LEVEL),
  /** None: all of them. */
  langs: z.array(z.enum(LANGS)).max(LANGS.length),
  /** ISO 3166 codes, by the members' phone numbers; none: all of them. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
  apply_type: z.enum(listNames(APPLY_TYPES)),
  fields: z.array(field).max(10),
  /** Of another site, or `#/…` of a screen. */
  link: z.union([
    z.literal(''),
    z
      .string()
      .max(300)
      .regex(/^(?:https?:\/\/|#\/)\S+$/),
  ]),
  frequency: z.enum(FREQUENCIES),
  is_captcha: z.boolean(),
  visible: z.boolean(),
}
const activity = z.object({
  ...shape,
  id: z.number(),
  start_at: wireTime,
  end_at: wireTime,
  stage: z.enum(ACTIVITY_STAGES),
  changed_by: z.string(),
  changed_at: wireTime,
  /** Which version this is; whoever changes it hands it back. */
  seen: z.string(),
  /** Applications that wait. */
  waiting: z.number(),
})
const row = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  member_name: z.string(),
  activity_id: z.number(),
  title: z.string(),
  state: z.enum(listNames(APPLY_STATES)),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  reward: z.enum(REWARDS).nullable(),
  money: money.nullable(),
  times: z.number(),
  note: z.string(),
  reason: z.string(),
  approved_by: z.string(),
  handled_by: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
})
const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: APPLY_DECIDERS },
    summary,
    idempotent: true,
    output: z.object({ data: row }),
    rows: ['R2.4', 'R6.6'],
  }) as const

/** Activities for staff: writing them, deciding applications, and what they cost. */
export const promotionsOfficeRoutes = defineRoutes({
  activities: {
    method: 'GET',
    path: '/promotions/activities',
    who: { staff: PROMOTION_READERS },
    summary: 'Every activity with all that was written of it',
    input: nothing,
    output: z.object({ data: z.array(activity) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  preview: {
    method: 'POST',
    path: '/promotions/preview',
    who: { staff: PROMOTION_READERS },
    summary: 'The words of an activity as they would be kept, cleaned of what may harm; nothing is changed',
    limit: 'read',
    input: z.object({ content: words(MAX_HTML) }),
    output: z.object({ data: z.object({ content: words(MAX_HTML * 2) }) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  saveActivity: {
    method: 'POST',
    path: '/promotions/activities',
    who: { staff: PROMOTION_WRITERS },
    summary: 'Writes an activity, a new one without `id`, if nobody has changed it since (`seen`, as it was read)',
    labels: { picture: 'scene', name: 'field_name' },
    idempotent: true,
    input: z.object({
      ...shape,
      id: id.optional(),
      start_at: moment,
      end_at: moment,
      seen: z.string().max(40).default(''),
      reason: text('reason'),
    }),
    output: z.object({ data: z.object({ id: z.number() }) }),
    errors: ['promotions.activity_not_found', 'promotions.activity_invalid', 'promotions.changed_meanwhile'],
    rows: ['R2.4', 'R6.6'],
  },
  applications: {
    method: 'GET',
    path: '/promotions/applications',
    who: { staff: PROMOTION_READERS },
    summary: 'Applications, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({ open: flag.optional(), keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({ data: paged(row) }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
  approve: {
    ...decide(
      "Approves an application: money is paid at once up to the operator's sum, anything else waits to be sent",
    ),
    path: '/promotions/applications/{id}/approve',
    input: z.object({
      id: z.uuid(),
      reward: z.enum(REWARDS),
      /** For money alone. */
      money: amount.optional(),
      /** How many times the money is to be bet. */
      times: whole(0, 100).default(0),
      note: z.string().trim().max(200).default(''),
    }),
    errors: [
      'promotions.application_not_found',
      'promotions.application_changed',
      'promotions.reward_invalid',
      ...BAR_REFUSALS,
    ],
  },
  finish: {
    ...decide('Pays approved money as a second person, or says that a coupon or goods were sent'),
    path: '/promotions/applications/{id}/finish',
    input: z.object({ id: z.uuid() }),
    errors: [
      'promotions.application_not_found',
      'promotions.application_changed',
      'promotions.second_person',
      ...BAR_REFUSALS,
    ],
  },
  refuse: {
    ...decide('Refuses an application that waits, or takes an approval back before its reward went out'),
    path: '/promotions/applications/{id}/refuse',
    input: z.object({ id: z.uuid(), reason: text('reason') }),
    errors: ['promotions.application_not_found', 'promotions.application_changed'],
  },
  cost: {
    method: 'GET',
    path: '/promotions/cost',
    who: { staff: PROMOTION_READERS },
    summary: 'What activities cost within days: applications, members, money paid, and rewards that were sent',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        total: money,
        rows: z.array(
          z.object({
            activity_id: z.number(),
            title: z.string(),
            applications: z.number(),
            members: z.number(),
            paid: z.number(),
            money,
            others: z.number(),
          }),
        ),
      }),
    }),
    errors: [],
    rows: ['R2.4', 'R6.6'],
  },
})
