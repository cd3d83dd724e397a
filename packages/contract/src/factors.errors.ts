import { defineErrors } from './error-table.ts'

/** The refusals of factors with their HTTP status. */
export const factorsErrors = defineErrors({
  password_wrong: 400,
  code_wrong: 400,
  blocked: 429,
  totp_on: 409,
  totp_off: 409,
  passkey_wrong: 400,
  passkey_limit: 409,
  passkey_not_found: 404,
  passkey_unavailable: 400,
})
