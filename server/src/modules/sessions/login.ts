import { bookAttempt } from '../../kernel/attempts.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findCredentials, nameAccount } from '../members/index.ts'
import { checkCaptcha } from './captcha.ts'
import type { SessionsDeps } from './deps.ts'
import { forgetMember } from './session-cache.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

export type LoginInput = { name: string; password: string; captcha: string; key: string; proof?: string | undefined }

/**
 * Logs a member in: captcha, limits, password, in this order. An unknown name, a wrong password and an account without one
 * answer the same and take as long (`sessions.credentials_wrong`); only who knows the password hears that the account is closed.
 */
export const logIn = async (d: SessionsDeps, input: LoginInput, from: From): Promise<IssuedToken> => {
  await checkCaptcha(d, d.db, input)
  const tried = await bookAttempt(d, nameAccount(input.name), from.ip, 'sessions.login_blocked')
  const found = await findCredentials(d.db, input.name)
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found)
    return refuse('sessions.credentials_wrong')
  await tried.succeeded()
  if (found.state === 'closed') refuse('sessions.account_disabled')
  const token = await d.db.tx((tx) => openSession(d, tx, found.id, from))
  forgetMember(d.db, found.id)
  return buildIssuedToken(token)
}
