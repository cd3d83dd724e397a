import { defineErrors } from './error-table.ts'

/** The refusals of office with their HTTP status. */
export const officeErrors = defineErrors({
  member_not_found: 404,
})
