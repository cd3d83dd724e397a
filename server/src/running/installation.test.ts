import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../kernel/db.ts'
import { deriveKey } from '../kernel/ids.ts'
import { migrate } from '../kernel/migrate.ts'
import { type Asset, definePostings, house, member, post } from '../modules/ledger/index.ts'
import { checkInstallation, hashSecret, keepInstallation, type Wanted } from './installation.ts'
import { replaceSecret } from './secret-change.ts'

const { gift } = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
const { demo } = definePostings('test', { demo: { from: house('PLAY'), to: member('supplier:'), operate_type: 2 } })
const usual: Wanted = {
  currency: 'CNY',
  time_zone: 'Asia/Shanghai',
  secret: 'a secret of more than thirty-two characters',
  seed: undefined,
  production: false,
}
let base: TestDatabase
let db: Pool
const open = async (from?: 'empty') => {
  base = await createDatabase(from)
  db = createDb(base.url, { role: null, max: 2, name: 'moongate-test-owner' })
}
beforeEach(() => open())
afterEach(async () => {
  await db.close()
  await base.drop()
})
const check = (wanted: Partial<Wanted> = {}) => checkInstallation(base.url, { ...usual, ...wanted })
const keep = (wanted: Partial<Wanted> = {}) => keepInstallation(base.url, { ...usual, ...wanted })
/** Money of an asset, as a version before this one left it. */
const give = async (asset: string) =>
  expect(
    await post({ db }, [
      {
        key: deriveKey('test', asset),
        kind: asset === 'PLAY' ? demo : gift,
        member_id: 1,
        asset: asset as Asset,
        amount: 100n,
        ref: 'x',
        ...(asset === 'PLAY' && { sub: 'JZ' }),
      },
    ]),
  ).toMatchObject([{ status: 'posted' }])
const line = (beginning: string) =>
  expect.objectContaining({
    name: 'OperatorError',
    message: expect.stringMatching(new RegExp(`^${beginning}[^\\n]*$`)),
  })
const refusedCurrency = (wanted: string, known: string) =>
  line(`CURRENCY is ${wanted}, but this database has been run with ${known} since `)

describe('the currency of the first start', () => {
  it('is any, and then the only one: another is refused in one line that names both', async () => {
    await check({ currency: 'THB' })
    await keep({ currency: 'THB' })
    await check({ currency: 'THB' })
    await keep({ currency: 'THB' })
    await expect(check()).rejects.toEqual(refusedCurrency('CNY', 'THB'))
    await expect(check()).rejects.toThrow('set CURRENCY=THB or use another database')
    expect(await db.one(sql`select currency from kernel.installation`)).toEqual({ currency: 'THB' })
  })

  it('of two that start at once with different ones is kept by one, and the other is refused', async () => {
    const ends = await Promise.allSettled([keep({ currency: 'CNY' }), keep({ currency: 'THB' })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of a database from before is that of its money; play money is none', async () => {
    await give('PLAY')
    await check({ currency: 'THB' })
    await give('CNY')
    await check()
    await expect(check({ currency: 'THB' })).rejects.toEqual(refusedCurrency('THB', 'CNY'))
    await give('THB')
    await check({ currency: 'THB' })
    await expect(check({ currency: 'USD' })).rejects.toEqual(refusedCurrency('USD', 'CNY and THB'))
  })

  it('is open in a database that nobody has migrated', async () => {
    await db.close()
    await base.drop()
    await open('empty')
    await expect(check({ currency: 'THB' })).resolves.toBeUndefined()
  })
})

describe('what else the first start fixes', () => {
  it('is the time zone: another is refused in one line that names both', async () => {
    await keep()
    await expect(check({ time_zone: 'Asia/Bangkok' })).rejects.toEqual(
      line('SITE_TIME_ZONE is Asia/Bangkok, but the days of this database have been those of Asia/Shanghai '),
    )
    await expect(keep({ time_zone: 'Asia/Bangkok' })).rejects.toEqual(line('SITE_TIME_ZONE is Asia/Bangkok'))
    await check()
  })

  it('is the secret: another is refused without showing either, until it is replaced on purpose', async () => {
    await keep()
    const other = 'another secret of more than thirty-two characters'
    await expect(check({ secret: other })).rejects.toEqual(
      line('SECRET is not the one that this database has been run with'),
    )
    await expect(check({ secret: other })).rejects.not.toThrow(/secret of more than/)
    const change = { secret: other, old_secret: usual.secret, lost: false }
    expect(await replaceSecret(base.url, change, async () => 'carried over')).toBe('carried over')
    await check({ secret: other })
    await expect(check()).rejects.toEqual(line('SECRET is not the one'))
  })

  it('is kept of the secret as a salted, slow hash, another one in each database', async () => {
    await keep()
    const { digest } = await db.one<{ digest: string }>(sql`select secret_digest as digest from kernel.installation`)
    expect(digest).toMatch(/^scrypt:[0-9a-f]{32}:[0-9a-f]{64}$/)
    expect(digest).not.toBe(hashSecret(usual.secret ?? ''))
  })
})

describe('how a database begins', () => {
  it.each<[string, Partial<Wanted>, string]>([
    ['with the demo where nothing is said', {}, 'demo'],
    ['as it is said', { seed: 'none' }, 'none'],
    ['empty in production', { production: true }, 'none'],
  ])('%s', async (_, wanted, seed) => {
    expect(await keep(wanted)).toBe(seed)
    expect(await keep()).toBe(seed)
    expect(await db.one(sql`select seed from kernel.installation`)).toEqual({ seed })
  })

  it('holds for good: the demo is put into no database that was begun without it', async () => {
    await keep({ seed: 'none' })
    const refused = line('SEED is demo, but this database was begun with SEED=none; ')
    await expect(check({ seed: 'demo' })).rejects.toEqual(refused)
    await expect(keep({ seed: 'demo' })).rejects.toEqual(refused)
    expect(await keep()).toBe('none')
  })

  it('keeps the demo out of production', async () => {
    await keep({ seed: 'demo' })
    const refused = line('this database holds the demo, whose passwords everybody knows, and NODE_ENV is production')
    await expect(check({ production: true })).rejects.toEqual(refused)
    await expect(keep({ production: true })).rejects.toEqual(refused)
  })
})

describe('a database of the version before', () => {
  const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))
  /** Migrated by the files that stood then, with the currency that it kept. */
  const makeOlder = async () => {
    await db.close()
    await base.drop()
    await open('empty')
    const older = mkdtempSync(join(tmpdir(), 'moongate-older-'))
    for (const name of readdirSync(migrations).filter((file) => !file.startsWith('0005')))
      cpSync(join(migrations, name), join(older, name))
    await migrate(base.url, { dir: older, currency: 'CNY' })
    rmSync(older, { recursive: true })
    await db.run(sql`insert into kernel.installation (currency) values ('CNY')`)
  }

  it.each([
    ['none', []],
    ['demo', ['demo.site', 'demo.members']],
  ])('was begun with %s, as its content shows, and takes time zone and secret as they come', async (seed, steps) => {
    await makeOlder()
    for (const name of steps) await db.run(sql`insert into kernel.seeded (name) values (${name})`)
    await check()
    await migrate(base.url, { currency: 'CNY' })
    expect(await keep()).toBe(seed)
    await expect(check({ time_zone: 'Asia/Bangkok' })).rejects.toEqual(line('SITE_TIME_ZONE is Asia/Bangkok'))
    await expect(check({ secret: 'x'.repeat(32) })).rejects.toEqual(line('SECRET is not the one'))
  })
})
