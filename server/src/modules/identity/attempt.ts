import { refuse } from '../../kernel/refusal.ts'
import { normalizeAddress } from './address.rules.ts'
import type { IdentityDeps } from './deps.ts'
import { type Counter, LIMITS, listCounters, computeWait } from './login.rules.ts'
import { bookTry, clearCounter, isKnownAddress, rememberAddress, unbookTry } from './login.sql.ts'

/** An address counts as known for this long after the last login from it. */
export const KNOWN_MS = 90 * 24 * 60 * 60_000

export type Attempt = {
  /** To be called when the password was right. */
  succeeded: () => Promise<void>
}

/**
 * Books one try of an account from an address, or refuses `blocked` with the seconds to wait. A try that is not looked at
 * counts on no counter, so that nobody keeps a block alive by knocking on.
 */
export const bookAttempt = async (
  d: IdentityDeps,
  account: string,
  ip: string,
  blocked: 'identity.login_blocked' | 'office.login_blocked',
): Promise<Attempt> => {
  const address = normalizeAddress(ip)
  const now = d.clock.now()
  const known = await isKnownAddress(d.db, account, address, new Date(now.getTime() - KNOWN_MS))
  const counters = listCounters(account, address, known)
  await bookCounters(d, counters, now, blocked)
  return {
    succeeded: async () => {
      for (const counter of counters)
        await (counter.scope === 'known' ? clearCounter(d.db, counter) : unbookTry(d.db, counter))
      await rememberAddress(d.db, account, address, now)
    },
  }
}

const bookCounters = async (
  d: IdentityDeps,
  counters: Counter[],
  now: Date,
  blocked: 'identity.login_blocked' | 'office.login_blocked',
): Promise<void> => {
  const booked: Counter[] = []
  for (const counter of counters) {
    const { tries, opened_at } = await bookTry(d.db, counter, now)
    booked.push(counter)
    if (tries <= LIMITS[counter.scope].tries) continue
    for (const b of booked) await unbookTry(d.db, b)
    refuse(blocked, {
      retry_after_s: computeWait(counter.scope, opened_at, now),
      minutes: Math.ceil(computeWait(counter.scope, opened_at, now) / 60),
    })
  }
}
