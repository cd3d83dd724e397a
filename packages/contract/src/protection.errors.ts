import { defineErrors } from './error-table.ts'

/** The refusals of player protection with their HTTP status. */
export const protectionErrors = defineErrors({
  nothing_waits: 409,
  too_early: 409,
  longer_holds: 409,
  member_unknown: 404,
})
