import type { ErrorCode } from '@moongate/contract'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { normalizeAddress } from './address.rules.ts'
import { type Counter, type Scope, listCounters, listGuardedCounters } from './attempts.rules.ts'
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
export type Try = {
  /** `member:<name>` or `staff:<name>`, in lower case. */
  account: string
  ip: string
  /** The refusal of a try that is not looked at, with the seconds to wait. */
  blocked: ErrorCode
  /**
   * Whether the try goes on although the account's tries are used up, because it brings more than a guess: work, the second
   * factor, a session. Hears how many such tries have failed in this window; may refuse by itself.
   */
  isGuarded: (failed: number) => boolean
}

/**
 * Books one try before its password is looked at, or refuses it. A try that is not looked at counts on no counter, so that nobody
 * keeps a block alive by knocking on (decisions/0062, 0090).
 */
export const bookAttempt = async (d: AttemptDeps, { account, ip, blocked, isGuarded }: Try): Promise<Attempt> => {
  const address = normalizeAddress(ip)
  const known = await isKnownAddress(d.db, account, address, KNOWN_DAYS)
  const counters = listCounters(account, address, known)
  const full = await consumeAll(d, counters)
  if (!full) return bookSuccess(d, { account, address, known, counters })
  if (full.scope === 'address' || !isGuarded(await countGuarded(d, account))) return refuseBlocked(blocked, full.wait_s)
  const guarded = listGuardedCounters(account, address, known)
  const still_full = await consumeAll(d, guarded)
  if (still_full) return refuseBlocked(blocked, still_full.wait_s)
  return bookSuccess(d, { account, address, known: false, counters: guarded })
}

/** How many tries that brought more than a guess have failed at an account whose tries are used up; 0 while there are some left. */
export const countGuardedTries = async (
  d: AttemptDeps,
  account: string,
  ip: string,
): Promise<{ guarded: boolean; failed: number }> => {
  const address = normalizeAddress(ip)
  const known = await isKnownAddress(d.db, account, address, KNOWN_DAYS)
  const [own] = listCounters(account, address, known)
  const count = own && (await openLimiter(d, own).get(own.subject))
  const guarded = count !== null && count !== undefined && count.remainingPoints <= 0
  return { guarded, failed: guarded ? await countGuarded(d, account) : 0 }
}

/**
 * From now on the account is known on this address, e.g. because it was registered there, or a second step ended well: what was booked of
 * tries from it is forgotten, as after a right password alone.
 */
export const rememberLogin = async (d: AttemptDeps, account: string, ip: string): Promise<void> => {
  const address = normalizeAddress(ip)
  await rememberAddress(d.db, account, address)
  for (const counter of listCounters(account, address, true)) await openLimiter(d, counter).delete(counter.subject)
}

const openLimiter = (d: AttemptDeps, { scope }: Counter): AttemptLimiter => new AttemptLimiter(d.db, scope)

const countGuarded = async (d: AttemptDeps, account: string): Promise<number> =>
  (await new AttemptLimiter(d.db, 'guarded').get(account))?.consumedPoints ?? 0

type Booked = { account: string; address: string; known: boolean; counters: readonly Counter[] }

const bookSuccess = (d: AttemptDeps, { account, address, known, counters }: Booked): Attempt => ({
  succeeded: async () => {
    for (const counter of counters) {
      const limiter = openLimiter(d, counter)
      await (known ? limiter.delete(counter.subject) : limiter.reward(counter.subject))
    }
    await rememberAddress(d.db, account, address)
  },
})

/** The counter that is used up, when there is one: then the try counts on none. */
const consumeAll = async (
  d: AttemptDeps,
  counters: readonly Counter[],
): Promise<{ scope: Scope; wait_s: number } | undefined> => {
  for (const [i, counter] of counters.entries()) {
    try {
      await openLimiter(d, counter).consume(counter.subject)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      for (const booked of counters.slice(0, i + 1)) await openLimiter(d, booked).reward(booked.subject)
      return { scope: counter.scope, wait_s: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
    }
  }
  return undefined
}

const refuseBlocked = (blocked: ErrorCode, wait_s: number): never =>
  refuse(blocked, { retry_after_s: wait_s, minutes: Math.ceil(wait_s / 60) })
