import { defineErrors } from './error-table.ts'

/** The refusals of payments with their HTTP status. */
export const paymentsErrors = defineErrors({
  not_found: 404,
  changed: 409,
  never_sent: 409,
  too_early: 409,
  second_person: 409,
  gateway_unknown: 404,
  secret_refused: 422,
  item_not_found: 404,
  no_way: 409,
  given_back: 409,
  unclear: 409,
})
