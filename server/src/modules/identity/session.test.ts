import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, sql } from '../../kernel/db.ts'
import { createKernel } from '../../kernel/index.ts'
import { loggedIn } from './identity.events.ts'
import { findMemberByName } from './member.sql.ts'
import { forgetMember, setListening, recallSession } from './session-cache.ts'
import type { SessionRow } from './session.rules.ts'
import { authenticate, endAllSessions } from './session.ts'
import { type TestHouse, startTestApi, outcome } from './test-api.ts'
import { watchSessions } from './watch.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestApi()
})
afterAll(() => house.stop())

const minutes = (n: number): number => n * 60_000
const me = (token: string, lang?: string) => house.call('/auth/me', {}, { token, ...(lang !== undefined && { lang }) })

describe('one active session', () => {
  it('a new login ends the older one, whose next call says why', async () => {
    const older = await house.logIn('alice')
    const newer = await house.logIn('alice', { ip: '192.0.2.9' })
    const { http, body } = await me(older)
    expect({ http, ...body }).toMatchObject({
      http: 401,
      status: 'error',
      error: 'auth.force_offline',
      force_offline: true,
      message: 'Your account was signed in on another device and this session has ended',
    })
    expect(await outcome(me(newer))).toBe('200')
  })

  it('R4.4 the browsers of an ended session hear of it at once, those of the new one of nothing', async () => {
    const older = await house.logIn('alice')
    const session = await authenticate(house.d, older, { passive: true })
    const last = () =>
      house.d.owner.many<{ data: { session_id: string } }>(
        sql`select data from kernel.push_events where type = 'session.ended' order by id desc limit 1`,
      )
    await house.logIn('alice')
    expect(await last()).toEqual([{ data: { session_id: 'caller' in session && session.caller.session_id } }])
  })

  it('is told to the modules above, with the login before', async () => {
    const told = async () =>
      (
        await house.d.owner.many<{ payload: unknown }>(
          sql`select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = 'sessions.logged_in' order by id desc limit 2`,
        )
      ).map(({ payload }) => loggedIn.payload.parse(payload))
    const first = house.d.clock.now()
    await house.logIn('alice')
    house.d.clock.advance(minutes(1))
    const session = await authenticate(house.d, await house.logIn('alice'), { passive: true })
    const [last, before] = await told()
    expect([last?.at, last?.before, before?.at]).toEqual([house.d.clock.now(), first, first])
    expect(last?.session_id).toBe('caller' in session && session.caller.session_id)
  })

  it('of ten logins at once one session is left', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, (_, i) => house.logIn('bobby', { ip: `192.0.2.${i}` })))
    const outcomes = await Promise.all(tokens.map((token) => outcome(me(token))))
    expect(outcomes.toSorted()).toEqual(['200', ...Array<string>(9).fill('401 auth.force_offline')])
  })

  it('a logout ends the session', async () => {
    const token = await house.logIn('alice')
    expect(await outcome(house.call('/auth/logout', {}, { token }))).toBe('200')
    const { http, body } = await me(token)
    expect({ http, error: body.error, message: body.message }).toEqual({
      http: 401,
      error: 'auth.login_required',
      message: 'Please log in first',
    })
  })

  it('a token nobody was given is no token', async () => {
    expect(await outcome(me('A'.repeat(43)))).toBe('401 auth.login_required')
  })
})

describe('R4.5 the sliding token', () => {
  it('stays as it is in the first half of its life', async () => {
    const token = await house.logIn('alice')
    house.d.clock.advance(minutes(30))
    expect((await me(token)).token).toBeUndefined()
  })

  it('gets one successor, the same for all calls of its last minute, and all of them succeed', async () => {
    const token = await house.logIn('alice')
    house.d.clock.advance(minutes(31))
    const first = await Promise.all(Array.from({ length: 20 }, () => me(token)))
    house.d.clock.advance(59_000)
    const late = await me(token)
    const successors = new Set([...first, late].map((answer) => answer.token))
    expect([...first, late].map((answer) => answer.http)).toEqual(Array<number>(21).fill(200))
    expect(successors.size).toBe(1)
    const [next = ''] = successors
    house.d.clock.advance(1000)
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
    expect(await outcome(me(next))).toBe('200')
  })

  it('a session kept in use ends after fourteen days all the same', async () => {
    let token = await house.logIn('alice')
    const opened = house.d.clock.now().getTime()
    while (house.d.clock.now().getTime() < opened + 14 * 24 * minutes(60)) {
      house.d.clock.advance(minutes(45))
      const answer = await me(token)
      if (answer.http !== 200) break
      token = answer.token ?? token
    }
    expect((house.d.clock.now().getTime() - opened) / minutes(60 * 24)).toBe(14)
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
  })

  it('an hour without use ends it', async () => {
    const token = await house.logIn('alice')
    house.d.clock.advance(minutes(60))
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
  })
})

describe('several processes', () => {
  it('an end in one is seen in the other, which keeps sessions in memory', async () => {
    const other = createKernel(house.d.config, house.d.url, { log: house.d.log, clock: house.d.clock })
    const watch = await watchSessions(other, house.d.url)
    try {
      const token = await house.logIn('alice')
      expect(await authenticate(other, token)).toHaveProperty('caller')
      const alice = await findMemberByName(house.d.db, 'alice')
      await endAllSessions(house.d, alice?.id ?? 0, 'kicked')
      await expect
        .poll(() => authenticate(other, token), { timeout: 900, interval: 20 })
        .toMatchObject({ ended: 'force_offline', reason: 'identity:ended.kicked' })
    } finally {
      await watch.close()
      await other.db.close()
    }
  })
})

describe('sessions in memory', () => {
  const now = new Date('2026-11-21T04:00:00Z')
  const row = { member_id: 5 } as SessionRow
  const reads = (db: Db, at = now) => {
    let count = 0
    const read = async () => {
      count += 1
      return row
    }
    return { ask: () => recallSession(db, 'k', at, read), count: () => count }
  }
  const anotherDb = () => ({}) as Db

  it('are kept only while the news is heard', async () => {
    const db = anotherDb()
    const deaf = reads(db)
    await deaf.ask()
    await deaf.ask()
    setListening(db, true)
    const heard = reads(db)
    await heard.ask()
    await heard.ask()
    expect([deaf.count(), heard.count()]).toEqual([2, 1])
  })

  it('are believed for less than a second, whatever is heard', async () => {
    const db = anotherDb()
    setListening(db, true)
    await reads(db).ask()
    const later = reads(db, new Date(now.getTime() + 1000))
    await later.ask()
    expect(later.count()).toBe(1)
  })

  it('are forgotten with the news of their member, and not kept when it came while reading', async () => {
    const db = anotherDb()
    setListening(db, true)
    await reads(db).ask()
    forgetMember(db, 5)
    await recallSession(db, 'k', now, async () => {
      forgetMember(db, 5)
      return row
    })
    const after = reads(db)
    await after.ask()
    expect(after.count()).toBe(1)
  })
})

describe('a passive look', () => {
  it('neither keeps a session in use nor makes a successor', async () => {
    const token = await house.logIn('alice')
    house.d.clock.advance(minutes(50))
    expect(await authenticate(house.d, token, { passive: true })).toEqual({
      caller: expect.objectContaining({ name: 'alice' }),
    })
    const used = await authenticate(house.d, token)
    expect('refreshed_token' in used).toBe(true)
  })
})
