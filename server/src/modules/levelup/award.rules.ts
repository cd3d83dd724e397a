import { type AwardKind, type Ladder, SALARY_DAYS, type SalaryKind } from '@moongate/contract/levelup.states'
import { addDays } from '../../kernel/time.ts'
import { type Level, listReached } from './level.rules.ts'

/** Where a member stands on a ladder: the days from which salaries are counted, and the levels whose gifts were given. */
export type Standing = {
  ladder: Ladder
  effective: bigint
  weekly_on: string | null
  monthly_on: string | null
  gifts: readonly number[]
}
export type Award = { ladder: Ladder; kind: AwardKind; level: number; amount: bigint }
export type Decided = Pick<Standing, 'ladder' | 'weekly_on' | 'monthly_on'> & { awards: Award[] }
/** The day of the site on which something happened, and whether it was a login: only that brings a salary (R9.5). */
export type Occasion = { on_day: string; is_login: boolean }

type Salary = { since: string | null; award?: Award }

/**
 * A salary is counted from the last one; the first one from the day on which a level that has it was reached. Whoever comes late is paid
 * once, and counted from then on.
 */
const decideSalary = (
  kind: SalaryKind,
  top: Level | undefined,
  since: string | null,
  { on_day, is_login }: Occasion,
): Salary => {
  if (!top || top[kind] === 0n) return { since }
  if (since === null) return { since: on_day }
  if (!is_login || on_day < addDays(since, SALARY_DAYS[kind])) return { since }
  return { since: on_day, award: { ladder: top.ladder, kind, level: top.level, amount: top[kind] } }
}

/** What a standing brings now: the gift of each level that was reached and not given yet, and at a login the salaries of the level stood on. */
export const decideAwards = (levels: readonly Level[], standing: Standing, occasion: Occasion): Decided => {
  const { ladder, effective, gifts } = standing
  const reached = listReached(levels, ladder, effective)
  const top = reached.at(-1)
  const weekly = decideSalary('weekly', top, standing.weekly_on, occasion)
  const monthly = decideSalary('monthly', top, standing.monthly_on, occasion)
  const given = reached
    .filter(({ level, gift }) => gift > 0n && !gifts.includes(level))
    .map(({ level, gift }): Award => ({ ladder, kind: 'gift', level, amount: gift }))
  const salaries = [weekly.award, monthly.award].filter((award) => award !== undefined)
  return { ladder, weekly_on: weekly.since, monthly_on: monthly.since, awards: [...given, ...salaries] }
}
