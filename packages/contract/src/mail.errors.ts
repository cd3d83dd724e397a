import { defineErrors } from './error-table.ts'

/** The refusals of mail with their HTTP status. */
export const mailErrors = defineErrors({
  not_found: 404,
  too_many: 429,
  changed: 409,
  taken: 409,
  blank_unknown: 400,
  blank_missing: 400,
  campaign_not_found: 404,
  nobody: 400,
})
