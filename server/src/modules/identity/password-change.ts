import { recordAudit } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bookAttempt } from './attempt.ts'
import type { IdentityDeps } from './deps.ts'
import { nameAccount } from './login.ts'
import { findPasswordHash, updatePasswordHash } from './member.sql.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { type By, describeActor } from './profile.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions } from './session.sql.ts'

export type PasswordChange = { oldpassword: string; password: string; password_confirmation: string }

/**
 * Changes the login password and ends every session, this one too: "please log in again" (R8.3). Guesses at the old one
 * count like guesses at login.
 */
export const changePassword = async (d: IdentityDeps, by: By, change: PasswordChange): Promise<void> => {
  if (change.password !== change.password_confirmation) refuse('identity.confirmation_differs')
  const tried = await bookAttempt(d, nameAccount(by.name), by.ip, 'identity.login_blocked')
  const old_hash = await findPasswordHash(d.db, by.member_id)
  if (!(await verifyPassword(change.oldpassword, old_hash))) refuse('identity.password_wrong')
  await tried.succeeded()
  if (change.password === change.oldpassword) refuse('identity.password_same')
  const hash = await hashPassword(change.password)
  await d.db.tx(async (tx) => {
    if ((await updatePasswordHash(tx, by.member_id, old_hash, hash)) === 0) refuse('identity.password_wrong')
    await endSessions(tx, by.member_id, 'password_changed', d.clock.now())
    await recordAudit(tx, { ...describeActor(by), action: 'identity.password_changed' })
  })
  forgetMember(d.db, by.member_id)
}
