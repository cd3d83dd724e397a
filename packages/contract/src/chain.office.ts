import { z } from 'zod'
import { CHAIN_READERS, CHAIN_STATES, CHAIN_STEPS, type ChainStep, QUEUE_REASONS } from './chain.states.ts'
import { chainState, usdt, usdtType } from './chain.ts'
import { flag, money, pagedUpTo, paging, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const id = z.uuid()

/** A transfer on a chain; `raw` is what the node said of it. */
const chainTransfer = z.object({
  id,
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  usdt_type: usdtType,
  tx_hash: z.string(),
  log_index: z.number(),
  from_address: z.string(),
  address: z.string(),
  usdt,
  block: z.number(),
  confirmations: z.number(),
  needed: z.number(),
  state: chainState,
  why: z.union([z.enum(QUEUE_REASONS), z.literal('')]),
  usdt_rate: z.string().nullable(),
  money: money.nullable(),
  bill_no: z.string(),
  proposed_by: z.string(),
  reason: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  raw: z.string(),
  /** The steps that are somebody else's to take, or nobody's yet, with the reason. */
  withheld: z.array(z.object({ step: z.enum(listNames(CHAIN_STEPS)), why: z.string() })),
})

const decide = <E extends readonly ErrorCode[]>(step: ChainStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: CHAIN_STEPS[step].who },
    summary,
    errors: ['chain.transfer_not_found', 'chain.transfer_changed', ...errors],
    rows: ['R6.6', 'R4.20'],
    idempotent: true,
    output: z.object({ data: chainTransfer }),
  }) as const

/** Transfers on chains for staff, and the ways out of those that the rules did not credit. */
export const chainOfficeRoutes = defineRoutes({
  transfers: {
    method: 'GET',
    path: '/usdt-transfers',
    who: { staff: CHAIN_READERS },
    summary: "Transfers to members' addresses, newest first; with `open` 1 those that wait for staff, oldest first",
    input: z.object({
      open: flag.optional(),
      state: z.enum(CHAIN_STATES).optional(),
      keyword: z.string().trim().max(80).optional(),
      ...paging,
    }),
    output: z.object({
      data: pagedUpTo(chainTransfer),
      /** How far each network has been read, and when its node answered last. */
      networks: z.array(
        z.object({
          usdt_type: usdtType,
          head_block: z.number(),
          final_block: z.number(),
          usdt_rate: z.string().nullable(),
          answered_at: wireTime.nullable(),
        }),
      ),
    }),
    errors: [],
    rows: ['R6.6', 'R4.20'],
  },
  proposeTransfer: {
    ...decide(
      'propose',
      'Proposes to credit a transfer for somebody else to do: what its order asked for at the order’s rate, the rest at that of now',
      ['chain.no_rate', 'chain.second_person', 'cashier.no_account'],
    ),
    path: '/usdt-transfers/{id}/propose',
    input: z.object({ id, reason: text('reason') }),
  },
  creditTransfer: {
    ...decide('credit', 'Credits a transfer as somebody else proposed', [
      'chain.second_person',
      'chain.review_needed',
      'cashier.no_account',
    ]),
    path: '/usdt-transfers/{id}/credit',
    input: z.object({ id }),
  },
  leaveTransfer: {
    ...decide('leave', 'Leaves a transfer without crediting it', []),
    path: '/usdt-transfers/{id}/leave',
    input: z.object({ id, reason: text('reason') }),
  },
})
