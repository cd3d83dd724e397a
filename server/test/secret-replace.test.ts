import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createDatabase, people, type TestDatabase } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { systemRng } from '../src/kernel/rng.ts'
import { createSealer } from '../src/kernel/seal.ts'
import { loadConfig } from '../src/kernel/config.ts'
import { createKernel } from '../src/kernel/index.ts'
import { sealFactors } from '../src/modules/staff/index.ts'
import { findProgram } from '../src/running/built.ts'
import { hashSecret, isSecretOf } from '../src/running/installation.ts'
import { seed } from '../src/seed.ts'

const OLD = 'the secret of before, of more than thirty-two characters'
const NEW = 'the secret of now, also of more than thirty-two characters'
const script = (name: string) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
const STAFF = ['erin', 'frank', 'sofia']

let base: TestDatabase
let owner: Pool
const children = new Set<ChildProcess>()
beforeEach(async () => {
  base = await createDatabase()
  owner = createDb(base.url, { role: null, max: 3, name: 'moongate-test-owner' })
  await owner.run(sql`insert into kernel.installation (currency, time_zone, secret_digest, seed)
    values ('CNY', 'Asia/Shanghai', ${hashSecret(OLD)}, 'demo')`)
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: base.url,
    SECRET: OLD,
    SEED: 'demo',
  })
  const kernel = createKernel(config, base.url, { max_connections: 1 })
  await seed(kernel)
  await kernel.db.close()
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await owner.close()
  await base.drop()
})

type Ended = { code: number | null; out: string }
/** One of the operator's commands as npm runs it, on this database. */
const launch = (name: string, env: Record<string, string>, words: string[] = []) => {
  const { file, execArgv } = findProgram(script(name))
  const child = spawn(process.execPath, [...execArgv, file, ...words], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: base.url, ...env },
  })
  children.add(child)
  const ended = new Promise<Ended>((done) => {
    let out = ''
    child.stdout.on('data', (text: Buffer) => (out += text))
    child.stderr.on('data', (text: Buffer) => (out += text))
    child.on('close', (code) => done({ code, out: out.trim() }))
  })
  return { child, ended }
}
const replace = (env: Record<string, string>, ...words: string[]) => launch('secret-replace', env, words).ended

/** Whose factor this secret opens, and whether the database takes it. */
const findOpened = async (secret: string) => {
  const sealer = createSealer(secret, systemRng)
  const rows = await owner.many<{ id: number; name: string; totp_secret: string | null }>(
    sql`select id, name, totp_secret from staff.staff order by id`,
  )
  const opened = rows.filter(({ id, totp_secret }) => {
    try {
      return totp_secret !== null && sealer.open(totp_secret, `staff ${id}`) === people.erin.totp_secret
    } catch {
      return false
    }
  })
  const { digest } = await owner.one<{ digest: string }>(sql`select secret_digest as digest from kernel.installation`)
  return { opened: opened.map(({ name }) => name), taken: isSecretOf(digest, secret) }
}
const all = { opened: STAFF, taken: true }
const none = { opened: [], taken: false }

/** Asked outside of the transaction, within which the answer would stay the same. */
const waitForLock = async (): Promise<void> => {
  for (;;) {
    const { n } = await owner.one<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'moongate-change' and wait_event_type = 'Lock'`)
    if (n > 0) return
  }
}

describe('R6.6 npm run secret:replace', { timeout: 60_000 }, () => {
  it('carries the second factors of staff over, and says so; done again it changes nothing', async () => {
    const { code, out } = await replace({ SECRET: NEW, OLD_SECRET: OLD })
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /takes the new SECRET.*\nSecond factors .*: 3\.\nAuthenticator apps of members .*: 0\.\nPictures of members' papers .*: 3\.$/,
      ),
    ])
    expect([await findOpened(NEW), await findOpened(OLD)]).toEqual([all, none])
    expect(await replace({ SECRET: NEW, OLD_SECRET: OLD })).toEqual({
      code: 0,
      out: 'this database has this SECRET already; nothing was changed',
    })
    expect(await findOpened(NEW)).toEqual(all)
  })

  it.each([
    ['without the old secret', {}, [], 'set OLD_SECRET to the secret that this database has been run with'],
    ['with a wrong one', { OLD_SECRET: NEW.toUpperCase() }, [], 'OLD_SECRET is not the secret that'],
    ['with words that it does not know', { OLD_SECRET: OLD }, ['now'], 'usage: npm run secret:replace [lost]'],
  ])('refuses in one line and changes nothing %s', async (_, env, words, line) => {
    const { code, out } = await replace({ SECRET: NEW, ...env }, ...words)
    expect([code, out.startsWith(line), out.includes('\n')]).toEqual([1, true, false])
    for (const secret of [OLD, NEW]) expect(out).not.toContain(secret)
    expect(await findOpened(OLD)).toEqual(all)
  })

  it('refuses while a server of the database runs', async () => {
    const server = createDb(base.url, { max: 1 })
    await server.run(sql`select 1`)
    const { code, out } = await replace({ SECRET: NEW, OLD_SECRET: OLD })
    await server.close()
    expect([code, out]).toEqual([1, expect.stringMatching(/^stop every server of this database first: 1 /)])
    expect(await findOpened(OLD)).toEqual(all)
  })

  it('goes on without the old one where that is lost, and names who needs a new link', async () => {
    const { code, out } = await replace({ SECRET: NEW }, 'lost')
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /new link \(npm run staff:add NAME ROLES\): erin, frank, sofia\.\nAuthenticator apps of members .*: 0\.\nPictures of members' papers .*: 0\.\nPictures of papers that nobody can open any more.*: 3\.$/,
      ),
    ])
    expect(await findOpened(NEW)).toEqual({ opened: [], taken: true })
    const left = await owner.many(sql`select name from staff.staff where totp_secret is not null`)
    expect(left).toEqual([])
  })

  it('killed in the middle has changed nothing; once more, and all is done', async () => {
    await owner.tx(async (tx) => {
      await tx.one(sql`select id from staff.staff where name = 'sofia' for update`) // the last of three
      const { child, ended } = launch('secret-replace', { SECRET: NEW, OLD_SECRET: OLD })
      await waitForLock()
      child.kill('SIGKILL')
      await ended
    })
    expect([await findOpened(OLD), await findOpened(NEW)]).toEqual([all, none])
    expect((await replace({ SECRET: NEW, OLD_SECRET: OLD })).code).toBe(0)
    expect([await findOpened(OLD), await findOpened(NEW)]).toEqual([none, all])
  })

  it('is what a link needs: npm run staff:add with another secret is refused, and invites nobody', async () => {
    const { code, out } = await launch('staff-add', { SECRET: NEW }, ['gwen', 'risk']).ended
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^SECRET is not the one that this database has been run with/),
    ])
    expect(await owner.many(sql`select name from staff.staff where name = 'gwen'`)).toEqual([])
    expect((await launch('staff-add', { SECRET: OLD }, ['gwen', 'risk']).ended).code).toBe(0)
  })

  it('carries over what a version before left as it was', async () => {
    await owner.run(sql`alter table staff.staff drop constraint staff_totp_sealed`)
    await owner.run(sql`update staff.staff set totp_secret = ${people.erin.totp_secret}`)
    expect((await replace({ SECRET: NEW, OLD_SECRET: OLD })).code).toBe(0)
    expect(await findOpened(NEW)).toEqual(all)
    await owner.tx((tx) => sealFactors(tx, createSealer(NEW, systemRng)))
    expect(await findOpened(NEW)).toEqual(all)
  })
})
