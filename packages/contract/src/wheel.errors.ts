import { defineErrors } from './error-table.ts'

/** The refusals of the wheel with their HTTP status. */
export const wheelErrors = defineErrors({
  not_own: 403,
  no_chance: 400,
  not_ready: 409,
  changed: 409,
  prizes_invalid: 400,
  set_meanwhile: 409,
  record_not_found: 404,
  record_changed: 409,
})
