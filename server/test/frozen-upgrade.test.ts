import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { deriveKey } from '../src/kernel/ids.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { findBrokenInvariants, post } from '../src/modules/ledger/index.ts'
import { kinds } from './ledger-books.ts'

/** A database of the time when only accounts knew who is frozen: a member each who is, by their state and by what they had when it was set. */
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
let base: TestDatabase
let owner: Pool
let db: Pool
const ids = { before: 1, after: 2, never: 3, closed: 4, free: 5 }

const move = (kind: 'deposit' | 'fee' | 'win', member_id: number, key: string) =>
  post({ db }, [
    { key: deriveKey('upgrade', key), kind: kinds[kind], member_id, asset: 'CNY', amount: 10n, sub: 'GA', ref: 'doc' },
  ])
const setState = async (member_id: number, state: string) => {
  await owner.run(sql`update members.members set state = ${state} where id = ${member_id}`)
  await owner.one(sql`select ledger.set_frozen(${member_id}, true)`)
}

beforeAll(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  const older = mkdtempSync(join(tmpdir(), 'moongate-frozen-'))
  for (const name of readdirSync(migrations).filter((file) => file < '0556'))
    cpSync(join(migrations, name), join(older, name))
  await migrate(base.url, { dir: older })
  rmSync(older, { recursive: true })
  db = createDb(base.url, { name: 'moongate-test' })
  for (const name of Object.keys(ids))
    await owner.run(sql`insert into members.members (name, registered_at) values (${name}, kernel.now())`)
  for (const id of [ids.before, ids.free]) await move('deposit', id, 'before')
  for (const id of [ids.before, ids.after, ids.never]) await setState(id, 'frozen')
  await setState(ids.closed, 'closed')
  for (const id of [ids.after, ids.closed]) await move('deposit', id, 'after')
  await migrate(base.url)
})
afterAll(async () => {
  await db.close()
  await owner.close()
  await base.drop()
})

it.each([
  ['whose money came before', ids.before, 'frozen'],
  ['whose money came after', ids.after, 'frozen'],
  ['who is closed, whose money came after', ids.closed, 'frozen'],
  ['who is free', ids.free, 'posted'],
] as const)('R5.14 R9.6 a member of a database of before %s: %i', async (_, id, status) => {
  expect(await move('fee', id, 'out')).toMatchObject([{ status }])
  expect(await move('win', id, 'new account')).toMatchObject([{ status }])
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('R5.14 R9.6 a member of a database of before who never had money gets none', async () => {
  expect(await move('deposit', ids.never, 'first')).toEqual([{ status: 'frozen' }])
})
