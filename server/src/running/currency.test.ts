import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../kernel/db.ts'
import { deriveKey } from '../kernel/ids.ts'
import { type Asset, definePostings, house, member, post } from '../modules/ledger/index.ts'
import { checkCurrency, keepCurrency } from './currency.ts'

const { gift } = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
const { demo } = definePostings('test', { demo: { from: house('PLAY'), to: member('supplier:'), operate_type: 2 } })
let base: TestDatabase
let db: Pool
const open = async (from?: 'empty') => {
  base = await createDatabase(from)
  db = createDb(base.url, { max: 2 })
}
beforeEach(() => open())
afterEach(async () => {
  await db.close()
  await base.drop()
})
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
const refused = (wanted: string, known: string) =>
  expect.objectContaining({
    name: 'OperatorError',
    message: expect.stringMatching(
      new RegExp(`^CURRENCY is ${wanted}, but this database has been run with ${known} since [^\\n]*$`),
    ),
  })

describe('the currency of the first start', () => {
  it('is any, and then the only one: another is refused in one line that names both', async () => {
    await checkCurrency(base.url, 'THB')
    await keepCurrency(db, 'THB')
    await checkCurrency(base.url, 'THB')
    await keepCurrency(db, 'THB')
    await expect(checkCurrency(base.url, 'CNY')).rejects.toEqual(refused('CNY', 'THB'))
    await expect(checkCurrency(base.url, 'CNY')).rejects.toThrow('set CURRENCY=THB or use another database')
    expect(await db.one(sql`select currency from kernel.installation`)).toEqual({ currency: 'THB' })
  })

  it('of two that start at once with different ones is kept by one, and the other is refused', async () => {
    const ends = await Promise.allSettled([keepCurrency(db, 'CNY'), keepCurrency(db, 'THB')])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of a database from before is that of its money; play money is none', async () => {
    await give('PLAY')
    await checkCurrency(base.url, 'THB')
    await give('CNY')
    await checkCurrency(base.url, 'CNY')
    await expect(checkCurrency(base.url, 'THB')).rejects.toEqual(refused('THB', 'CNY'))
    await give('THB')
    await checkCurrency(base.url, 'THB')
    await expect(checkCurrency(base.url, 'USD')).rejects.toEqual(refused('USD', 'CNY and THB'))
  })

  it('is open in a database that nobody has migrated', async () => {
    await db.close()
    await base.drop()
    await open('empty')
    await expect(checkCurrency(base.url, 'THB')).resolves.toBeUndefined()
  })
})
