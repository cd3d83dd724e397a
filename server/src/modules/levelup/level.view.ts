import type { AnswerOf } from '@moongate/contract'
import type { levelupRoutes } from '@moongate/contract/levelup'
import { SALARY_DAYS } from '@moongate/contract/levelup.states'
import { toWire } from '@moongate/money'
import { addDays, formatWireTime } from '../../kernel/time.ts'
import type { Standing } from './award.rules.ts'
import type { GivenAward } from './award.sql.ts'
import { type Level, listReached } from './level.rules.ts'

type LevelShown = AnswerOf<typeof levelupRoutes.liveSetting>['data']['levels'][number]
type StandingShown = AnswerOf<typeof levelupRoutes.liveSearch>['data']

const PPM_PER_STEP = 100n
/** Per cent with two places: `"0.05"`. */
export const formatRate = (rate_ppm: number): string => toWire(BigInt(rate_ppm) / PPM_PER_STEP)
export const toRatePpm = (percent: bigint): number => Number(percent * PPM_PER_STEP)
export const toWireOrNull = (minor: bigint | null): string | null => (minor === null ? null : toWire(minor))

/** A ladder's levels, the lowest first, each with what it asks for beyond the one below and all gifts up to it. */
export const buildLevelViews = (levels: readonly Level[]): LevelShown[] => {
  let gifts = 0n
  return levels.map((level, i) => {
    gifts += level.gift
    return {
      level: level.level,
      dama: toWire(level.needed),
      step: toWire(level.needed - (levels[i - 1]?.needed ?? 0n)),
      level_money: toWire(level.gift),
      total_level_money: toWire(gifts),
      week_award: toWire(level.weekly),
      month_award: toWire(level.monthly),
      credit: toWire(level.credit),
      is_fs: Number(level.rebate_ppm > 0),
      is_speed: Number(level.is_fast),
      is_special: Number(level.withdrawals !== null || level.withdrawal_max !== null),
      is_vip: Number(level.manager !== ''),
      rebate: formatRate(level.rebate_ppm),
      withdrawals: level.withdrawals,
      withdrawal_max: toWireOrNull(level.withdrawal_max),
    }
  })
}

type Own = Pick<Standing, 'ladder' | 'effective' | 'weekly_on' | 'monthly_on'>
type Known = { name: string; levels: readonly Level[]; awards: readonly GivenAward[]; time_zone: string }

/** Where somebody stands on a ladder; a day is told while the level has that salary. */
export const standingView = (own: Own, { name, levels, awards, time_zone }: Known): StandingShown => {
  const reached = listReached(levels, own.ladder, own.effective)
  const top = reached.at(-1)
  const next = levels.find(({ needed }) => needed > own.effective)
  const since = (kind: 'weekly' | 'monthly', day: string | null) =>
    day !== null && top && top[kind] > 0n ? addDays(day, SALARY_DAYS[kind]) : null
  return {
    name,
    level: top?.level ?? 0,
    total_bet: toWire(own.effective),
    level_award: toWire(top?.gift ?? 0n),
    week_award: toWire(top?.weekly ?? 0n),
    month_award: toWire(top?.monthly ?? 0n),
    remain_bet: toWire(next ? next.needed - own.effective : 0n),
    week_on: since('weekly', own.weekly_on),
    month_on: since('monthly', own.monthly_on),
    manager: reached.findLast(({ manager }) => manager !== '')?.manager ?? '',
    list: awards.map(({ bill_no, kind, level, amount, created_at }) => ({
      bill_no,
      kind,
      level,
      money: toWire(amount),
      created_at: formatWireTime(created_at, time_zone),
    })),
  }
}
