import { defineErrors } from './error-table.ts'

/** The refusals of reconciliation with their HTTP status. */
export const reconciliationErrors = defineErrors({
  day_open: 409,
  not_found: 404,
  changed: 409,
  not_owner: 409,
})
