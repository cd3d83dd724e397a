import type { ErrorCode } from '@moongate/contract'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { normalizeAddress } from './address.rules.ts'
import { type Counter, listCounters } from './attempts.rules.ts'
import { isKnownAddress, rememberAddress } from './attempts.sql.ts'
import { AttemptLimiter } from './attempts.store.ts'
import type { Kernel } from './index.ts'
import { refuse } from './refusal.ts'

/** An address counts as known for this long after the last login from it. */
export const KNOWN_DAYS = 90

export type AttemptDeps = Pick<Kernel, 'db'>
export type Attempt = {
  /** To be called when the password was right. */
  succeeded: () => Promise<void>
}

/**
 * Books one try of an account (`member:<name>` or `staff:<name>`, in lower case) from an address before its password is looked
 * at, or refuses `blocked` with the seconds to wait. A try that is not looked at counts on no counter, so that nobody keeps
 * a block alive by knocking on (decisions/0062).
 */
export const bookAttempt = async (
  d: AttemptDeps,
  account: string,
  ip: string,
  blocked: ErrorCode,
): Promise<Attempt> => {
  const address = normalizeAddress(ip)
  const known = await isKnownAddress(d.db, account, address, KNOWN_DAYS)
  const counters = listCounters(account, address, known).map((counter) => openCounter(d, counter))
  await consumeAll(counters, blocked)
  return {
    succeeded: async () => {
      for (const counter of counters) await (known ? counter.clear() : counter.takeBack())
      await rememberAddress(d.db, account, address)
    },
  }
}

/** From now on the account is known on this address, e.g. because it was registered there. */
export const rememberLogin = async (d: AttemptDeps, account: string, ip: string): Promise<void> => {
  await rememberAddress(d.db, account, normalizeAddress(ip))
}

type OpenCounter = Record<'consume' | 'takeBack' | 'clear', () => Promise<unknown>>

const openCounter = (d: AttemptDeps, { scope, subject }: Counter): OpenCounter => {
  const limiter = new AttemptLimiter(d.db, scope)
  return {
    consume: () => limiter.consume(subject),
    takeBack: () => limiter.reward(subject),
    clear: () => limiter.delete(subject),
  }
}

const consumeAll = async (counters: readonly OpenCounter[], blocked: ErrorCode): Promise<void> => {
  for (const [i, counter] of counters.entries()) {
    try {
      await counter.consume()
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      for (const booked of counters.slice(0, i + 1)) await booked.takeBack()
      const wait_s = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      refuse(blocked, { retry_after_s: wait_s, minutes: Math.ceil(wait_s / 60) })
    }
  }
}
