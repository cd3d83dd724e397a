import { computeSpinsCost } from '@moongate/lottery'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, parseRange } from '../../kernel/time.ts'
import { readSetting } from '../site/index.ts'
import { findToday, type WheelDeps } from './deps.ts'
import { computeReplay, countChances } from './effect.rules.ts'
import { countActive, countFallen, countReached, sumSpent } from './effect.sql.ts'
import { type Prize, refusePrizes } from './prize.rules.ts'
import { findDesign } from './prize.sql.ts'
import { countMembers } from './report.sql.ts'
import { wheelSetting, type WheelTerms } from './wheel.settings.ts'

const DAYS_BEFORE = 6

/** The last seven days, today among them. */
const findWeek = (d: Pick<WheelDeps, 'clock' | 'config'>) => {
  const to = findToday(d)
  const from = addDays(to, -DAYS_BEFORE)
  return {
    from,
    to,
    span: parseRange([from, to], d.config.site_time_zone) ?? { from: d.clock.now(), before: d.clock.now() },
  }
}

/** What the week's spins cost, and would have cost on another wheel: their own numbers, replayed. Refuses wheel.prizes_invalid. */
export const previewPrizes = async (d: WheelDeps, prizes: readonly Prize[], rest: number) => {
  const refusal = refusePrizes(prizes, rest)
  if (refusal) refuse(refusal)
  const { span, ...days } = findWeek(d)
  const placed = prizes.map((prize, i) => ({ ...prize, position: i + 1 }))
  const ends = placed.map((_, i) => placed.slice(0, i + 1).reduce((sum, { odds }) => sum + odds, 0))
  const [fallen, now, counted] = await Promise.all([
    countFallen(d.db, span, ends),
    sumSpent(d.db, span),
    countMembers(d.db, span),
  ])
  const { amount, gone } = computeReplay(placed, rest, fallen)
  return { ...days, ...counted, now, after: amount, gone }
}

/** How many chances the week's days bring by other conditions and by those in force, with what so many spins cost on average. */
export const previewTerms = async (d: WheelDeps, { steps, most }: Pick<WheelTerms, 'steps' | 'most'>) => {
  const { from, to } = findWeek(d)
  const terms = await readSetting(d.db, wheelSetting)
  const [days_now, days_after, members, design] = await Promise.all([
    countReached(d.db, from, to, terms.steps),
    countReached(d.db, from, to, steps),
    countActive(d.db, from, to),
    findDesign(d.db),
  ])
  const costs = (design?.prizes ?? []).map(({ odds, money }) => ({ odds, cost: money }))
  const [now, after] = [countChances(days_now, terms.steps, terms.most), countChances(days_after, steps, most)]
  return {
    from,
    to,
    members,
    now,
    after,
    cost_now: computeSpinsCost(costs, BigInt(now)),
    cost_after: computeSpinsCost(costs, BigInt(after)),
  }
}
