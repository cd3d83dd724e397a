import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { readDue } from '../src/modules/rebate/claim.ts'

/** A database of the time when the ranking added all claims up, and a refusal lost what its claim had taken off as owed. */
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
const DAY = '2026-03-01'
const members = { owes: 1, owesNothing: 2, setOff: 3, neverPaid: 4, open: 5, tookBack: 6 }
let base: TestDatabase
let owner: Pool

/** Until the end of a day a member's bets come to `effective`, of which `lines` were claimed one after the other. */
const insertDay = async (member_id: number, effective: bigint, claimed_effective: bigint, lines: readonly Line[]) => {
  const claimed = lines.reduce((sum, { amount }) => sum + amount, 0n)
  await owner.run(sql`insert into rebate.bets (member_id, bet_id, on_day, game_type, supplier_code, effective, settled_at)
    values (${member_id}, gen_random_uuid(), ${DAY}::date, 4, 'JZ', ${effective}, ${DAY}::date)`)
  await owner.run(sql`insert into rebate.days (member_id, on_day, game_type, supplier_code, effective, claimed, claimed_effective, grown_at)
    values (${member_id}, ${DAY}::date, 4, 'JZ', ${effective}, ${claimed}, ${claimed_effective}, ${DAY}::date)`)
  for (const line of lines) await insertClaim(member_id, line)
}
type Line = { state: 'paid' | 'refused'; amount: bigint; ago?: string }
/** A claim of which a line is told; one of another day makes its sum positive. */
const insertClaim = async (member_id: number, { state, amount, ago = '9 days' }: Line) => {
  const { id } = await owner.one<{
    id: string
  }>(sql`insert into rebate.claims (member_id, id, bill_no, deadtime, way, state, amount, created_at, finished_at)
    values (${member_id}, gen_random_uuid(), gen_random_uuid()::text, ${DAY}::date, 'member', ${state}, 500, kernel.now() - ${ago}::interval, kernel.now() - ${ago}::interval) returning id`)
  await owner.run(sql`insert into rebate.claim_lines (member_id, claim_id, on_day, game_type, supplier_code, effective, rate_ppm, amount)
    values (${member_id}, ${id}, ${DAY}::date, 4, 'JZ', 0, 10000, ${amount}), (${member_id}, ${id}, ${DAY}::date - 1, 4, 'JZ', 0, 10000, ${500n - amount})`)
}
const pay = (amount: bigint, ago = '9 days'): Line => ({ state: 'paid', amount, ago })
const refuse = (amount: bigint): Line => ({ state: 'refused', amount })

beforeAll(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  const older = mkdtempSync(join(tmpdir(), 'moongate-rebate-'))
  for (const name of readdirSync(migrations).filter((file) => file < '0572'))
    cpSync(join(migrations, name), join(older, name))
  await migrate(base.url, { dir: older })
  rmSync(older, { recursive: true })
  await owner.run(sql`insert into rebate.tariffs (from_on, levels, set_by)
    values ('2026-01-01', '[{"game_type":4,"from":"1","rate_ppm":10000}]', 'demo')`)
  // 100.00 were paid for 10,000.00 of bets, of which 6,000.00 were taken back; what was owed of it was in a claim that was refused.
  await insertDay(members.owes, 4_000_00n, 4_000_00n, [pay(100_00n), refuse(-60_00n)])
  // The bets came back.
  await insertDay(members.owesNothing, 10_000_00n, 10_000_00n, [pay(100_00n), refuse(-60_00n)])
  await insertDay(members.setOff, 4_000_00n, 4_000_00n, [pay(100_00n), refuse(-60_00n), pay(-60_00n, '2 days')])
  await insertDay(members.neverPaid, 0n, 0n, [refuse(100_00n), refuse(-100_00n)])
  await insertDay(members.open, 4_000_00n, 10_000_00n, [pay(100_00n, '1 day'), pay(1n, '3 days'), pay(-1n, '8 days')])
  // Before staff refused 100.00, 60.00 of them had been set off against something else.
  await insertDay(members.tookBack, 4_000_00n, 4_000_00n, [refuse(100_00n), pay(-60_00n)])
  await migrate(base.url)
})
afterAll(async () => {
  await owner.close()
  await base.drop()
})

it.each([
  ['what was owed when a claim was refused is owed', members.owes, -60_00n],
  ['nothing is where the bets came back', members.owesNothing, 0n],
  ['nor where it has been set off since', members.setOff, 0n],
  ['nor where nothing was paid', members.neverPaid, 0n],
  ['what was owed anyway still is', members.open, -60_00n],
  ['and what was set off against a refused claim comes back', members.tookBack, 60_00n],
] as const)('R7.1 in a database of before %s', async (_, member_id, owed) => {
  const due = await readDue(owner, { member_id, deadtime: new Date() }, 'UTC')
  expect(due.filter(({ on_day }) => on_day === DAY).reduce((sum, one) => sum + one.due, 0n)).toBe(owed)
})

it('R1.11 the ranking of a database of before has what was paid within seven days', async () => {
  expect(await owner.many(sql`select member_id, amount from rebate.week order by 1`)).toEqual([
    { member_id: members.setOff, amount: 500n },
    { member_id: members.open, amount: 1000n },
  ])
  expect(await owner.many(sql`select 1 from rebate.invariant_week`)).toEqual([])
})
