import { defineErrors } from './error-table.ts'

/** The refusals of agents and their teams with their HTTP status. */
export const teamErrors = defineErrors({
  member_not_found: 404,
  not_direct: 400,
  rates_invalid: 400,
  rates_above: 400,
  rates_below: 400,
  too_deep: 400,
  asks_birth: 409,
  circle: 400,
  range_invalid: 400,
  invite_not_found: 404,
  invite_limit: 400,
  already_agent: 409,
  already_applied: 409,
  application_not_found: 404,
  application_changed: 409,
  agent_not_found: 404,
})
