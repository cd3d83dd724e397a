import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'

/** The files that gave orders, channels and requirements their asset, and those that they stand on. */
const NEW = ['0122_turnover_asset.sql', '0131_cashier_asset.sql']
const BEFORE = /^(0001|0002|0010|0011|0012|0120|0130)_/
const all = new URL('../migrations/', import.meta.url)
let dir: string
let base: TestDatabase
let owner: Pool

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'moongate-before-'))
  copy(readdirSync(all).filter((name) => BEFORE.test(name)))
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  await migrate(base.url, { dir })
  copy(NEW)
})
afterEach(async () => {
  await owner.close()
  await base.drop()
  rmSync(dir, { recursive: true })
})

const copy = (files: readonly string[]): void => {
  for (const file of files) copyFileSync(new URL(file, all), join(dir, file))
}
const fill = async () => {
  await owner.run(
    sql`insert into cashier.channels (type, name, account, owner_name, min, max, position) values ('company_bankpay', 'a', '1', 'o', 1, 2, 1)`,
  )
  await owner.run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, amount, payer_name, payer_account, remark_code, payment_desc)
    values (1, gen_random_uuid(), 'D1', 1, 'company_bankpay', 'a', '1', 100, 'p', '', '', '')`)
  await owner.run(sql`insert into cashier.withdrawals (member_id, id, bill_no, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark)
    values (1, gen_random_uuid(), 'W1', 100, 0, '1', '', '', '', '')`)
  await owner.run(
    sql`insert into turnover.requirements (member_id, source, source_id, amount) values (1, 'deposit', 'a', 5)`,
  )
}
const assets = () =>
  owner.one(sql`select (select asset from cashier.channels) as channel, (select asset from cashier.deposits) as deposit,
    (select asset from cashier.withdrawals) as withdrawal, (select asset from turnover.left_by_member) as requirement`)

it('rows of a database from before are in the currency that the start names', async () => {
  await fill()
  expect(await migrate(base.url, { dir, currency: 'THB' })).toEqual(NEW)
  expect(await assets()).toEqual({ channel: 'THB', deposit: 'THB', withdrawal: 'THB', requirement: 'THB' })
})

it('are not guessed where no currency is named, and nothing is changed', async () => {
  await fill()
  await expect(migrate(base.url, { dir })).rejects.toThrow(
    /^migration 0122_turnover_asset\.sql failed .*column "asset".*null/,
  )
  expect(await owner.many(sql`select amount from turnover.requirements`)).toEqual([{ amount: 5n }])
  expect(await migrate(base.url, { dir, currency: 'CNY' })).toEqual(NEW)
})

it('an empty database needs none', async () => {
  expect(await migrate(base.url, { dir })).toEqual(NEW)
  await expect(fill()).rejects.toThrow('column "asset"')
})
