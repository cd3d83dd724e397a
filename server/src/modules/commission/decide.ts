import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { giveBackDays, giveBackShares, lockChains } from '../team/index.ts'
import { payJob } from './commission.jobs.ts'
import type { RunDeps } from './deps.ts'
import { refuseDecision } from './owed.rules.ts'
import { keepCarried, decideRunRow, findRun, type Run } from './run.sql.ts'
import { decideStatements } from './statement.sql.ts'

/** A run. Refuses commission.run_not_found. */
export const readRun = async (r: Reader, id: string): Promise<Run> =>
  (await findRun(r, id)) ?? refuse('commission.run_not_found')

/** Writes an act on a run into the audit log. */
export const record = (tx: Tx, by: StaffAct, action: AuditAction, id: string, reason: string, after: object) =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action,
    target: `commission:${id}`,
    reason,
    before: { state: action === 'commission.run_started' ? null : 'in_review' },
    after: { ...after },
  })

type Decision = { id: string; step: 'approve' | 'refuse'; reason: string }

/** Decides a run that waits. Refuses commission.run_not_found, commission.run_changed, and commission.second_person who began it and would have it paid. */
export const decideRun = (d: RunDeps, { id, step, reason }: Decision, by: StaffAct): Promise<Run> =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    const refusal = refuseDecision(await readRun(tx, id), by.staff_id, step)
    if (refusal) refuse(refusal)
    const state = step === 'approve' ? 'approved' : 'refused'
    if ((await decideRunRow(tx, { id, state, decided_by: by.name, reason })) === 0) refuse('commission.run_changed')
    await decideStatements(tx, id, state)
    if (state === 'approved') await enqueue(tx, payJob, { run_id: id })
    else await undoRun(tx, id)
    await record(tx, by, `commission.run_${state}`, id, reason, { state })
    return readRun(tx, id)
  })

const undoRun = async (tx: Tx, id: string): Promise<void> => {
  await giveBackShares(tx, id)
  await giveBackDays(tx, id)
  await keepCarried(tx, id, 'carried_in')
}
