import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, sql } from '../../kernel/db.ts'
import { hashToken } from '../../kernel/ids.ts'
import { createKernel, type Kernel } from '../../kernel/index.ts'
import { LANES } from '../../kernel/lanes.ts'
import { setMemberState } from './account-state.ts'
import { findMemberByName } from '../members/index.ts'
import { loggedIn } from './sessions.events.ts'
import { forgetMember, recallSession, setHeard, setListening } from './session-cache.ts'
import type { SessionRow } from './session.rules.ts'
import { endSessions, findSeen, findSessionOfToken, markSeen } from './session.sql.ts'
import { authenticate } from './session.ts'
import { type AuthApi, data, startAuthApi, outcome } from '@moongate/testing/auth-api'
import { watchSessions } from './watch.ts'
import { countStatements } from '@moongate/testing'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())

const minutes = (n: number): number => n * 60_000
const me = (token: string, lang?: string) => api.call('/auth/me', {}, { token, ...(lang !== undefined && { lang }) })

describe('one active session', () => {
  it('a new login ends the older one, whose next call says why', async () => {
    const older = await api.logIn('alice')
    const newer = await api.logIn('alice', { ip: '192.0.2.9' })
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

  it('tokens that are asked about at once are read together, each with its own session', async () => {
    const names = ['alice', 'bobby', 'alice', 'bobby', 'alice']
    const [alice, bob] = [await api.logIn('alice'), await api.logIn('bobby')]
    const { result, count, list } = await countStatements(() =>
      Promise.all(names.map((name) => authenticate(api.d, name === 'alice' ? alice : bob, { passive: true }))),
    )
    expect(result.map((one) => 'caller' in one && one.caller.name)).toEqual(names)
    expect(count, list).toBeLessThanOrEqual(2)
    expect(await authenticate(api.d, 'none of ours', { passive: true })).toHaveProperty('ended')
  })

  it('the uses of many that come at once are written together, each at its own session', async () => {
    const visit = async (n: number) =>
      (await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: `203.0.113.${n}` }))).access_token
    const tokens = await Promise.all([11, 12, 13, 14, 15, 16].map(visit))
    const stays_away = await api.logIn('bobby')
    api.d.clock.advance(minutes(1))
    const { count, list } = await countStatements(() =>
      Promise.all([...tokens, ...tokens].map((token) => authenticate(api.d, token))),
    )
    expect(count, list).toBeLessThanOrEqual(2 + LANES)
    const seen = async (token: string) => (await findSessionOfToken(api.d.db, hashToken(token)))?.seen_at
    for (const token of tokens) expect(await seen(token)).toEqual(api.d.clock.now())
    expect(await seen(stays_away)).not.toEqual(api.d.clock.now())
  })

  it('a use that is told late takes none back, and one that has ended is used no more', async () => {
    const session = await authenticate(api.d, await api.logIn('bobby'), { passive: true })
    const { member_id = 0, session_id = '' } = 'caller' in session ? session.caller : {}
    const opened = api.d.clock.now().getTime()
    const use = (ms: number) => markSeen(api.d.db, [{ member_id, session_id, at: new Date(opened + ms) }])
    expect([await use(2000), await use(1000), await use(2000)]).toEqual([1, 0, 0])
    await api.d.db.tx((tx) => endSessions(tx, member_id, 'kicked', api.d.clock.now()))
    expect(await use(3000)).toBe(0)
  })

  it('nobody waits for a session that another transaction holds to have its use noted', async () => {
    const token = await api.logIn('bobby')
    api.d.clock.advance(minutes(1))
    const answer = await api.d.db.tx(async (tx) => {
      await tx.run(sql`select from sessions.sessions where ended_at is null for update`)
      return authenticate(api.d, token)
    })
    expect(answer).toHaveProperty('caller')
  })

  it('R4.4 the browsers of an ended session hear of it at once, those of the new one of nothing', async () => {
    const open = async () => {
      const token = await api.logIn('alice')
      const session = await authenticate(api.d, token, { passive: true })
      return { token, session_id: 'caller' in session && session.caller.session_id }
    }
    const last = () =>
      api.d.owner.many<{ data: object }>(
        sql`select data from kernel.push_events where type = 'session.ended' order by id desc limit 1`,
      )
    const older = await open()
    const newer = await open()
    expect(await last()).toEqual([{ data: { session_id: older.session_id, by: 'other' } }])
    await api.call('/auth/logout', {}, { token: newer.token })
    expect(await last()).toEqual([{ data: { session_id: newer.session_id, by: 'member' } }])
  })

  it('is told to the modules above, with the login before', async () => {
    const told = async () =>
      (
        await api.d.owner.many<{ payload: unknown }>(
          sql`select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = 'sessions.logged_in' order by id desc limit 2`,
        )
      ).map(({ payload }) => loggedIn.payload.parse(payload))
    const first = api.d.clock.now()
    await api.logIn('alice')
    api.d.clock.advance(minutes(1))
    const session = await authenticate(api.d, await api.logIn('alice'), { passive: true })
    const [last, before] = await told()
    expect([last?.at, last?.login_before_at, before?.at]).toEqual([api.d.clock.now(), first, first])
    expect(last?.session_id).toBe('caller' in session && session.caller.session_id)
  })

  it('of ten logins at once one session is left', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, (_, i) => api.logIn('bobby', { ip: `192.0.2.${i}` })))
    const outcomes = await Promise.all(tokens.map((token) => outcome(me(token))))
    expect(outcomes.toSorted()).toEqual(['200', ...Array<string>(9).fill('401 auth.force_offline')])
  })

  it('a logout ends the session', async () => {
    const token = await api.logIn('alice')
    expect(await outcome(api.call('/auth/logout', {}, { token }))).toBe('200')
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
    const token = await api.logIn('alice')
    api.d.clock.advance(minutes(30))
    expect((await me(token)).token).toBeUndefined()
  })

  it('gets one successor, the same for all calls of its last minute, and all of them succeed', async () => {
    const token = await api.logIn('alice')
    api.d.clock.advance(minutes(31))
    const first = await Promise.all(Array.from({ length: 20 }, () => me(token)))
    api.d.clock.advance(59_000)
    const late = await me(token)
    const successors = new Set([...first, late].map((answer) => answer.token))
    expect([...first, late].map((answer) => answer.http)).toEqual(Array<number>(21).fill(200))
    expect(successors.size).toBe(1)
    const [next = ''] = successors
    api.d.clock.advance(1000)
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
    expect(await outcome(me(next))).toBe('200')
  })

  it('R8.3 keeps its last minute also where its hour since it was made is over: a page that was left open logs nobody out', async () => {
    const token = await api.logIn('alice')
    for (const pause of [29, 32]) {
      api.d.clock.advance(minutes(pause))
      expect(await outcome(me(token))).toBe('200')
    }
    api.d.clock.advance(59_000)
    expect(await outcome(me(token))).toBe('200')
    api.d.clock.advance(1000)
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
  })

  it('a session kept in use ends after fourteen days all the same', async () => {
    let token = await api.logIn('alice')
    const opened = api.d.clock.now().getTime()
    const session = await authenticate(api.d, token, { passive: true })
    const { member_id = 0, session_id = '' } = 'caller' in session ? session.caller : {}
    expect(await findSeen(api.d.db, member_id, session_id)).toEqual(new Date(opened))
    while (api.d.clock.now().getTime() < opened + 14 * 24 * minutes(60)) {
      api.d.clock.advance(minutes(45))
      const answer = await me(token)
      if (answer.http !== 200) break
      token = answer.token ?? token
    }
    expect((api.d.clock.now().getTime() - opened) / minutes(60 * 24)).toBe(14)
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
    expect(await findSeen(api.d.db, member_id, session_id)).toBe(undefined)
  })

  it('an hour without use ends it', async () => {
    const token = await api.logIn('alice')
    api.d.clock.advance(minutes(60))
    expect(await outcome(me(token))).toBe('401 auth.session_ended')
  })
})

describe('several processes', () => {
  /** A second process, which keeps sessions in memory. It hears nothing of logins before it was there. */
  const inAnother = async (work: (other: Kernel) => Promise<void>): Promise<void> => {
    const other = createKernel(api.d.config, api.d.url, { log: api.d.log, clock: api.d.clock })
    const watch = await watchSessions(other, api.d.url)
    try {
      await work(other)
    } finally {
      await watch.close()
      await other.db.close()
    }
  }

  it('an end in one is seen in the other, which keeps sessions in memory', async () => {
    const token = await api.logIn('alice')
    await inAnother(async (other) => {
      expect(await authenticate(other, token)).toHaveProperty('caller')
      const alice = await findMemberByName(api.d.db, 'alice')
      await api.d.db.tx((tx) => endSessions(tx, alice?.id ?? 0, 'kicked', api.d.clock.now()))
      await expect
        .poll(() => authenticate(other, token))
        .toMatchObject({ ended: 'force_offline', reason: 'sessions:ended.kicked' })
    })
  })

  it('an account frozen in one is frozen in the other, whose session goes on', async () => {
    const token = await api.logIn('bobby')
    await inAnother(async (other) => {
      expect(await authenticate(other, token)).toMatchObject({ caller: { is_frozen: false } })
      const bobby = await findMemberByName(api.d.db, 'bobby')
      const by = { actor: { type: 'system', name: 'test' }, reason: 'test' } as const
      await setMemberState(api.d, bobby?.id ?? 0, 'frozen', by)
      await expect.poll(() => authenticate(other, token)).toMatchObject({ caller: { is_frozen: true } })
      await setMemberState(api.d, bobby?.id ?? 0, 'active', by)
    })
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

  it('are kept only while notifications are heard', async () => {
    const db = anotherDb()
    const deaf = reads(db)
    await deaf.ask()
    await deaf.ask()
    setListening(db, true)
    setHeard(db, now.getTime())
    const heard = reads(db)
    await heard.ask()
    await heard.ask()
    expect([deaf.count(), heard.count()]).toEqual([2, 1])
  })

  it('are believed for less than a second after the connection showed that it lives', async () => {
    const db = anotherDb()
    setListening(db, true)
    setHeard(db, now.getTime())
    await reads(db).ask()
    const later = reads(db, new Date(now.getTime() + 1000))
    await later.ask()
    setHeard(db, now.getTime() + 1000)
    await later.ask()
    expect(later.count()).toBe(1)
  })

  it('are kept for seconds at most, whatever is heard', async () => {
    const db = anotherDb()
    setListening(db, true)
    setHeard(db, now.getTime())
    await reads(db).ask()
    const later = reads(db, new Date(now.getTime() + 15_000))
    setHeard(db, now.getTime() + 15_000)
    await later.ask()
    expect(later.count()).toBe(1)
  })

  it('are dropped where something may have been missed, one that is being read too, and believed with the next sign of life', async () => {
    const db = anotherDb()
    const listen = () => setListening(db, true)
    listen()
    setHeard(db, now.getTime())
    await reads(db).ask()
    listen()
    const unheard = reads(db)
    await unheard.ask()
    await unheard.ask()
    setHeard(db, now.getTime())
    await recallSession(db, 'j', now, async () => {
      listen()
      setHeard(db, now.getTime())
      return row
    })
    const after = reads(db)
    await recallSession(db, 'j', now, async () => void (await after.ask()))
    expect([unheard.count(), after.count()]).toEqual([2, 1])
  })

  it('are forgotten with the notification of their member, and not kept when it came while reading', async () => {
    const db = anotherDb()
    setListening(db, true)
    setHeard(db, now.getTime())
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
    const token = await api.logIn('alice')
    api.d.clock.advance(minutes(50))
    expect(await authenticate(api.d, token, { passive: true })).toEqual({
      caller: expect.objectContaining({ name: 'alice' }),
    })
    const used = await authenticate(api.d, token)
    expect('refreshed_token' in used).toBe(true)
  })
})
