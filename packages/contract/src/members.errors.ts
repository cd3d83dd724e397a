import { defineErrors } from './error-table.ts'

/** The refusals of members with their HTTP status. */
export const membersErrors = defineErrors({
  name_taken: 409,
  invite_unknown: 400,
  invite_required: 422,
  realname_required: 422,
  phone_required: 422,
  phone_invalid: 422,
  phone_taken: 409,
  confirmation_differs: 422,
  password_short: 422,
  password_has_name: 422,
  password_common: 422,
  agreement_required: 422,
  demo_limit: 429,
  realname_fixed: 400,
  qk_pwd_already_set: 409,
  qk_pwd_wrong: 400,
  qk_pwd_not_set: 400,
  qk_pwd_locked: 400,
})
