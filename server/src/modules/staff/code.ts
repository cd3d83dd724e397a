import { bookAttempt } from '../../kernel/attempts.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { StaffDeps } from './deps.ts'
import { openFactor } from './factor.ts'
import { findTotpStep } from './staff.rules.ts'
import { findStaff, useTotpStep } from './staff.sql.ts'

/** Asks who is logged in for a code of their second factor once more, before what cannot be left to an open screen. A code works once. */
export const requireStaffCode = async (d: StaffDeps, act: StaffAct, code: string): Promise<void> => {
  const tried = await bookAttempt(d, {
    account: `staff-code:${act.name.toLowerCase()}`,
    ip: act.ip,
    blocked: 'staff.login_blocked',
    isGuarded: () => false,
  })
  const found = await findStaff(d.db, act.name)
  const secret = found?.totp_secret ? openFactor(d, found.id, found.totp_secret) : undefined
  const step = secret === undefined ? undefined : findTotpStep(secret, code, d.clock.now())
  if (step === undefined || found?.id !== act.staff_id || (await useTotpStep(d.db, found.id, step)) === 0)
    refuse('staff.totp_wrong')
  await tried.succeeded()
}
