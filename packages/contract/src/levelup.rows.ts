import { z } from 'zod'
import { money, wireTime } from './common.ts'
import { AWARD_KINDS } from './levelup.states.ts'

/**
 * A level as the wire shows it: `dama` is what is bet in all, `step` what is bet beyond the level below; `level_money` its gift,
 * `total_level_money` with those of the levels below. The flags: rebate on top, fast payouts, limits of its own, a manager.
 */
export const levelRow = z.object({
  level: z.number(),
  dama: money,
  step: money,
  level_money: money,
  total_level_money: money,
  week_award: money,
  month_award: money,
  credit: money,
  is_fs: z.number(),
  is_speed: z.number(),
  is_special: z.number(),
  is_vip: z.number(),
  /** Per cent on top of the rebate's rate. */
  rebate: z.string(),
  /** How many withdrawals a day, and the largest; null: as for everybody. */
  withdrawals: z.number().nullable(),
  withdrawal_max: money.nullable(),
})

export const awardRow = z.object({
  bill_no: z.string(),
  kind: z.enum(AWARD_KINDS),
  level: z.number(),
  money,
  created_at: wireTime,
})

/**
 * Where somebody stands on a ladder: `level_award`, `week_award` and `month_award` of the level they stand on, `remain_bet` what is still to be
 * bet for the next one; the days from which the salaries come at a login; the last things given.
 */
export const standing = z.object({
  name: z.string(),
  level: z.number(),
  total_bet: money,
  level_award: money,
  week_award: money,
  month_award: money,
  remain_bet: money,
  week_on: z.string().nullable(),
  month_on: z.string().nullable(),
  manager: z.string(),
  list: z.array(awardRow),
})
