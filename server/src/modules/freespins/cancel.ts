import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { tendJob } from './freespins.jobs.ts'
import { isOpen } from './grant.rules.ts'
import { changeGrant, type Grant, lockGrants } from './grant.sql.ts'

type Why = Pick<Grant, 'reason' | 'handled_by'>

/** Has the supplier take back what is left of a locked grant; what was played is still counted and credited. */
const closeGrant = async (tx: Tx, grant: Grant, why: Why): Promise<Grant> => {
  if (!isOpen(grant)) refuse('freespins.changed')
  const closed = await changeGrant(tx, grant, { state: 'closing', end_as: 'cancelled', ...why })
  await enqueue(tx, tendJob, { id: grant.id }, { key: `freespins.tend:${grant.id}` })
  await push(tx, bonusPush, channels.member(grant.member_id), {})
  return closed
}

/** A member gives up what is left of their own. Refuses freespins.not_found, freespins.changed. */
export const cancelOwn = (d: Pick<FreeSpinsDeps, 'db'>, member_id: number, id: string): Promise<Grant> =>
  d.db.tx(async (tx) => {
    const [grant] = await lockGrants(tx, [id])
    if (grant?.member_id !== member_id) return refuse('freespins.not_found')
    return closeGrant(tx, grant, { reason: '', handled_by: '' })
  })

/** Staff take back what is left. Refuses freespins.not_found, freespins.changed. */
export const cancelGrant = (d: FreeSpinsDeps, id: string, reason: string, by: StaffAct): Promise<Grant> =>
  d.db.tx(async (tx) => {
    const [grant] = await lockGrants(tx, [id])
    if (!grant) return refuse('freespins.not_found')
    const closed = await closeGrant(tx, grant, { reason, handled_by: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'freespins.cancelled',
      target: `freespins:${grant.bill_no}`,
      reason,
      before: { state: grant.state, played: grant.played },
      after: { state: closed.state },
    })
    return closed
  })
