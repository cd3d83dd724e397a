import { defineErrors } from './error-table.ts'

/** The refusals of commission with their HTTP status. */
export const commissionErrors = defineErrors({
  statement_not_found: 404,
  run_not_found: 404,
  run_changed: 409,
  run_open: 409,
  nothing_to_pay: 400,
  day_not_over: 400,
  second_person: 409,
})
