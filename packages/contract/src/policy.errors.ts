import { defineErrors } from './error-table.ts'

/** The refusals of the one place that decides what a member may do. */
export const policyErrors = defineErrors({
  demo_not_supported: 403,
  demo_only_lottery: 403,
  member_frozen: 403,
  country_not_allowed: 403,
  feature_off: 403,
  credit_overdue: 403,
  protected: 403,
  limit_reached: 403,
  time_reached: 403,
  redirect_not_allowed: 422,
  address_invalid: 422,
  birth_required: 422,
  birth_invalid: 422,
  too_young: 403,
})

/** Why a member is barred from gifts and from borrowing, for the routes that give or lend. */
export const BAR_REFUSALS = ['policy.credit_overdue', 'policy.protected'] as const

/** What protects a member from playing on, for the routes that stake and deposit. */
export const GUARD_REFUSALS = ['policy.protected', 'policy.limit_reached', 'policy.time_reached'] as const
