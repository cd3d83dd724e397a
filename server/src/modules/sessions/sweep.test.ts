import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildJobTable } from '../../jobs.ts'
import { createKernelJobs } from '../../kernel/kernel.worker.ts'
import { createMembersJobs } from '../members/index.ts'
import { createSessionsJobs } from './sessions.worker.ts'
import { type AuthApi, startAuthApi } from '@moongate/testing/auth-api'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts with what the others left forgotten. */
beforeEach(() => api.d.owner.pool.query('truncate sessions.known_devices, sessions.logins, sessions.sessions cascade'))

const DAY_MS = 24 * 60 * 60_000
const kept = async (table: string) =>
  Number((await api.d.owner.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n)
const tables = [
  'sessions.captchas',
  'sessions.tokens',
  'sessions.sessions',
  'kernel.login_attempts',
  'kernel.known_addresses',
  'members.demo_starts',
]
const counts = async () => Object.fromEntries(await Promise.all(tables.map(async (t) => [t, await kept(t)] as const)))

describe('the sweep', () => {
  const sweep = async () => {
    for (const { run } of [...createSessionsJobs(api.d), ...createMembersJobs(api.d), ...createKernelJobs(api.d)])
      await run({})
  }

  it('is run by the clock, part by part', () => {
    const clocked = [...buildJobTable(api.d).values()].filter(({ job }) => job.cron !== undefined)
    expect(clocked.map(({ job }) => job.name)).toEqual(
      expect.arrayContaining(['sessions.sweep', 'members.sweep', 'staff.sweep', 'kernel.trim']),
    )
  })

  it('keeps what is in use, forgets the rest when its time is over, and may run twice', async () => {
    await api.logIn('alice')
    await api.call('/auth/demo')
    await api.call(
      '/auth/login',
      { name: 'alice', password: 'wrong123', ...(await api.captcha()) },
      { ip: '198.51.100.9' },
    )
    await api.captcha()
    const before = await counts()
    await sweep()
    expect(await counts()).toEqual(before)
    api.d.clock.advance(DAY_MS + 3_600_001)
    await sweep()
    expect(await counts()).toEqual({
      ...before,
      'sessions.captchas': 0,
      'sessions.tokens': 0,
      'kernel.login_attempts': 0,
    })
    api.d.clock.advance(91 * DAY_MS)
    await sweep()
    await sweep()
    expect(await counts()).toEqual(Object.fromEntries(tables.map((t) => [t, 0])))
  })

  it.each([
    ['sessions.logins', 90],
    ['sessions.sessions', 30],
    // A session that nobody ends lives for fourteen days.
    ['sessions.sessions', 44],
    ['members.demo_starts', 3],
  ])('keeps %s for %i days and no longer', async (table, days) => {
    await api.d.owner.pool.query('truncate members.demo_starts')
    await api.call('/auth/demo')
    await api.logIn('alice')
    if (days === 30)
      await api.d.owner.pool.query("update sessions.sessions set ended_at = $1, end_reason = 'logout'", [
        api.d.clock.now(),
      ])
    const before = await kept(table)
    api.d.clock.advance(days * DAY_MS)
    await sweep()
    expect(await kept(table)).toBe(before)
    api.d.clock.advance(DAY_MS)
    await sweep()
    expect(await kept(table)).toBe(0)
  })

  it('forgets links and tickets that nobody can use any more, and those alone', async () => {
    const rows = async () => [await kept('sessions.password_resets'), await kept('sessions.login_tickets')]
    const until = new Date(api.d.clock.now().getTime() + 1000)
    await api.d.owner.pool.query(
      'insert into sessions.password_resets (member_id, hash, staff_id, created_at, expires_at) select id, $1, 1, $2, $2 from members.members where name = $3',
      [Buffer.alloc(32, 1), until, 'alice'],
    )
    await api.d.owner.pool.query(
      'insert into sessions.login_tickets (hash, member_id, tries_left, expires_at) select $1, id, 5, $2 from members.members where name = $3',
      [Buffer.alloc(32, 1), until, 'alice'],
    )
    await sweep()
    expect(await rows()).toEqual([1, 1])
    api.d.clock.advance(1000)
    await sweep()
    expect(await rows()).toEqual([0, 0])
  })

  it('forgets a browser that was not used for a year, but never the last that a member used', async () => {
    const browsers = async () =>
      (
        await api.d.owner.pool.query(
          `select m.name, k.user_agent from sessions.known_devices k join members.members m on m.id = k.member_id order by 1, 2`,
        )
      ).rows.map(({ name, user_agent }) => `${name} ${user_agent}`)
    const use = (name: string, n: number) =>
      api.logIn(name, { device: `${String(n).repeat(8)}-1111-4111-8111-111111111111`, browser: `browser ${n}` })
    await use('bobby', 1)
    await use('carol', 2)
    api.d.clock.advance(200 * DAY_MS)
    await use('bobby', 3)
    await sweep()
    expect(await browsers()).toEqual(['bobby browser 1', 'bobby browser 3', 'carol browser 2'])
    api.d.clock.advance(167 * DAY_MS)
    await sweep()
    expect(await browsers()).toEqual(['bobby browser 3', 'carol browser 2'])
    api.d.clock.advance(1000 * DAY_MS)
    await sweep()
    expect(await browsers()).toEqual(['bobby browser 3', 'carol browser 2'])
  })
})
