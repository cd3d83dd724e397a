import { defineErrors } from './error-table.ts'

/** The refusals of credit with their HTTP status. */
export const creditErrors = defineErrors({
  not_your_account: 403,
  realname_wrong: 400,
  no_limit: 403,
  below_min: 400,
  above_limit: 400,
  days_invalid: 400,
  loan_open: 409,
  too_soon: 409,
  nothing_owed: 409,
  repay_whole: 400,
  insufficient: 400,
  loan_not_found: 404,
  loan_changed: 409,
  period_invalid: 400,
  set_meanwhile: 409,
})
