import { refuse } from '../../kernel/refusal.ts'
import { bookAttempt } from './attempt.ts'
import { checkCaptcha } from './captcha.ts'
import type { IdentityDeps } from './deps.ts'
import { findCredentials } from './member.sql.ts'
import { verifyPassword } from './password.ts'
import { forgetMember } from './session-cache.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

export type LoginInput = { name: string; password: string; captcha: string; key: string; proof?: string | undefined }

/**
 * Logs a member in: captcha, limits, password, in this order. An unknown name, a wrong password and an account without one
 * answer the same and take as long (`identity.credentials_wrong`); only who knows the password hears that the account is closed.
 */
export const logIn = async (d: IdentityDeps, input: LoginInput, from: From): Promise<IssuedToken> => {
  await checkCaptcha(d, d.db, input)
  const tried = await bookAttempt(d, nameAccount(input.name), from.ip, 'identity.login_blocked')
  const found = await findCredentials(d.db, input.name)
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found)
    return refuse('identity.credentials_wrong')
  await tried.succeeded()
  if (found.state === 'closed') refuse('identity.account_disabled')
  const token = await d.db.tx((tx) => openSession(d, tx, found.id, from))
  forgetMember(d.db, found.id)
  return buildIssuedToken(token)
}

export const nameAccount = (name: string): string => `member:${name.toLowerCase()}`
