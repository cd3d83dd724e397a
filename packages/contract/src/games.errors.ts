import { defineErrors } from './error-table.ts'

/** The refusals of games with their HTTP status. */
export const gamesErrors = defineErrors({
  supplier_unknown: 404,
  supplier_maintenance: 503,
  supplier_maintenance_until: 503,
  window_invalid: 422,
  not_testable: 404,
  game_unknown: 404,
  supplier_unavailable: 400,
  device_unsupported: 400,
})
