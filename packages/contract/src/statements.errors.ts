import { defineErrors } from './error-table.ts'

/** The refusals of statements with their HTTP status. */
export const statementsErrors = defineErrors({
  file_invalid: 415,
  layout_unknown: 422,
  row_unknown: 404,
  row_ended: 409,
  amount_differs: 409,
})
