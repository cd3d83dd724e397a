import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from './db.ts'
import { migrate } from './migrate.ts'

let base: TestDatabase
let owner: Pool
let dir: string
beforeEach(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  dir = mkdtempSync(join(tmpdir(), 'moongate-migrations-'))
  write('0001_one_a.sql', 'create table one_a (id int)')
})
afterEach(async () => {
  await owner.close()
  await base.drop()
  rmSync(dir, { recursive: true })
})

const write = (name: string, text: string): void => writeFileSync(join(dir, name), text)
const tables = async () =>
  (
    await owner.many<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).map(({ name }) => name)

describe('migrations', () => {
  it('run once each, in order, also those that were added with a lower number', async () => {
    write('0003_one_c.sql', 'create table one_c (id int)')
    expect(await migrate(base.url, { dir })).toEqual(['0001_one_a.sql', '0003_one_c.sql'])
    expect(await migrate(base.url, { dir })).toEqual([])
    write('0002_one_b.sql', 'create table one_b (id int)')
    expect(await migrate(base.url, { dir })).toEqual(['0002_one_b.sql'])
    expect(await tables()).toEqual(['one_a', 'one_b', 'one_c'])
  })

  it('of starters that race run once', async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(base.url, { dir })))
    expect(ran.flat()).toEqual(['0001_one_a.sql'])
  })

  it.each(['moongate', 'moongate-queue', 'moongate-listen'])(
    'wait for servers of the version before, and are refused while one serves: %s',
    async (name) => {
      await migrate(base.url, { dir })
      const server = createDb(base.url, { role: null, max: 1, name })
      await server.one(sql`select 1 as n`)
      write('0002_one_b.sql', 'create table one_b (id int)')
      await expect(migrate(base.url, { dir, patience_ms: 0 })).rejects.toThrow(
        /^stop every server of this database first, this version changes it: 1 of their connections are open; nothing was changed$/,
      )
      expect(await tables()).toEqual(['one_a'])
      const ran = migrate(base.url, { dir })
      await server.close()
      expect(await ran).toEqual(['0002_one_b.sql'])
    },
  )

  it('of which none is left to run wait for nobody', async () => {
    await migrate(base.url, { dir })
    const server = createDb(base.url, { role: null, max: 1 })
    await server.one(sql`select 1 as n`)
    expect(await migrate(base.url, { dir, patience_ms: 0 })).toEqual([])
    await server.close()
  })

  it('that fail leave nothing behind and can be put right', async () => {
    write('0002_one_b.sql', 'create table one_b (id int);\nselect nothing_here;')
    await expect(migrate(base.url, { dir })).rejects.toThrow(
      /^migration 0002_one_b\.sql failed and was rolled back: column "nothing_here" does not exist \(line 2\)$/,
    )
    expect(await tables()).toEqual(['one_a'])
    write('0002_one_b.sql', 'create table one_b (id int)')
    expect(await migrate(base.url, { dir })).toEqual(['0002_one_b.sql'])
  })

  const misfits: [string, () => void, RegExp][] = [
    [
      'a changed file',
      () => write('0001_one_a.sql', 'create table other (id int)'),
      /^migration 0001_one_a\.sql was changed after it ran: restore/,
    ],
    [
      'a file that this version does not know',
      () => rmSync(join(dir, '0001_one_a.sql')),
      /does not know: start the newer version/,
    ],
    ['two files of one number', () => write('0001_two.sql', ''), /have the same number/],
    ['a badly named file', () => write('next.sql', ''), /is not named NNNN_module_what\.sql/],
  ]
  it.each(misfits)('refuse %s in one line and run nothing', async (_, change, message) => {
    await migrate(base.url, { dir })
    change()
    write('0009_last.sql', 'create table last (id int)')
    await expect(migrate(base.url, { dir })).rejects.toThrow(message)
    expect(await tables()).toEqual(['one_a'])
  })

  it('of the product make a database on which the application may do only what was granted', async () => {
    await migrate(base.url)
    const db = createDb(base.url, { max: 1 })
    await expect(db.run(sql`insert into kernel.migrations values ('x', 'y')`)).rejects.toThrow('permission denied')
    expect(await db.one(sql`select count(*) > 3 as all from kernel.migrations`)).toEqual({ all: true })
    await db.close()
  })
})
