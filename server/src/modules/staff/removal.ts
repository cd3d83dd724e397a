import { recordAudit } from '../audit/index.ts'
import type { StaffDeps } from './deps.ts'
import { dropUnused } from './enrolment.sql.ts'
import { disableStaff, endStaffSessions, findStaff } from './staff.sql.ts'

/**
 * Shuts out who works here no more: their sessions end, their password, second factor and links are good no more. Their name stays, with all
 * that they did. False where nobody of that name is in.
 */
export const removeStaff = async (d: Pick<StaffDeps, 'db' | 'clock'>, name: string): Promise<boolean> => {
  const found = await findStaff(d.db, name)
  if (!found) return false
  return d.db.tx(async (tx) => {
    // A link that is being used is waited for before its person is shut out.
    await dropUnused(tx, found.id)
    if ((await disableStaff(tx, found.id)) === 0) return false
    const ended = await endStaffSessions(tx, { staff_id: found.id }, d.clock.now())
    await recordAudit(tx, {
      actor: { type: 'system', name: 'staff:remove' },
      action: 'staff.removed',
      target: `staff:${found.id}`,
      before: { name: found.name, roles: found.roles },
      after: { ended },
    })
    return true
  })
}
