import { defineErrors } from './error-table.ts'

/** The refusals of lottery with their HTTP status. */
export const lotteryErrors = defineErrors({
  game_unknown: 404,
  closed: 409,
  issue_unknown: 404,
  bet_type_unknown: 422,
  selection_invalid: 422,
  stake_below_min: 400,
  stake_above_max: 400,
  payout_above_max: 400,
  too_many_lines: 400,
  insufficient: 400,
  odds_changed: 409,
  odds_out_of_band: 422,
  odds_set_meanwhile: 409,
  paused: 503,
  launch_invalid: 401,
})
