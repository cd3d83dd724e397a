import { defineErrors } from './error-table.ts'

/** The refusals of mirror with their HTTP status. */
export const mirrorErrors = defineErrors({
  bet_not_found: 404,
  unread_not_found: 404,
})
