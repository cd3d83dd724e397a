import { defineErrors } from './error-table.ts'

/** The refusals of members' papers with their HTTP status. */
export const papersErrors = defineErrors({
  picture_invalid: 415,
  picture_large: 413,
  picture_unknown: 404,
  picture_unreadable: 409,
  too_many_waiting: 409,
  too_few_pictures: 422,
  too_many_pictures: 422,
  waits_already: 409,
  accepted_already: 409,
  not_found: 404,
  state_changed: 409,
  taken: 409,
  not_taken: 409,
  dates_missing: 422,
  runs_out: 422,
  birth_invalid: 422,
  too_young: 409,
  asked_already: 409,
  member_unknown: 404,
  no_hit: 409,
})
