import { defineErrors } from './error-table.ts'

/** The refusals of chain with their HTTP status. */
export const chainErrors = defineErrors({
  network_missing: 400,
  no_rate: 503,
  transfer_not_found: 404,
  transfer_changed: 409,
  second_person: 409,
  review_needed: 409,
})
