import { bookAttempt } from '../../kernel/attempts.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { isStepAsked } from '../factors/index.ts'
import { findCredentials, lockCredentials, nameAccount } from '../members/index.ts'
import { checkCaptcha } from './captcha.ts'
import { chooseGuardedWork } from './captcha.rules.ts'
import type { From, SessionsDeps } from './deps.ts'
import { noteLogin } from './history.ts'
import { type Step, issueTicket } from './login-step.ts'
import { forgetMember } from './session-cache.ts'
import { type IssuedToken, buildIssuedToken, openSession } from './session.ts'

/** A session's token, or what the second step is answered with. */
export type LoginAnswer = IssuedToken | { step: Step }
export type LoginInput = { name: string; password: string; captcha: string; key: string; proof?: string | undefined }

/**
 * Logs a member in: captcha, limits, password, in this order. An unknown name, a wrong password and an account without one
 * answer the same and take as long (`sessions.credentials_wrong`). Where others have used the account's tries up, more work lets the
 * owner in (`sessions.work_needed`, decisions/0090); only who knows the password hears that the account is closed.
 */
export const logIn = async (d: SessionsDeps, input: LoginInput, from: From): Promise<LoginAnswer> => {
  const { work } = await checkCaptcha(d, d.db, input)
  const tried = await bookAttempt(d, {
    account: nameAccount(input.name),
    ip: from.ip,
    blocked: 'sessions.login_blocked',
    isGuarded: (failed) => work >= chooseGuardedWork(failed) || refuse('sessions.work_needed'),
  })
  const found = await findCredentials(d.db, input.name)
  if (!(await verifyPassword(input.password, found?.password_hash)) || !found) {
    await noteLogin(d, found?.id ?? null, from, { way: 'password', outcome: 'password_wrong' })
    return refuse('sessions.credentials_wrong')
  }
  // Where a second step follows, the password alone neither clears the tries nor makes the address a known one.
  if (!(await isStepAsked(d.db, found.id))) await tried.succeeded()
  const opened = await openByPassword(d, { id: found.id, password_hash: found.password_hash }, from)
  forgetMember(d.db, found.id)
  return opened
}

/** A session, or the ticket for the second step. Hashing takes a while: the password may have been changed, or the account closed, since it was read. */
const openByPassword = async (
  d: SessionsDeps,
  found: { id: number; password_hash: string | null },
  from: From,
): Promise<LoginAnswer> => {
  const answer = await d.db.tx(async (tx): Promise<LoginAnswer | 'closed'> => {
    const { password_hash, state } = await lockCredentials(tx, found.id)
    if (password_hash !== found.password_hash) refuse('sessions.credentials_wrong')
    if (state === 'closed') return 'closed'
    if (!(await isStepAsked(tx, found.id)))
      return buildIssuedToken(await openSession(d, tx, found.id, { ...from, way: 'password' }))
    await noteLogin(d, found.id, from, { way: 'password', outcome: 'step' }, tx)
    return { step: await issueTicket(d, tx, found.id) }
  })
  if (answer !== 'closed') return answer
  await noteLogin(d, found.id, from, { way: 'password', outcome: 'closed' })
  return refuse('sessions.account_disabled')
}
