import { z } from 'zod'
import { flag, money, nothing, paged, paging, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { health } from './health.rows.ts'
import { PAYOUT_DESK_STEPS, PAYOUT_ENDS, PAYOUT_STAGES, PAYOUT_STATES, type PayoutDeskStep } from './payments.states.ts'
import { defineRoutes } from './route.ts'
import { CHANNEL_READERS, CHANNEL_SETTERS, TRANSFER_READERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const payoutId = z.uuid()
const gatewayCode = z.string().trim().max(20)
const end = z.enum(PAYOUT_ENDS)

const payout = z.object({
  id: payoutId,
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  gateway: z.string(),
  money,
  state: z.enum(listNames(PAYOUT_STAGES)),
  reason: z.string(),
  checks: z.number(),
  next_check_at: wireTime.nullable(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  handled_by: z.string(),
  /** What happened to it, oldest first. */
  steps: z.array(z.object({ step: z.string(), state: z.string(), at: wireTime, by: z.string(), remark: z.string() })),
  /** What the gateway told by itself, as it came. */
  events: z.array(z.object({ kind: z.string(), body: z.string(), at: wireTime })),
  withheld: z.array(z.object({ step: z.enum(listNames(PAYOUT_DESK_STEPS)), why: z.string() })),
})

const gateway = z.object({
  code: gatewayCode,
  /** What it may be used for; false for one that no process has connected. */
  deposits: z.boolean(),
  payouts: z.boolean(),
  /** Since when it has a secret that was set here, and until when the one before is believed. */
  secret_at: wireTime.nullable(),
  earlier_until: wireTime.nullable(),
  /** Payouts that have not ended. */
  open_payouts: z.number(),
  health,
})
const setters = { staff: CHANNEL_SETTERS } as const
/** Here a code is a gateway's. */
const labels = { code: 'gateway' } as const

const decide = <E extends readonly ErrorCode[]>(step: PayoutDeskStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: PAYOUT_DESK_STEPS[step].who },
    summary,
    errors: ['payments.not_found', 'payments.changed', ...errors],
    rows: ['R4.21', 'R6.6'],
    idempotent: true,
    output: z.object({ data: payout }),
  }) as const

/** Withdrawals that a gateway pays, and the way out of those whose end nobody tells. */
export const paymentsOfficeRoutes = defineRoutes({
  payouts: {
    method: 'GET',
    path: '/payouts',
    who: { staff: TRANSFER_READERS },
    summary: 'Payouts with what happened to them; those that are open, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(PAYOUT_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: paged(payout) }),
    errors: [],
    rows: ['R4.21', 'R6.6'],
  },
  askPayout: {
    ...decide('ask', 'Asks the gateway now what became of a payout, and writes what it says', []),
    path: '/payouts/{id}/ask',
    timeout_ms: 100_000,
    input: z.object({ id: payoutId }),
  },
  proposePayout: {
    ...decide('propose_paid', 'Proposes how a payout ended, for somebody else to settle', ['payments.too_early']),
    path: '/payouts/{id}/propose',
    input: z.object({ id: payoutId, state: end, reason: text('reason') }),
  },
  settlePayout: {
    ...decide('settle_paid', 'Ends a payout as somebody else proposed', [
      'payments.too_early',
      'payments.second_person',
    ]),
    path: '/payouts/{id}/settle',
    input: z.object({ id: payoutId, state: end }),
  },
  gateways: {
    method: 'GET',
    path: '/gateways',
    who: { staff: CHANNEL_READERS },
    summary: 'The payment gateways that are connected, with how the calls to them went within the last hour',
    input: nothing,
    output: z.object({ data: z.array(gateway) }),
    errors: [],
    rows: ['R6.6', 'R9.2'],
  },
  setGateway: {
    method: 'POST',
    path: '/gateways/{code}',
    who: setters,
    summary: 'Switches a gateway for deposits and for payouts; payouts that wait for it go on waiting',
    labels,
    input: z.object({ code: gatewayCode, deposits: z.boolean(), payouts: z.boolean() }),
    output: z.object({ data: gateway }),
    errors: ['payments.gateway_unknown'],
    rows: ['R6.6', 'R4.21'],
  },
  setGatewaySecret: {
    method: 'POST',
    path: '/gateways/{code}/secret',
    who: setters,
    summary:
      'Replaces what we sign with, once the gateway has answered to it; what it signed with the one before is believed for a day',
    timeout_ms: 60_000,
    labels,
    input: z.object({ code: gatewayCode, gateway_secret: z.string().trim().min(16).max(200) }),
    output: z.object({ data: gateway }),
    errors: ['payments.gateway_unknown', 'payments.secret_refused'],
    rows: ['R6.6'],
  },
  testGateway: {
    method: 'POST',
    path: '/gateways/{code}/test',
    who: setters,
    summary: 'Asks a gateway about a payment that never was: whether it answers, how fast, and in which words',
    timeout_ms: 60_000,
    labels,
    input: z.object({ code: gatewayCode }),
    output: z.object({ data: z.object({ answered: z.boolean(), took_ms: z.number(), said: z.string() }) }),
    errors: ['payments.gateway_unknown'],
    rows: ['R9.2', 'R6.6'],
  },
})
