import { bookAttempt } from '../../kernel/attempts.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findCredentials, lockCredentials, nameAccount } from '../members/index.ts'
import { checkCaptcha } from './captcha.ts'
import { chooseGuardedWork } from './captcha.rules.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

export type LoginInput = { name: string; password: string; captcha: string; key: string; proof?: string | undefined }

/**
 * Logs a member in: captcha, limits, password, in this order. An unknown name, a wrong password and an account without one
 * answer the same and take as long (`sessions.credentials_wrong`). Where others have used the account's tries up, more work lets the
 * owner in (`sessions.work_needed`, decisions/0090); only who knows the password hears that the account is closed.
 */
export const logIn = async (d: SessionsDeps, input: LoginInput, from: From): Promise<IssuedToken> => {
  const { work } = await checkCaptcha(d, d.db, input)
  const tried = await bookAttempt(d, {
    account: nameAccount(input.name),
    ip: from.ip,
    blocked: 'sessions.login_blocked',
    isGuarded: (failed) => work >= chooseGuardedWork(failed) || refuse('sessions.work_needed'),
  })
  const found = await findCredentials(d.db, input.name)
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found)
    return refuse('sessions.credentials_wrong')
  await tried.succeeded()
  const token = await d.db.tx(async (tx) => {
    // Hashing takes a while: the password may have been changed, or the account closed, since it was read.
    const { password_hash, state } = await lockCredentials(tx, found.id)
    if (password_hash !== found.password_hash) refuse('sessions.credentials_wrong')
    if (state === 'closed') refuse('sessions.account_disabled')
    return openSession(d, tx, found.id, from)
  })
  forgetMember(d.db, found.id)
  return buildIssuedToken(token)
}
