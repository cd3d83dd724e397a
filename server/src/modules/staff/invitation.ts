import type { StaffRole } from '@moongate/contract'
import { recordAudit } from '../audit/index.ts'
import type { StaffDeps } from './deps.ts'
import { dropUnused, insertEnrolment } from './enrolment.sql.ts'
import { hashToken } from '../../kernel/ids.ts'
import { nameFactorOwner } from './factor.ts'
import { ENROLMENT_LIFE_MS, createTotpSecret } from './staff.rules.ts'
import { findStaff, insertStaff, restoreStaff } from './staff.sql.ts'

/**
 * Adds a member of staff, or gives one who is there a new link, in place of one that was lost on the way to them; `token` is the link's, good
 * once and for a day, stored hashed. Who is there keeps their roles, which are answered; who had left comes
 * back with these.
 */
export const inviteStaff = (
  d: StaffDeps,
  name: string,
  roles: readonly StaffRole[],
): Promise<{ token: string; roles: StaffRole[] }> =>
  d.db.tx(async (tx) => {
    const now = d.clock.now()
    const staff =
      (await insertStaff(tx, name, roles, now)) ?? (await restoreStaff(tx, name, roles)) ?? (await findStaff(tx, name))
    if (!staff) throw new Error(`no such member of staff: ${name}`)
    await dropUnused(tx, staff.id)
    const token = d.ids.token()
    await insertEnrolment(
      tx,
      hashToken(token),
      staff.id,
      d.sealer.seal(createTotpSecret(d.rng.bytes(20)), nameFactorOwner(staff.id, true)),
      new Date(now.getTime() + ENROLMENT_LIFE_MS),
    )
    await recordAudit(tx, {
      actor: { type: 'system', name: 'staff:add' },
      action: 'staff.invited',
      target: `staff:${staff.id}`,
      after: { name: staff.name, roles: staff.roles },
    })
    return { token, roles: staff.roles }
  })
