import { toWire } from '@moongate/money'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import { cleanTexts, putSetting, readSetting } from '../site/index.ts'
import { lockMembers } from './chance.sql.ts'
import { WHEEL, type WheelDeps } from './deps.ts'
import { wheelSetting, type WheelTerms } from './wheel.settings.ts'

export const storeTerms = ({ steps, ...rest }: WheelTerms) => ({
  ...rest,
  steps: steps.map(({ deposit, bet, spins }) => ({ deposit: toWire(deposit), bet: toWire(bet), spins })),
})

/** Sets the terms; they hold at once. Those that stand already are not set again. Refuses common.conflict. */
export const setTerms = (
  d: WheelDeps,
  terms: WheelTerms,
  { seen, reason }: { seen: string; reason: string },
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, [WHEEL])
    const before = storeTerms(await readSetting(tx, wheelSetting))
    const after = storeTerms({ ...terms, rule: cleanTexts(terms.rule) })
    requireSeen(seen, before, after)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await putSetting(tx, wheelSetting, after)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'wheel.terms_set',
      target: 'setting:wheel',
      reason,
      before,
      after,
    })
  })
