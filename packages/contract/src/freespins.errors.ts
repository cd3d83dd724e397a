import { defineErrors } from './error-table.ts'

/** The refusals of free spins with their HTTP status. */
export const freespinsErrors = defineErrors({
  offer_not_found: 404,
  code_unknown: 404,
  code_taken: 409,
  claimed: 409,
  not_offered: 422,
  member_unknown: 404,
  not_found: 404,
  changed: 409,
})
