import { defineErrors } from './error-table.ts'

/** The refusals of cashier with their HTTP status. */
export const cashierErrors = defineErrors({
  realname_missing: 400,
  card_missing: 400,
  no_account: 400,
  channel_changed: 409,
  channel_maintenance: 400,
  below_min: 400,
  above_max: 400,
  too_many_open: 400,
  remitted_at_invalid: 422,
  picture_invalid: 415,
  qk_pwd_missing: 400,
  card_not_mine: 404,
  card_incomplete: 400,
  picture_missing: 404,
  outside_hours: 400,
  daily_count: 400,
  insufficient: 400,
  qk_pwd_wrong: 400,
  qk_pwd_locked: 400,
  state_changed: 409,
  order_not_found: 404,
  second_person: 409,
  review_needed: 409,
  machine_pays: 409,
})
