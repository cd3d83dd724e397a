import { defineErrors } from './error-table.ts'

/** The refusals of sessions with their HTTP status. */
export const sessionsErrors = defineErrors({
  captcha_wrong: 400,
  credentials_wrong: 400,
  login_blocked: 429,
  work_needed: 403,
  account_disabled: 403,
  account_closed: 409,
  password_wrong: 400,
  password_same: 400,
  ticket_invalid: 400,
  session_not_found: 404,
  device_not_found: 404,
  member_not_found: 404,
  reset_invalid: 400,
  reset_not_possible: 409,
})
