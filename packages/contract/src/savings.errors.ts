import { defineErrors } from './error-table.ts'

/** The refusals of savings with their HTTP status. */
export const savingsErrors = defineErrors({
  turned_off: 403,
  not_open: 409,
  sold_out: 409,
  limit_reached: 409,
  too_soon: 409,
  amount_outside: 400,
  insufficient: 400,
  plan_not_found: 404,
  plan_invalid: 400,
  plan_changed: 409,
  holding_not_found: 404,
  holding_changed: 409,
})
