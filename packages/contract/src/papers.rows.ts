import { z } from 'zod'
import { wireTime } from './common.ts'
import { isMoment, MOMENT } from './moment.rules.ts'
import { PAPER_KINDS, PAPER_STATES, SCREENING_OUTCOMES } from './papers.states.ts'
import { listNames } from './states.ts'

export const paperKind = z.enum(PAPER_KINDS)
export const pictureId = z.uuid()
/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .regex(MOMENT)
  .refine((text) => text.length === 10 && isMoment(text), { params: { rule: 'date' } })

/** A paper as its member sees it. */
export const ownPaper = z.object({
  id: z.uuid(),
  kind: paperKind,
  state: z.enum(listNames(PAPER_STATES)),
  made_at: wireTime,
  decided_at: wireTime.nullable(),
  /** Why it was refused. */
  reason: z.string(),
  /** The last day it is good for; null: it never runs out, or nobody decided yet. */
  good_until: z.string().nullable(),
  pictures: z.array(pictureId),
  /** When its pictures were destroyed. */
  pictures_gone_at: wireTime.nullable(),
})
/** The same for staff, with whose it is and who has taken it. */
export const deskPaper = ownPaper.extend({
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  waiting_seconds: z.number(),
  decided_by: z.string(),
  claim: z.object({ by: z.string(), mine: z.boolean() }).nullable(),
})
/** The last answer of the lists of sanctions; `entry`: what was found in which list. Seen by whom, where a hit was not them. */
export const screening = z.object({
  id: z.number(),
  outcome: z.enum(SCREENING_OUTCOMES),
  entry: z.string(),
  asked_at: wireTime,
  seen_by: z.string(),
  seen_at: wireTime.nullable(),
})
export const paperAsk = z.object({ kind: paperKind, reason: z.string(), asked_at: wireTime })
