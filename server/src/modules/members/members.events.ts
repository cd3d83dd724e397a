import { z } from 'zod'
import { defineEvent, moment } from '../../kernel/event.ts'

export const renamed = defineEvent('members.renamed', {
  summary: 'Staff put the real name of a member right',
  payload: z.object({ member_id: z.number().int() }),
})

export const registered = defineEvent('members.registered', {
  summary:
    'Somebody became a member; `invited_by` and `invite_code` are whose code they brought and which, null where nobody invited',
  payload: z.object({
    member_id: z.number().int(),
    invited_by: z.number().int().nullable(),
    invite_code: z.string().nullable(),
    register_site: z.string(),
  }),
  formerly: 'identity.registered',
})

/** What guards an account, or says where its money goes, and may change. */
const ACCOUNT_CHANGES = [
  'password_changed',
  'password_set',
  'qk_pwd_set',
  'qk_pwd_changed',
  'qk_pwd_locked',
  'email_changed',
  'email_removed',
  'phone_changed',
  'totp_on',
  'totp_off',
  'recovery_renewed',
  'recovery_used',
  'passkey_added',
  'passkey_removed',
  'card_bound',
  'card_changed',
  'card_unbound',
] as const

export const accountChanged = defineEvent('members.account_changed', {
  summary:
    'Somebody who was logged in as a member, or had their link, changed what guards the account, or guessed at it until it was locked; `digits` are the last of a card, `email_before` is where their mail went until then',
  payload: z.object({
    member_id: z.number().int(),
    id: z.uuid(),
    at: moment,
    what: z.enum(ACCOUNT_CHANGES),
    digits: z.string(),
    email_before: z.string(),
  }),
})
