import { defineErrors } from './error-table.ts'

/** The refusals of channels with their HTTP status. */
export const channelsErrors = defineErrors({
  channel_unknown: 404,
  payee_unknown: 404,
  payee_known: 409,
  limits_invalid: 422,
  rate_missing: 422,
  picture_invalid: 415,
})
