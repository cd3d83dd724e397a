import { defineErrors } from './error-table.ts'

/** The refusals of bank with their HTTP status. */
export const bankErrors = defineErrors({
  realname_missing: 400,
  owner_differs: 400,
  type_unknown: 422,
  card_known: 409,
  card_limit: 400,
  card_not_found: 404,
})
