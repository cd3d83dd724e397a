import { defineErrors } from './error-table.ts'

/** The refusals of staff with their HTTP status. */
export const staffErrors = defineErrors({
  credentials_wrong: 400,
  login_blocked: 429,
  enrolment_invalid: 400,
  totp_wrong: 400,
})
