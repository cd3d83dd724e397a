import { defineErrors } from './error-table.ts'

/** The refusals of activities and of applications for them with their HTTP status. */
export const promotionsErrors = defineErrors({
  activity_not_found: 404,
  not_open: 409,
  no_form: 400,
  not_for_you: 403,
  level_too_low: 403,
  already_applied: 409,
  answers_invalid: 400,
  reward_invalid: 400,
  activity_invalid: 400,
  picture_invalid: 400,
  picture_unknown: 400,
  changed_meanwhile: 409,
  application_not_found: 404,
  application_changed: 409,
  second_person: 403,
})
