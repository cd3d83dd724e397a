import { defineErrors } from './error-table.ts'

/** The refusals of levels with their HTTP status. */
export const levelupErrors = defineErrors({
  not_your_account: 403,
  levels_invalid: 400,
  set_meanwhile: 409,
})
