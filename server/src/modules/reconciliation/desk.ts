import { channels } from '@moongate/contract'
import { breakPush } from '@moongate/contract/reconciliation.pushes'
import { BREAK_STEPS, type BreakStep } from '@moongate/contract/reconciliation.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { lockBreak, moveBreak, type StoredBreak } from './break.sql.ts'
import type { ReconciliationDeps } from './deps.ts'
import { refuseBreakStep } from './item.rules.ts'
import { insertSteps } from './step.sql.ts'

/**
 * Takes a step with a break; of many who do, one is first. `owner_name`: whose it was when whoever asks looked. Refuses
 * reconciliation.not_found, reconciliation.changed, reconciliation.not_owner.
 */
export const stepBreak = (
  d: Pick<ReconciliationDeps, 'db'>,
  id: number,
  step: BreakStep,
  by: StaffAct,
  { reason = '', owner_name }: { reason?: string; owner_name?: string } = {},
): Promise<StoredBreak> =>
  d.db.tx(async (tx) => {
    const before = (await lockBreak(tx, id)) ?? refuse('reconciliation.not_found')
    if (owner_name !== undefined && owner_name !== before.owner_name) refuse('reconciliation.changed')
    const refusal = refuseBreakStep(step, before, by.staff_id)
    if (refusal) refuse(refusal)
    const { to } = BREAK_STEPS[step]
    await insertSteps(tx, [id], { step, remark: reason, staff_id: by.staff_id, staff_name: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: `reconciliation.item_${step}`,
      target: `reconciliation:${before.day} ${before.kind}`,
      reason,
      before: { state: before.state },
      after: { state: to, amount: before.amount },
    })
    await push(tx, breakPush, channels.office, {})
    return moveBreak(tx, id, {
      state: to,
      owner: to === 'open' ? null : { id: by.staff_id, name: by.name },
      note: reason === '' ? before.note : reason,
      solved_by: to === 'solved' ? by.name : '',
    })
  })
