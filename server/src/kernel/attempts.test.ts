import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from './attempts.rules.ts'
import { addPoints } from './attempts.sql.ts'
import { AttemptLimiter } from './attempts.store.ts'
import { bookAttempt, countGuardedTries, KNOWN_DAYS, rememberLogin } from './attempts.ts'
import { sql } from './db.ts'
import { Refusal } from './refusal.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
})
afterAll(() => d.stop())

/** What was told of the tries that had failed although they brought more than a guess. */
const heard: number[] = []
const WINDOW_MS = LIMITS.account.per_s * 1000
/** `looked at`, or the seconds to wait. */
const knock = async (
  account: string,
  ip: string,
  right = false,
  brings_more = false,
): Promise<'looked at' | number> => {
  try {
    const tried = await bookAttempt(d, {
      account,
      ip,
      blocked: 'sessions.login_blocked',
      isGuarded: (failed) => {
        heard.push(failed)
        return brings_more
      },
    })
    if (right) await tried.succeeded()
    return 'looked at'
  } catch (refused) {
    if (refused instanceof Refusal) return Number(refused.params['retry_after_s'])
    throw refused
  }
}
const knockOften = async (times: number, account: string, ip: (i: number) => string) => {
  const answers: (string | number)[] = []
  for (let i = 0; i < times; i++) answers.push(await knock(account, ip(i)))
  return answers
}
const elsewhere = (i: number): string => `198.51.100.${i}`
const pointsOf = async (key: string) =>
  (await d.owner.maybe<{ points: number }>(sql`select points from kernel.login_attempts where key = ${key}`))?.points

describe('tries at an account (decisions/0062)', () => {
  it('a try that is refused neither counts nor prolongs the block, on any counter', async () => {
    expect((await knockOften(10, 'member:anna', elsewhere)).every((a) => a === 'looked at')).toBe(true)
    d.clock.advance(60_000)
    expect(await knockOften(5, 'member:anna', () => '198.51.100.99')).toEqual(Array(5).fill(840))
    expect([await pointsOf('account:member:anna'), await pointsOf('address:198.51.100.99')]).toEqual([10, undefined])
    d.clock.advance(WINDOW_MS - 60_000)
    expect(await knock('member:anna', elsewhere(99))).toBe('looked at')
  })

  it('an address that is used up costs the accounts it knocks at nothing', async () => {
    for (let i = 0; i < 40; i++) await knock(`member:all${i}`, '192.0.2.40')
    expect(await knock('member:bert', '192.0.2.40')).toBe(900)
    expect(await pointsOf('account:member:bert')).toBe(0)
  })

  it('a right password takes its try back, and from a known address clears all of them', async () => {
    for (let i = 0; i < 12; i++) expect(await knock('member:cleo', elsewhere(i), true)).toBe('looked at')
    const home = () => elsewhere(3)
    await knockOften(9, 'member:cleo', home)
    expect(await pointsOf(`known:member:cleo ${home()}`)).toBe(9)
    await knock('member:cleo', home(), true)
    expect(await pointsOf(`known:member:cleo ${home()}`)).toBeUndefined()
  })

  it('a window runs from the first try that did not succeed, not from a right one before it', async () => {
    await knock('member:hilda', elsewhere(1), true)
    d.clock.advance(60_000)
    await knockOften(10, 'member:hilda', (i) => elsewhere(i + 2))
    expect(await knock('member:hilda', elsewhere(50))).toBe(900)
  })

  it('who knows the address is not locked out by guesses from elsewhere, and has a limit too', async () => {
    await rememberLogin(d, 'member:dora', '2001:db8:1:2::5')
    await knockOften(11, 'member:dora', elsewhere)
    expect(await knock('member:dora', '198.51.100.200')).toBe(900)
    expect(await knockOften(11, 'member:dora', (i) => `2001:db8:1:2::${i}`)).toEqual([
      ...Array<string>(10).fill('looked at'),
      900,
    ])
  })

  it('an address is known for ninety days after the last login from it', async () => {
    await rememberLogin(d, 'member:emil', '192.0.2.9')
    d.clock.advance(KNOWN_DAYS * 24 * 60 * 60_000 - 1)
    await knock('member:emil', '192.0.2.9')
    d.clock.advance(1)
    await knock('member:emil', '192.0.2.9')
    expect([await pointsOf('known:member:emil 192.0.2.9'), await pointsOf('account:member:emil')]).toEqual([1, 1])
  })

  it('of forty tries at once from many addresses ten are looked at', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => knock('member:finn', elsewhere(i))))
    expect(all.filter((a) => a === 'looked at')).toHaveLength(10)
  })
})

describe('tries that bring more than a guess (decisions/0090)', () => {
  const guardedKnock = (account: string, ip: string, right = false) => knock(account, ip, right, true)

  it("go on when the account's are used up, five from an address, and are counted", async () => {
    await knockOften(10, 'member:iris', elsewhere)
    expect(await knock('member:iris', elsewhere(60))).toBe(900)
    const all: (string | number)[] = []
    for (let i = 0; i < 6; i++) all.push(await guardedKnock('member:iris', elsewhere(61)))
    expect(all).toEqual([...Array<string>(5).fill('looked at'), 900])
    heard.length = 0
    expect(await guardedKnock('member:iris', elsewhere(62))).toBe('looked at')
    expect(heard).toEqual([5])
    expect(await countGuardedTries(d, 'member:iris', elsewhere(63))).toEqual({ guarded: true, failed: 6 })
    expect(await countGuardedTries(d, 'member:jane', elsewhere(63))).toEqual({ guarded: false, failed: 0 })
  })

  it('are taken back when they were right, and the address is known from then on', async () => {
    await knockOften(10, 'member:kate', elsewhere)
    expect(await guardedKnock('member:kate', elsewhere(64), true)).toBe('looked at')
    expect(await pointsOf('guarded:member:kate')).toBe(0)
    expect(await knock('member:kate', elsewhere(64))).toBe('looked at')
  })

  it('go on from a known address too, and never from one that is used up over all accounts', async () => {
    await rememberLogin(d, 'member:lily', '192.0.2.30')
    await knockOften(10, 'member:lily', () => '192.0.2.30')
    expect([await knock('member:lily', '192.0.2.30'), await guardedKnock('member:lily', '192.0.2.30')]).toEqual([
      900,
      'looked at',
    ])
    for (let i = 0; i < 40; i++) await knock(`member:many${i}`, '192.0.2.41')
    expect(await guardedKnock('member:mona', '192.0.2.41')).toBe(900)
  })

  it('of forty at once from one address five are looked at', async () => {
    await knockOften(10, 'member:nora', elsewhere)
    const all = await Promise.all(Array.from({ length: 40 }, () => guardedKnock('member:nora', '192.0.2.42')))
    expect(all.filter((a) => a === 'looked at')).toHaveLength(5)
  })
})

describe('the store behind the counters', () => {
  it('gives no credit for what is taken back after its window', async () => {
    await addPoints(d.db, 'account:late', 1, WINDOW_MS, false)
    d.clock.advance(WINDOW_MS)
    expect(await addPoints(d.db, 'account:late', -5, WINDOW_MS, false)).toEqual({ points: 0, ms_left: WINDOW_MS })
  })

  it('answers what the library asks of a store', async () => {
    const limiter = new AttemptLimiter(d.db, 'account')
    expect(await limiter.get('gina')).toBeNull()
    expect(await limiter.consume('gina', 3)).toMatchObject({ consumedPoints: 3, remainingPoints: 7 })
    expect(await limiter.get('gina')).toMatchObject({ consumedPoints: 3, msBeforeNext: WINDOW_MS })
    expect(await limiter.block('gina', 60)).toMatchObject({ consumedPoints: 11, msBeforeNext: 60_000 })
    await expect(limiter.consume('gina')).rejects.toMatchObject({ msBeforeNext: 60_000 })
    expect([await limiter.delete('gina'), await limiter.delete('gina')]).toEqual([true, false])
  })
})
