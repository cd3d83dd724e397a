import { z } from 'zod'
import { id, money, nothing, paged, paging, wireTime } from './common.ts'
import { ANSWER_KINDS, MAX_ANSWER } from './promotions.rules.ts'
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_SCENES,
  ACTIVITY_STAGES,
  APPLY_TYPES,
  FREQUENCIES,
  REWARDS,
} from './promotions.states.ts'
import { ownPicture } from './promotions.rows.ts'
import { defineRoutes } from './route.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

/** 0 pending, 1 approved, 2 refused, 3 paid. */
const status = z.number()
const card = {
  id: z.number(),
  title: z.string(),
  category: z.enum(ACTIVITY_CATEGORIES),
  picture: z.enum(ACTIVITY_SCENES),
  /** Shown instead of the scene; null without one. */
  own_picture: ownPicture.nullable(),
  /** 0 none, 1 customer service, 2 form, 3 link. */
  apply_type: z.union(Object.values(APPLY_TYPES).map((type) => z.literal(type))),
  frequency: z.enum(FREQUENCIES),
  stage: z.enum(ACTIVITY_STAGES),
  start_at: wireTime,
  end_at: wireTime,
  /** The lowest level that may apply; 0 where any may. */
  level_from: z.number(),
  /** How the caller's last application stands; null without one. */
  applied: status.nullable(),
}
const listed = z.object({ activity: z.array(z.object(card)) })
const detail = z.object({
  ...card,
  /** Sanitised HTML in the caller's language, under both names of the wire. */
  content: z.string(),
  html: z.string(),
  link: z.string(),
  is_captcha: z.boolean(),
  /** Whether the caller may apply now. */
  may_apply: z.boolean(),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(ANSWER_KINDS),
      label: z.string(),
      required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
})
const list = (path: string) =>
  ({
    method: 'GET',
    path,
    who: 'anyone',
    summary: 'The activities of the hall for who asks: those that run, come and have ended',
    feature: 'promotions',
    input: nothing,
    output: z.object({ data: listed }),
    errors: [],
    rows: ['R2.4', 'R2.30', 'R7.6'],
  }) as const
const one = (path: string) =>
  ({
    method: 'GET',
    path,
    who: 'anyone',
    summary: 'One activity with its words, and its form where it has one',
    feature: 'promotions',
    input: z.object({ id }),
    output: z.object({ data: detail }),
    errors: ['promotions.activity_not_found'],
    rows: ['R2.4', 'R7.6'],
  }) as const

export const promotionsRoutes = defineRoutes({
  list: list('/act/list'),
  activities: list('/activities'),
  config: {
    method: 'GET',
    path: '/act/apply/config',
    who: 'anyone',
    summary: 'The categories of the hall',
    feature: 'promotions',
    input: nothing,
    output: z.object({
      data: z.object({ game_type_array: z.array(z.object({ key: z.enum(ACTIVITY_CATEGORIES), value: z.string() })) }),
    }),
    errors: [],
    rows: ['R2.30'],
  },
  result: {
    method: 'GET',
    path: '/act/apply/result',
    who: 'anyone',
    summary: 'How the applications of an account stand, its name masked; an account that is not there has none',
    feature: 'promotions',
    limit: 'auth',
    input: z.object({
      member_name: z.string().trim().max(16).default(''),
      activity_id: id.optional(),
      ...paging,
    }),
    output: z.object({
      data: paged(
        z.object({
          member_name: z.string(),
          activity_id: z.number(),
          title: z.string(),
          status,
          status_text: z.string(),
          created_at: wireTime,
        }),
      ),
    }),
    errors: [],
    rows: ['R2.4', 'R3.19', 'R7.6'],
  },
  mine: {
    method: 'GET',
    path: '/act/applications',
    who: 'member',
    summary: "The member's applications, the newest first",
    feature: 'promotions',
    input: z.object({ ...paging }),
    output: z.object({
      data: paged(
        z.object({
          bill_no: z.string(),
          activity_id: z.number(),
          title: z.string(),
          status,
          status_text: z.string(),
          reward: z.enum(REWARDS).nullable(),
          /** Null where the reward is no money. */
          money: money.nullable(),
          /** What is still to be bet for the money before it can be withdrawn freely, as it was asked for. */
          turnover: money.nullable(),
          /** A coupon's code, or the goods. */
          note: z.string(),
          reason: z.string(),
          created_at: wireTime,
        }),
      ),
    }),
    errors: [],
    rows: ['R2.4'],
  },
  detail: one('/act/{id}'),
  activity: one('/activity/{id}'),
  apply: {
    method: 'POST',
    path: '/act/apply/{id}',
    who: 'member',
    summary: 'Applies for an activity, as often as it allows',
    idempotent: true,
    feature: 'promotions',
    input: z.object({
      id,
      answers: z.record(z.string().max(20), z.string().trim().max(MAX_ANSWER)).default({}),
      captcha: z.string().max(13).default(''),
      key: z.string().max(64).default(''),
      proof: z.string().max(2000).optional(),
    }),
    output: z.object({ data: z.object({ bill_no: z.string(), status }) }),
    errors: [
      ...BAR_REFUSALS,
      'promotions.activity_not_found',
      'promotions.not_open',
      'promotions.no_form',
      'promotions.not_for_you',
      'promotions.level_too_low',
      'promotions.already_applied',
      'promotions.answers_invalid',
      'sessions.captcha_wrong',
    ],
    rows: ['R2.4', 'R7.6'],
  },
})
