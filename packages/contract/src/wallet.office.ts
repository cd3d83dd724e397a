import { z } from 'zod'
import { flag, money, pagedUpTo, paging, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { defineRoutes } from './route.ts'
import { TRANSFER_READERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'
import {
  DIRECTIONS,
  TRANSFER_DESK_STEPS,
  TRANSFER_ENDS,
  TRANSFER_ENTRIES,
  TRANSFER_STAGES,
  TRANSFER_STATES,
  type TransferDeskStep,
} from './wallet.states.ts'
import { moneyType } from './wallet.ts'

const transferId = z.uuid()
const state = z.enum(listNames(TRANSFER_STATES))
const stage = z.enum(listNames(TRANSFER_STAGES))
const end = z.enum(TRANSFER_ENDS)
/** What happened to it, oldest first; an answer heard several times in a row is one entry of the last time with its number. */
const entry = z.object({
  step: z.enum([...TRANSFER_ENTRIES, 'sent', 'end_confirmed', 'end_rejected']),
  state: z.string(),
  at: wireTime,
  by: z.string(),
  remark: z.string(),
})

const transferOrder = z.object({
  id: transferId,
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  api_code: z.string(),
  api_title: z.string(),
  direction: z.enum(DIRECTIONS),
  money_type: moneyType,
  money,
  created_at: wireTime,
  finished_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  state: stage,
  checks: z.number(),
  next_check_at: wireTime.nullable(),
  reason: z.string(),
  handled_by: z.string(),
  steps: z.array(entry),
  withheld: z.array(z.object({ step: z.enum(listNames(TRANSFER_DESK_STEPS)), why: z.string() })),
})

const decide = <E extends readonly ErrorCode[]>(step: TransferDeskStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: TRANSFER_DESK_STEPS[step].who },
    summary,
    errors: ['wallet.transfer_not_found', 'wallet.transfer_changed', ...errors],
    rows: ['R4.14', 'R6.6'],
    idempotent: true,
    output: z.object({ data: transferOrder }),
  }) as const

/** Transfers for staff, and the way out of those whose end nobody tells. */
export const walletOfficeRoutes = defineRoutes({
  transfers: {
    method: 'GET',
    path: '/transfers',
    who: { staff: TRANSFER_READERS },
    summary: 'Transfers with what happened to them; those that are unclear, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: state.optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(transferOrder) }),
    errors: [],
    rows: ['R4.14', 'R6.6'],
  },
  askTransfer: {
    ...decide('ask', 'Asks the supplier now what became of a transfer, and writes what it says', []),
    path: '/transfers/{id}/ask',
    timeout_ms: 100_000,
    input: z.object({ id: transferId }),
  },
  proposeTransfer: {
    ...decide('propose_confirmed', 'Proposes how an unclear transfer ended, for somebody else to settle', [
      'wallet.transfer_too_early',
    ]),
    path: '/transfers/{id}/propose',
    input: z.object({ id: transferId, state: end, reason: text('reason') }),
  },
  settleTransfer: {
    ...decide('settle_confirmed', 'Ends an unclear transfer as somebody else proposed', ['wallet.second_person']),
    path: '/transfers/{id}/settle',
    input: z.object({ id: transferId, state: end }),
  },
})
