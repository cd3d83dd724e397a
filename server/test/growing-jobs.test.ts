import { type Env, startEnv } from '@moongate/testing/env'
import { countReadings } from '@moongate/testing/readings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildJobTable } from '../src/jobs.ts'
import { sql } from '../src/kernel/db.ts'
import { addLongRows } from './long-rows.ts'

/** So many of each are over. */
const ROWS = 5000
/** Looks at what each member did, by their numbers. */
const OF_EACH_MEMBER = 'protection.mark'

let env: Env
const of = sql`from generate_series(1, ${ROWS}::int) n`
const at = sql`kernel.now() - interval '40 days' - make_interval(mins => n)`
const id = sql`(lpad(to_hex(n), 8, '0') || '-0000-7000-8000-00000000000a')::uuid`

/** What ended long ago: members, orders, transfers, rebate and mass mails, and the papers whose pictures are gone. */
const addEnded = async (): Promise<void> => {
  await env.owner.run(sql`insert into members.members (name, registered_at) select 'many' || n, ${at} ${of}`)
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    select n + 100000, ${id}, 'DM' || n, 1, 'company_bankpay', 'a', '1', 'CNY', 100, '', '', 'c' || n, '', 'rejected', ${at}, ${at} ${of}`)
  await env.owner
    .run(sql`insert into cashier.withdrawals (member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, state, created_at, finished_at)
    select n + 100000, ${id}, 'WM' || n, 'CNY', 100, 2, '', '', '', '', '', 'rejected', ${at}, ${at} ${of}`)
  await env.owner
    .run(sql`insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, created_at, finished_at)
    select n + 100000, ${id}, 'JZ', 'in', 'money', 'CNY', 100, 'rejected', ${at}, ${at} ${of}`)
  await env.owner
    .run(sql`insert into rebate.days (member_id, on_day, game_type, supplier_code, effective, claimed_effective)
    select n + 100000, '2025-10-01', 3, 'AG', 100, 100 ${of}`)
  await env.owner
    .run(sql`insert into mail.outgoing (member_id, message_id, way, address, title, content, state, is_mass, created_at)
    select n + 100000, n, 'push', '', 't', 'c', 'sent', true, ${at} ${of}`)
  await env.owner.run(sql`update papers.papers set ended_at = decided_at, pictures_gone_at = decided_at`)
  await env.owner.run(sql`analyze`)
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  await env.drain()
  await addLongRows(env.owner, ROWS)
  await addEnded()
})
afterAll(() => env.stop())

it('R1.1 what the clock asks for again and again reads nothing that is over: its cost grows with what is new', async () => {
  const jobs = [...buildJobTable(env).values()].filter(({ job }) => job.cron && job.name !== OF_EACH_MEMBER)
  expect(jobs.length).toBeGreaterThan(30)
  const before = await countReadings(env.owner)
  for (const job of jobs) await job.run({})
  const read = [...(await countReadings(env.owner)).values()]
    .map((one) => ({ name: one.name, read: one.read - (before.get(one.name)?.read ?? 0) }))
    .filter((one) => one.read >= ROWS / 2)
  expect(read).toEqual([])
})
