import { bookAttempt } from '../../kernel/attempts.ts'
import { verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type By, findPasswordHash, nameAccount } from '../members/index.ts'
import type { FactorsDeps } from './deps.ts'

/** Asks for the login password once more: a session that was left open changes nothing of how the account is guarded. */
export const requirePassword = async (d: FactorsDeps, by: By, password: string): Promise<void> => {
  const tried = await bookAttempt(d, {
    account: `change:${nameAccount(by.name)}`,
    ip: by.ip,
    blocked: 'factors.blocked',
    isGuarded: () => false,
  })
  if (!(await verifyPassword(password, await findPasswordHash(d.db, by.member_id)))) refuse('factors.password_wrong')
  await tried.succeeded()
}

/** Books a try at a code, on counters of its own: who guesses codes does not stop who logs in by a passkey. */
export const bookCode = (d: FactorsDeps, { name, ip }: { name: string; ip: string }) =>
  bookAttempt(d, { account: `code:${nameAccount(name)}`, ip, blocked: 'factors.blocked', isGuarded: () => false })
