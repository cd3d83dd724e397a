import { defineErrors } from './error-table.ts'

/** The refusals of rebate with their HTTP status. */
export const rebateErrors = defineErrors({
  nothing_to_claim: 400,
  already_claimed: 409,
  deadtime_invalid: 400,
  levels_invalid: 400,
  set_meanwhile: 409,
  claim_not_found: 404,
  claim_changed: 409,
})
