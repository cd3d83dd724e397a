import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'

/** A database of the time when an order kept only its last name and reason, filled with orders of every kind. */
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
let base: TestDatabase
let owner: Pool

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const addDeposit = (n: number, state: string, by: string, reason: string) =>
  owner.run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, handled_by, reason, created_at, finished_at)
    values (7, ${id(n)}, ${`D${n}`}, 1, 'company_bankpay', 'a', '1', 'CNY', 100, 'p', '', '', '', ${state}, ${by}, ${reason}, '2026-01-01T00:00:00Z',
      ${state === 'pending' ? null : '2026-01-01T09:00:00Z'}::timestamptz)`)
const addWithdrawal = (n: number, state: string, by: string, reason: string) =>
  owner.run(sql`insert into cashier.withdrawals (member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, state, handled_by, reason, created_at, finished_at)
    values (7, ${id(n)}, ${`W${n}`}, 'CNY', 100, 2, '1', '', '', '', '', ${state}, ${by}, ${reason}, '2026-01-01T00:00:00Z',
      ${['requested', 'in_review', 'paying'].includes(state) ? null : '2026-01-01T09:00:00Z'}::timestamptz)`)
const tell = (staff_id: number, name: string, action: string, target: string, hour: number, reason = '') =>
  owner.run(sql`insert into audit.entries (actor_type, actor_id, actor_name, action, target, reason, created_at)
    values ('staff', ${staff_id}, ${name}, ${action}, ${target}, ${reason}, ${`2026-01-01T0${hour}:00:00Z`}::timestamptz)`)

beforeAll(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  const older = mkdtempSync(join(tmpdir(), 'moongate-orders-'))
  for (const name of readdirSync(migrations).filter((file) => file < '0132'))
    cpSync(join(migrations, name), join(older, name))
  await migrate(base.url, { dir: older })
  rmSync(older, { recursive: true })
  await addDeposit(1, 'credited', 'erin', '')
  await tell(1, 'erin', 'cashier.deposit_credited', 'deposit:D1', 3)
  await addDeposit(2, 'rejected', 'frank', 'no money came')
  await addDeposit(3, 'expired', '', '')
  await addDeposit(4, 'pending', '', '')
  await addWithdrawal(5, 'failed', 'frank', 'wrong card')
  await tell(2, 'frank', 'cashier.withdrawal_in_review', 'withdrawal:W5', 1)
  await tell(1, 'erin', 'cashier.withdrawal_paying', 'withdrawal:W5', 2)
  await tell(2, 'frank', 'cashier.withdrawal_failed', 'withdrawal:W5', 3, 'wrong card')
  await tell(2, 'frank', 'cashier.withdrawal_paid', 'withdrawal:W50', 4)
  await addWithdrawal(6, 'paying', 'erin', '')
  await addWithdrawal(7, 'requested', '', '')
  await migrate(base.url)
})
afterAll(async () => {
  await owner.close()
  await base.drop()
})

const readSteps = async (n: number) =>
  (
    await owner.many<{ step: string; staff_id: number | null; staff_name: string; remark: string; taken_at: Date }>(
      sql`select step, staff_id, staff_name, remark, taken_at from cashier.order_steps where order_id = ${id(n)} and member_id = 7 order by id`,
    )
  ).map((s) =>
    `${s.taken_at.toISOString().slice(11, 13)} ${s.step} ${s.staff_id ?? '-'} ${s.staff_name || '-'} ${s.remark}`.trim(),
  )

describe('R4.20 R4.21 R6.6 orders of a database of before', () => {
  it.each<[string, number, string[]]>([
    ['has what the audit log wrote, with the person', 1, ['03 credit 1 erin']],
    ['has what the order itself said, where the log says nothing', 2, ['09 reject - frank no money came']],
    ['of the clock has no person', 3, ['09 expire - -']],
    ['that waits has none', 4, []],
    ['has all the steps of its way', 5, ['01 review 2 frank', '02 approve 1 erin', '03 fail 2 frank wrong card']],
    ['on its way has the last one, at the time of the order', 6, ['00 approve - erin']],
    ['that nobody took on has none', 7, []],
  ])('one that %s', async (_, n, steps) => expect(await readSteps(n)).toEqual(steps))

  it('R9.6 have no turnover, rate or card written to them that nobody recorded', async () => {
    const kept = await owner.many(
      sql`select distinct turnover_left, fee_rate_ppm, card_id, fee_apart from cashier.withdrawals`,
    )
    expect(kept).toEqual([{ turnover_left: null, fee_rate_ppm: null, card_id: null, fee_apart: false }])
  })
})
