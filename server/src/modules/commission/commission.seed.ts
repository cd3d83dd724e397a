import { addDays, formatDay } from '../../kernel/time.ts'
import type { RunDeps } from './deps.ts'
import { payStatements } from './pay.ts'
import { decideRun } from './decide.ts'
import { previewRun, startRun } from './run.ts'

/** Two people of the demo: one begins, another approves. */
const beginner = { staff_id: 0, name: 'demo', ip: '', request_id: 'seed' }
const approver = { ...beginner, staff_id: -1 }

/** The demo's agent has a statement of yesterday and before, paid. */
export const seedCommission = async (d: RunDeps): Promise<void> => {
  const yesterday = addDays(formatDay(d.clock.now(), d.config.site_time_zone), -1)
  if ((await previewRun(d, yesterday)).owed.length === 0) return
  const { id } = await startRun(d, yesterday, beginner)
  await decideRun(d, { id, step: 'approve', reason: '' }, approver)
  await payStatements(d, id)
}
