import { z } from 'zod'
import { amount, money, whole } from './common.ts'
import { LOAN_WAYS, MAX_LOAN_DAYS } from './credit.states.ts'
import { proposalRow } from './proposals.rows.ts'

/** `cap` null: a member may borrow what the level allows. */
export const terms = z.object({
  way: z.enum(LOAN_WAYS),
  review_minutes: z.number(),
  min: money,
  cap: money.nullable(),
  max_days: z.number(),
  wait_minutes: z.number(),
})
/** Looser terms that wait for somebody else. */
export const proposal = proposalRow.extend({ terms })
/** Terms as they are asked for. */
export const wanted = {
  way: z.enum(LOAN_WAYS),
  review_minutes: whole(5, 120).refine((minutes) => minutes === 5 || minutes === 120),
  min: amount,
  cap: amount.nullable(),
  max_days: whole(1, MAX_LOAN_DAYS),
  wait_minutes: whole(1, 43_200),
}
/** What is lent now, and how much members who have ever asked may borrow together. */
export const exposure = z.object({
  waiting: z.number(),
  lent: z.number(),
  owed: money,
  overdue: z.number(),
  overdue_money: money,
  allowed: money,
})
