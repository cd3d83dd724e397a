import { z } from 'zod'
import { flag, nothing, wireTime } from './common.ts'
import { credential } from './factors.fields.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

export const passkeyRow = z.object({
  id: z.string(),
  label: z.string(),
  domain: z.string(),
  created_at: wireTime,
  used_at: wireTime.nullable(),
})
/** `recovery_left` counts the recovery codes that are not used up. */
export const factorsShape = z.object({
  totp_on: flag,
  totp_at: wireTime.nullable(),
  recovery_left: z.number().int(),
  passkeys: z.array(passkeyRow),
})
const recovery = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) })
const proven = { password: text('password') }
const member = { who: 'member', method: 'POST', limit: 'auth', rows: ['R3.7', 'R4.1'] } as const
const unproven = ['factors.password_wrong', 'factors.blocked'] as const

/** Authenticator app, recovery codes and passkeys of a member; each change asks for the login password. */
export const factorsRoutes = defineRoutes({
  show: {
    who: 'member',
    method: 'GET',
    path: '/member/factors',
    summary: 'Which further ways to prove themselves the member has set up',
    input: nothing,
    output: z.object({ data: factorsShape }),
    errors: [],
    rows: ['R3.7'],
  },
  beginTotp: {
    ...member,
    path: '/member/factors/totp',
    summary: 'A new secret for an authenticator app; it holds once a code of it was given',
    input: z.object(proven),
    output: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
    errors: [...unproven, 'factors.totp_on'],
  },
  confirmTotp: {
    ...member,
    path: '/member/factors/totp/confirm',
    summary: 'Switches the second step on by a code of the app; answers the recovery codes, once',
    labels: { code: 'totp' },
    input: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    output: recovery,
    errors: ['factors.code_wrong', 'factors.blocked', 'factors.totp_on', 'factors.totp_off'],
  },
  removeTotp: {
    ...member,
    path: '/member/factors/totp/remove',
    summary: 'Switches the second step off and forgets secret and recovery codes',
    input: z.object(proven),
    output: nothing,
    errors: [...unproven, 'factors.totp_off'],
  },
  renewRecovery: {
    ...member,
    path: '/member/factors/recovery',
    summary: 'Ten new recovery codes in place of the old ones',
    input: z.object(proven),
    output: recovery,
    errors: [...unproven, 'factors.totp_off'],
  },
  passkeyOptions: {
    ...member,
    path: '/member/factors/passkeys/options',
    summary: 'What a browser makes a passkey with',
    input: z.object(proven),
    output: z.object({ data: z.object({ key: z.string(), options: z.string() }) }),
    errors: [...unproven, 'factors.passkey_limit', 'factors.passkey_unavailable'],
    origin: true,
  },
  addPasskey: {
    ...member,
    path: '/member/factors/passkeys',
    summary: 'Keeps a passkey that the browser has made',
    labels: { key: 'ticket' },
    input: z.object({
      key: z.string().min(20).max(100),
      credential,
      label: z.string().trim().min(1).max(40),
    }),
    output: nothing,
    errors: ['factors.passkey_wrong', 'factors.passkey_limit', 'factors.passkey_unavailable'],
    origin: true,
  },
  removePasskey: {
    ...member,
    path: '/member/factors/passkeys/{id}/remove',
    summary: 'Forgets a passkey',
    input: z.object({ id: z.uuid(), ...proven }),
    output: nothing,
    errors: [...unproven, 'factors.passkey_not_found'],
  },
})
