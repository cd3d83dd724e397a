import { z } from 'zod'
import { id, money, wireTime } from './common.ts'
import {
  CONTACT_WAYS,
  EXCLUSION_KINDS,
  EXCLUSION_SPANS,
  HARM_MARKERS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LIMIT_WISHES,
} from './protection.states.ts'

export const limitName = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }
/** Sums of money; for time hours with two decimals, which read the same. */
export const limit = z.object({
  ...limitName,
  amount: money,
  used: money,
  wish: z.enum(LIMIT_WISHES).nullable(),
  wanted: money.nullable(),
  ripe_at: wireTime.nullable(),
  is_ripe: z.boolean(),
})
export const exclusion = z.object({
  kind: z.enum(EXCLUSION_KINDS),
  span: z.enum(EXCLUSION_SPANS),
  since: wireTime,
  until: wireTime.nullable(),
})
export const tally = {
  deposited: money,
  withdrawn: money,
  /** What came out less what went in. */
  net: money,
  staked: money,
  won: money,
  /** Won less staked. */
  result: money,
  seconds: z.number(),
}

export const marker = z.object({ marker: z.enum(HARM_MARKERS), figure: z.number(), found_on: z.string() })
export const contact = z.object({
  id,
  way: z.enum(CONTACT_WAYS),
  note: z.string(),
  staff_name: z.string(),
  made_at: wireTime,
})
/** A member in the office's list. */
export const protectedRow = z.object({
  member_id: id,
  name: z.string(),
  limits: z.number(),
  exclusion: exclusion.nullable(),
  markers: z.array(marker),
  contacted_at: wireTime.nullable(),
})
