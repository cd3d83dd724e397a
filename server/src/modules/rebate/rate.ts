import type { Reader } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { addDays, formatWireTime } from '../../kernel/time.ts'
import { toWire } from '@moongate/money'
import { recordAudit } from '../audit/index.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { putSetting, readSetting } from '../site/index.ts'
import { lockMember } from './claim.sql.ts'
import { countAbove, countLines } from './cost.sql.ts'
import type { RebateDeps } from './deps.ts'
import { addEffects, type Effect, sumEffects } from './effect.rules.ts'
import { chooseLevels, chooseStart, type Level, refuseLevels } from './rate.rules.ts'
import { findDayLines, findTariffs, putTariff, type SetTariff } from './rate.sql.ts'
import { rebateSetting, type RebateTerms } from './rebate.settings.ts'

/** Stands for rates and terms: whoever sets one locks it first. */
const RATES = 0
const NO_MEMBER = 0
const LINES_AT_ONCE = 5000

export const findToday = (d: Pick<RebateDeps, 'clock' | 'config'>): string =>
  formatWireTime(d.clock.now(), d.config.site_time_zone).slice(0, 10)

const requireLevels = async (d: Pick<RebateDeps, 'db'>, levels: readonly Level[]): Promise<void> => {
  const codes = (await findKnownSuppliers(d.db)).map(({ code }) => code)
  const refusal = refuseLevels(levels, codes)
  if (refusal) refuse(refusal)
}

/** What today, as it stands, costs by the rates of now and by others. Refuses rebate.levels_invalid. */
export const computeEffect = async (d: RebateDeps, wanted?: readonly Level[]): Promise<Effect[]> => {
  if (wanted) await requireLevels(d, wanted)
  const today = findToday(d)
  const now = chooseLevels(await findTariffs(d.db), today)
  let effects: Effect[] = []
  for (let last = NO_MEMBER; ;) {
    const lines = await findDayLines(d.db, today, last, LINES_AT_ONCE)
    effects = addEffects([...effects, ...sumEffects(lines, now, wanted ?? now)])
    if (lines.length < LINES_AT_ONCE) return effects
    last = lines.at(-1)?.member_id ?? last
  }
}

/** The tariff in force and the one that begins next. */
export const readTariffs = async (
  r: Reader,
  today: string,
): Promise<{ now: SetTariff | undefined; next: SetTariff | undefined; seen: string }> => {
  const tariffs = await findTariffs(r)
  return {
    seen: nameNewest(tariffs),
    now: tariffs.findLast(({ from_on }) => from_on <= today),
    next: tariffs.find(({ from_on }) => from_on > today),
  }
}

type Choice = { levels: readonly Level[]; seen: string; reason: string }

/** For the audit log: `{ "4 from 10.00": 1000, "4 JZ from 10.00": 2000 }`, in parts per million. */
const describeLevels = (levels: readonly Level[]): Record<string, number> =>
  Object.fromEntries(
    levels.map(({ game_type, supplier_code, from, rate_ppm }) => {
      const table = supplier_code === '' ? game_type : `${game_type} ${supplier_code}`
      return [`${table} from ${toWire(from)}`, rate_ppm]
    }),
  )

/** Which tariff is the newest: another one has another name; '' where there is none. */
const nameNewest = (tariffs: readonly SetTariff[]): string => {
  const newest = tariffs.at(-1)
  return newest ? `${newest.from_on} ${newest.set_at.toISOString()}` : ''
}

/** Sets rates from the next day on (decisions/0171). Refuses rebate.levels_invalid, rebate.set_meanwhile. */
export const setRates = async (d: RebateDeps, { levels, seen, reason }: Choice, by: StaffAct): Promise<SetTariff> => {
  await requireLevels(d, levels)
  const today = findToday(d)
  return d.db.tx(async (tx) => {
    await lockMember(tx, RATES)
    const tariffs = await findTariffs(tx)
    if (nameNewest(tariffs) !== seen) refuse('rebate.set_meanwhile')
    const from_on = chooseStart(tariffs, today, addDays(today, 1))
    await putTariff(tx, { from_on, levels }, by.name)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'rebate.rates_set',
      target: `rebate:${from_on}`,
      reason,
      before: describeLevels(chooseLevels(tariffs, from_on)),
      after: describeLevels(levels),
    })
    return { from_on, levels, set_by: by.name, set_at: d.clock.now() }
  })
}

export const storeTerms = ({ days, by_clock, review_above }: RebateTerms) => ({
  days,
  by_clock,
  review_above: review_above === null ? '' : toWire(review_above),
})

const WEEK_MS = 7 * 86_400_000

/** What other terms would change of what is open now, and would have changed of the claims of the last seven days. The clock that claims by itself ends nothing. */
export const previewTerms = async (d: RebateDeps, { days, by_clock, review_above }: RebateTerms) => {
  const before = await readSetting(d.db, rebateSetting)
  const since = new Date(d.clock.now().getTime() - WEEK_MS)
  const [lines, claims] = await Promise.all([
    countLines(d.db, addDays(findToday(d), -days), d.config.site_time_zone),
    countAbove(d.db, since, [before.review_above, review_above]),
  ])
  return { ...lines, ...claims, ending: by_clock ? 0 : lines.ending }
}

/** Sets the terms; they hold from now on. Those that stand already are not set again. Refuses common.conflict. */
export const setTerms = (
  d: RebateDeps,
  terms: RebateTerms,
  { seen, reason }: { seen: string; reason: string },
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, RATES)
    const before = storeTerms(await readSetting(tx, rebateSetting))
    const after = storeTerms(terms)
    requireSeen(seen, before, after)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await putSetting(tx, rebateSetting, after)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'rebate.terms_set',
      target: 'setting:rebate',
      reason,
      before,
      after,
    })
  })
