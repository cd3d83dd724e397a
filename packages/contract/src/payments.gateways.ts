import { z } from 'zod'
import { nothing, seen, wireTime } from './common.ts'
import { health } from './health.rows.ts'
import { defineRoutes } from './route.ts'
import { CHANNEL_READERS, CHANNEL_SETTERS } from './staff.states.ts'

const gatewayCode = z.string().trim().max(20)
const gateway = z.object({
  code: gatewayCode,
  /** What it may be used for; false for one that no process has connected. */
  deposits: z.boolean(),
  payouts: z.boolean(),
  seen,
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
/** The gateways that are connected, their switches and their secrets. */
export const gatewayOfficeRoutes = defineRoutes({
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
    input: z.object({ code: gatewayCode, seen, deposits: z.boolean(), payouts: z.boolean() }),
    output: z.object({ data: gateway }),
    errors: ['common.conflict', 'payments.gateway_unknown'],
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
