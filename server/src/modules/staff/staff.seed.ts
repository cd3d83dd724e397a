import { STAFF_ROLES, type StaffRole } from '@moongate/contract'
import { hashPassword } from '../../kernel/password.ts'
import type { StaffDeps } from './deps.ts'
import { nameFactorOwner } from './factor.ts'
import { insertStaff, setStaffSecrets } from './staff.sql.ts'

/** Known to everybody: the demo seed is for trying the product out, never for real money. */
const PASSWORD = 'moongate-office'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP'

const staff: readonly { name: string; roles: readonly StaffRole[] }[] = [
  { name: 'erin', roles: STAFF_ROLES },
  { name: 'frank', roles: ['finance'] },
  { name: 'sofia', roles: ['support'] },
]

/** The demo staff: erin, frank and sofia, all with the same password and second factor. */
export const seedStaff = async (d: StaffDeps): Promise<void> => {
  const password_hash = await hashPassword(PASSWORD)
  await d.db.tx(async (tx) => {
    for (const { name, roles } of staff) {
      const made = await insertStaff(tx, name, roles, d.clock.now())
      if (made)
        await setStaffSecrets(tx, made.id, password_hash, d.sealer.seal(TOTP_SECRET, nameFactorOwner(made.id)), 0)
    }
  })
}
