import { defineErrors } from './route.ts'

export const staffErrors = defineErrors({
  credentials_wrong: 400,
  login_blocked: 429,
  enrolment_invalid: 400,
  totp_wrong: 400,
})
