import { z } from 'zod'
import { factorCode, credential } from './factors.fields.ts'
import { defineRoutes } from './route.ts'

export const token = z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.number().int() })

/** What a password opens where the account has a second factor: a ticket of five minutes for one of the named ways. */
export const loginStep = z.object({
  ticket: z.string(),
  expires_in: z.number().int(),
  ways: z.array(z.enum(['code', 'recovery', 'passkey'])),
})
/** Members without a second factor are answered with a token, as ever; the others with `step` alone. */
export const tokenOrStep = token.partial().extend({ step: loginStep.optional() })

const opening = { who: 'anyone', method: 'POST', limit: 'auth', rows: ['R3.2', 'R4.1'] } as const

/** The ways in beside the password, and behind it. */
export const stepRoutes = defineRoutes({
  loginStep: {
    ...opening,
    path: '/auth/login/step',
    summary: 'Answers the second step of a login by a code of the authenticator app or a recovery code',
    labels: { code: 'totp' },
    input: z.object({ ticket: z.string().min(20).max(100), code: factorCode }),
    output: z.object({ data: token }),
    errors: ['sessions.ticket_invalid', 'factors.code_wrong', 'factors.blocked', 'sessions.account_disabled'],
    device: true,
  },
  passkeyOptions: {
    ...opening,
    path: '/auth/passkey/options',
    summary: 'What a browser asks a passkey for, with a single-use challenge',
    input: z.object({}),
    output: z.object({ data: z.object({ key: z.string(), options: z.string() }) }),
    errors: ['factors.passkey_unavailable'],
    origin: true,
  },
  passkeyLogin: {
    ...opening,
    path: '/auth/passkey',
    summary: 'Logs in by a passkey; in place of the second step too',
    labels: { key: 'ticket' },
    input: z.object({ key: z.string().min(20).max(100), credential }),
    output: z.object({ data: token }),
    errors: ['factors.passkey_wrong', 'factors.passkey_unavailable', 'sessions.account_disabled'],
    device: true,
    origin: true,
  },
})
