import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGS } from '@moongate/contract'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeClock } from '../src/kernel/clock.ts'
import { loadConfig } from '../src/kernel/config.ts'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { hashToken } from '../src/kernel/ids.ts'
import { createKernel, type Kernel } from '../src/kernel/index.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { findMemberByName } from '../src/modules/members/index.ts'
import { authenticate } from '../src/modules/sessions/index.ts'
import { authenticateStaff, sealFactors } from '../src/modules/staff/index.ts'
import { posting_texts } from '../src/money-log.ts'
import { seed } from '../src/seed.ts'

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
const TOTP = 'JBSWY3DPEHPK3PXP'
const NOW = '2026-11-21T04:00:00Z'
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

/** The people of a database as it was when one module, `identity`, had all of them. */
const fillIdentity = async (owner: Pool): Promise<void> => {
  await owner.run(sql`insert into identity.members (name, realname, registered_at, last_login_at, qk_pwd_fails)
    values ('olga', '王', ${NOW}, ${NOW}, 3), ('pete', '', ${NOW}, null, 0)`)
  await owner.run(sql`insert into identity.invite_codes (code, member_id) values ('OLD', 1)`)
  await owner.run(sql`insert into identity.sessions (member_id, id, created_at, expires_at, seen_at, ip, user_agent)
    values (1, ${id(1)}, ${NOW}, ${NOW}::timestamptz + interval '14 days', ${NOW}, '192.0.2.1', 'x')`)
  await owner.run(sql`insert into identity.tokens (hash, member_id, session_id, issued_at, expires_at)
    values (${hashToken('a token')}, 1, ${id(1)}, ${NOW}, ${NOW}::timestamptz + interval '1 hour')`)
  await owner.run(sql`insert into identity.captchas values ('k', 'ABCD', 'c', 's', ${NOW})`)
  await owner.run(sql`insert into identity.login_counters values ('account', 'member:olga', 7, ${NOW})`)
  await owner.run(sql`insert into identity.known_addresses values ('member:olga', '192.0.2.1', ${NOW})`)
  await owner.run(sql`insert into identity.demo_starts values ('192.0.2.1', '2026-11-21', 1)`)
  await owner.run(sql`insert into identity.staff (name, roles, created_at) values ('quin', '{risk}', ${NOW})`)
  await owner.run(sql`update identity.staff set totp_secret = ${TOTP}`)
  await owner.run(sql`insert into identity.staff_sessions (hash, id, staff_id, created_at, expires_at, seen_at, ip, user_agent)
    values (${hashToken('staff token')}, ${id(2)}, 1, ${NOW}, ${NOW}::timestamptz + interval '8 hours', ${NOW}, '192.0.2.1', 'x')`)
  await owner.run(sql`insert into identity.staff_enrolments values (${hashToken('link')}, 1, 'S', ${NOW}, null)`)
  await owner.run(sql`insert into kernel.seeded (name) values ('demo.identity')`)
}

/** How many rows each table has when all of the old ones were kept. */
const tables = {
  'members.members': 2,
  'members.invite_codes': 1,
  'members.demo_starts': 1,
  'sessions.sessions': 1,
  'sessions.tokens': 1,
  'sessions.captchas': 1,
  'staff.staff': 1,
  'staff.staff_sessions': 1,
  'staff.staff_enrolments': 1,
  'kernel.known_addresses': 1,
}

/** What there was when the migrations were through, before any test wrote. */
let found: (readonly [string, number])[]
let base: TestDatabase
let owner: Pool
let kernel: Kernel & { db: Pool }
beforeAll(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 2, name: 'moongate-test-owner' })
  const older = mkdtempSync(join(tmpdir(), 'moongate-older-'))
  for (const name of readdirSync(migrations).filter((file) => file < '0042'))
    cpSync(join(migrations, name), join(older, name))
  await migrate(base.url, { dir: older })
  rmSync(older, { recursive: true })
  await fillIdentity(owner)
  for (const task of ['identity.sweep', 'kernel.trim'])
    await owner.run(sql`select graphile_worker.add_job(${task}, '{}', job_key => ${task})`)
  await owner.run(
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead worker' where key = 'identity.sweep'`,
  )
  await owner.run(sql`select graphile_worker.add_job('identity.sweep', '{}')`)
  await migrate(base.url)
  const count = async (table: string) => (await owner.pool.query(`select from ${table}`)).rowCount ?? 0
  found = await Promise.all(Object.keys(tables).map(async (name) => [name, await count(name)] as const))
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: base.url, SECRET: 's'.repeat(32) })
  kernel = createKernel(config, base.url, {
    clock: createFakeClock(NOW),
    time: () => new Date(NOW),
  })
})
afterAll(async () => {
  await kernel.db.close()
  await owner.close()
  await base.drop()
})

describe('a database of the time when identity was one module', () => {
  it('keeps every row, in the schemas of the modules that own them', async () => {
    expect(Object.fromEntries(found)).toEqual(tables)
    expect(await owner.maybe(sql`select 1 from pg_namespace where nspname = 'identity'`)).toBeUndefined()
  })

  it('goes on with the sessions that were open, and with numbers that were not given yet', async () => {
    expect(await authenticate(kernel, 'a token')).toMatchObject({ caller: { member_id: 1, name: 'olga' } })
    expect(await authenticateStaff(kernel, 'staff token')).toMatchObject({ caller: { name: 'quin', roles: ['risk'] } })
    expect(await findMemberByName(kernel.db, 'olga')).toMatchObject({ realname: '王', last_login_at: new Date(NOW) })
    await kernel.db.run(sql`insert into members.members (name, registered_at) values ('rita', ${NOW})`)
    expect((await findMemberByName(kernel.db, 'rita'))?.id).toBeGreaterThan(2)
  })

  it('has the second factors of its staff sealed by the first start', async () => {
    await owner.tx((tx) => sealFactors(tx, kernel.sealer))
    const kept = await owner.many<{ factor: string }>(sql`select totp_secret as factor from staff.staff
      union all select totp_secret from staff.staff_enrolments`)
    const [quin = '', link = ''] = kept.map(({ factor }) => factor)
    expect([kernel.sealer.open(quin, 'staff 1'), kernel.sealer.open(link, 'the invitation of staff 1')]).toEqual([
      TOTP,
      'S',
    ])
  })

  it('goes on counting the tries of a window that is open', async () => {
    expect(await kernel.db.many(sql`select * from kernel.login_attempts`)).toEqual([
      { key: 'account:member:olga', points: 7, expires_at: new Date('2026-11-21T04:15:00Z') },
    ])
  })

  it('has no job left that nobody takes, locked or not', async () => {
    const jobs = await owner.many<{ task: string }>(sql`select task_identifier as task from graphile_worker.jobs`)
    expect(jobs).toEqual([{ task: 'kernel.trim' }])
  })

  it('is not given the demo people again', async () => {
    const read = () => kernel.db.many<{ name: string }>(sql`select name from members.members order by id`)
    const before = await read()
    await seed({ ...kernel, config: { ...kernel.config, seed: 'demo' } })
    expect(await read()).toEqual(before)
    expect(await kernel.db.many(sql`select name from staff.staff`)).toEqual([{ name: 'quin' }])
  })

  it('has words for what its old rows are named after', () => {
    const names = [
      'audit:actions.identity.info_updated',
      'audit:actions.identity.password_changed',
      'audit:actions.identity.withdrawal_password_set',
      'audit:actions.identity.withdrawal_password_changed',
      'audit:actions.identity.state_changed',
      'audit:actions.identity.staff_logged_in',
      'audit:actions.identity.staff_invited',
      'audit:actions.identity.staff_enrolled',
      posting_texts.get('identity.demo_started') ?? 'none',
    ]
    for (const lang of LANGS) expect(names.filter((name) => kernel.i18n.maybe(lang, name) === undefined)).toEqual([])
  })
})
