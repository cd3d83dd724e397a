import { defineErrors } from './error-table.ts'

/** The refusals of bonuses with their HTTP status. */
export const bonusErrors = defineErrors({
  offer_not_found: 404,
  not_due: 400,
  one_at_a_time: 409,
  not_found: 404,
  changed: 409,
})
