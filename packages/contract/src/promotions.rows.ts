import { z } from 'zod'
import { isMoment, LANGS, money, whole, wireTime } from './common.ts'
import { ANSWER_KINDS } from './promotions.rules.ts'
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_SCENES,
  ACTIVITY_STAGES,
  APPLY_STATES,
  APPLY_TYPES,
  FREQUENCIES,
  REWARDS,
} from './promotions.states.ts'
import { listNames } from './states.ts'

const MOMENT = 19
const DAY = 10
export const MAX_HTML = 20_000
const MAX_LEVEL = 16
export const moment = z
  .string()
  .length(MOMENT)
  .refine(isMoment, { params: { rule: 'date' } })
export const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
/** A text in each language that was written. */
export const words = (max: number) => z.partialRecord(z.enum(LANGS), z.string().trim().max(max))

const field = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,19}$/),
  kind: z.enum(ANSWER_KINDS),
  label: words(60),
  required: z.boolean(),
  options: z.array(words(60)).max(20),
})
export const shape = {
  title: words(80),
  content: words(MAX_HTML),
  picture: z.enum(ACTIVITY_SCENES),
  /** The hash of the operator's own picture; '' where the scene is shown. */
  own_picture: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{64}$/)]),
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
/** How many see an activity, and how many of them may apply by their level. */
export const reach = z.object({ see: z.number(), apply: z.number() })
/** The operator's own picture with its size, so that its place is kept while it comes. */
export const ownPicture = z.object({ url: z.string(), width: z.number(), height: z.number() })
export const activity = z.object({
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
export const row = z.object({
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
