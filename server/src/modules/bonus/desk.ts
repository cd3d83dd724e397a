import { channels } from '@moongate/contract'
import { bonusDeskPush } from '@moongate/contract/bonus.pushes'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { requireUnbarred } from '../policy/index.ts'
import { type Bonus, endBonus, findBonus, lockMembers } from './bonus.sql.ts'
import type { BonusDeps } from './deps.ts'
import { finishBonus } from './end.ts'
import { beginBonus } from './take.ts'

const STEPS = {
  approve: { from: 'in_review', action: 'bonus.approved' },
  refuse: { from: 'in_review', action: 'bonus.refused' },
  cancel: { from: 'running', action: 'bonus.cancelled' },
} as const
type Decision = { id: string; step: keyof typeof STEPS; reason: string }

/**
 * Begins or refuses a bonus that waits, or ends one that runs. Refuses bonus.not_found, bonus.changed where it is not so any more, and to begin
 * one of a member who may be given nothing.
 */
export const decideBonus = (d: BonusDeps, { id, step, reason }: Decision, by: StaffAct): Promise<Bonus> =>
  d.db.tx(async (tx) => {
    const { member_id } = (await findBonus(tx, id)) ?? refuse('bonus.not_found')
    await lockMembers(tx, [member_id])
    const bonus = (await findBonus(tx, id)) ?? refuse('bonus.not_found')
    const { from, action } = STEPS[step]
    if (bonus.state !== from) refuse('bonus.changed')
    const done = await takeStep(d, tx, bonus, step, { reason, handled_by: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action,
      target: `bonus:${bonus.bill_no}`,
      reason,
      before: { state: bonus.state },
      after: { state: done.state, paid: toWire(done.paid) },
    })
    await push(tx, bonusDeskPush, channels.office, { id })
    return done
  })

const takeStep = async (
  d: BonusDeps,
  tx: Tx,
  bonus: Bonus,
  step: Decision['step'],
  why: { reason: string; handled_by: string },
): Promise<Bonus> => {
  if (step === 'approve') {
    await requireUnbarred(tx, bonus.member_id, 'receive_gift')
    return beginBonus(d, tx, bonus, why.handled_by)
  }
  if (step === 'cancel') return finishBonus(d, tx, bonus, 'cancelled', why)
  return (await endBonus(tx, bonus.id, { state: 'refused', paid: 0n, ...why })) ?? refuse('bonus.changed')
}
