import { z } from 'zod'
import { wireTime } from './common.ts'

/** Whose order it is, and what became of it: the same of whatever goes through a gateway. */
export const orderHistory = {
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  gateway: z.string(),
  bill_no: z.string(),
  reason: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  handled_by: z.string(),
  /** What happened to it, oldest first. */
  steps: z.array(z.object({ step: z.string(), state: z.string(), at: wireTime, by: z.string(), remark: z.string() })),
  /** What the gateway told by itself, as it came. */
  events: z.array(z.object({ kind: z.string(), body: z.string(), at: wireTime })),
}
