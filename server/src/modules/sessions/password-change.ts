import { bookAttempt } from '../../kernel/attempts.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import {
  type By,
  checkPassword,
  describeActor,
  findPasswordHash,
  nameAccount,
  tellChange,
  updatePasswordHash,
} from '../members/index.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { endSessions } from './session.sql.ts'
import { dropTicketsOf } from './ticket.sql.ts'

export type PasswordChange = { oldpassword: string; password: string; password_confirmation: string }

/**
 * Changes the login password and ends every session, this one too: "please log in again" (R8.3). Guesses at the old one
 * are limited like guesses at login, on counters of their own: who guesses from outside does not stop who is logged in.
 */
export const changePassword = async (d: SessionsDeps, by: By, change: PasswordChange): Promise<void> => {
  if (change.password !== change.password_confirmation) refuse('members.confirmation_differs')
  await checkPassword(d, { name: by.name, password: change.password })
  const tried = await bookAttempt(d, {
    account: `change:${nameAccount(by.name)}`,
    ip: by.ip,
    blocked: 'sessions.login_blocked',
    isGuarded: () => false,
  })
  const old_hash = await findPasswordHash(d.db, by.member_id)
  if (!(await verifyPassword(change.oldpassword, old_hash))) refuse('sessions.password_wrong')
  await tried.succeeded()
  if (change.password === change.oldpassword) refuse('sessions.password_same')
  const hash = await hashPassword(change.password)
  await d.db.tx(async (tx) => {
    if ((await updatePasswordHash(tx, by.member_id, old_hash, hash)) === 0) refuse('sessions.password_wrong')
    await dropTicketsOf(tx, by.member_id)
    await endSessions(tx, by.member_id, 'password_changed', d.clock.now())
    await recordAudit(tx, { ...describeActor(by), action: 'sessions.password_changed' })
    await tellChange(d, tx, by.member_id, 'password_changed')
  })
  forgetMember(d.db, by.member_id)
}
