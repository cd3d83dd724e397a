import { type Env, startEnv } from '@moongate/testing/env'
import { countReadings } from '@moongate/testing/readings'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { countUpTo } from '../src/kernel/page.ts'

/** More than are counted, and so many more that a list which reads all of them shows. */
const ROWS = 30_000
const COUNTED = 10_000

let env: Env
const { data } = createScenario(() => env)
type List = { data: { id: string }[]; total: number; last_page: number; is_more?: boolean }
const list = (route: string, query: Record<string, string> = {}) =>
  data<List>(`GET /office/${route}`, { as: 'erin', query })

const series = sql`from generate_series(1, ${ROWS}::int) n`
const at = sql`kernel.now() - make_interval(secs => n)`
const makeId = (kind: string) => sql`(lpad(to_hex(n), 8, '0') || ${`-0000-7000-8000-0000000${kind}`})::uuid`
const addRows = async () => {
  await env.owner.run(sql`insert into members.members (name, realname, phone, registered_at)
    select 'many' || n, '李' || n, (15000000000 + n)::text, ${at} ${series}`)
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    select 1, ${makeId('0000d')}, 'DM' || n, 1, 'company_bankpay', 'a', '1', 'CNY', 100, 'p' || n, '', 'c' || n, '',
      case when n % 10000 = 0 then 'expired' else 'rejected' end, ${at}, ${at} ${series}`)
  await env.owner
    .run(sql`insert into cashier.withdrawals (member_id, id, bill_no, asset, amount, fee, card_no, bank_type, bank_address, owner_name, member_remark, state, created_at, finished_at)
    select 1, ${makeId('0000e')}, 'WM' || n, 'CNY', 100, 2, n::text, '', '', 'o' || n, '',
      case when n % 10000 = 0 then 'cancelled' else 'rejected' end, ${at}, ${at} ${series}`)
  await env.owner
    .run(sql`insert into wallet.transfers (member_id, id, supplier_code, direction, money_type, asset, amount, state, created_at, finished_at)
    select 1, ${makeId('0000f')}, 'JZ', 'in', 'money', 'CNY', 100, 'rejected', ${at}, ${at} ${series}`)
  await env.owner.run(sql`analyze`)
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  await addRows()
})
afterAll(() => env.stop())

/** How many rows of a table a call reads. */
const countRead = async (table: string, call: () => Promise<unknown>): Promise<number> => {
  const read = async () => (await countReadings(env.owner)).get(table)?.read ?? 0
  const before = await read()
  await call()
  return (await read()) - before
}

describe('R6.6 a long list of the office', () => {
  it.each([
    ['members', 'members.members', {}],
    ['transfers', 'wallet.transfers', {}],
    ['transfers', 'wallet.transfers', { state: 'rejected' }],
    ['deposits', 'cashier.deposits', {}],
    ['deposits', 'cashier.deposits', { state: 'rejected' }],
    ['withdrawals', 'cashier.withdrawals', {}],
    ['withdrawals', 'cashier.withdrawals', { state: 'rejected' }],
  ])('of %s is shown without reading all of %s (%o), and says that there are more', async (route, table, query) => {
    let shown: List | undefined
    const read = await countRead(table, async () => {
      shown = await list(route, query)
    })
    expect(shown).toMatchObject({ total: COUNTED, last_page: COUNTED / 10, is_more: true })
    expect(shown?.data.length).toBe(10)
    expect(read).toBeLessThan(COUNTED + 1000)
  })

  it('tells how many there are where they are counted, and goes on behind the last page', async () => {
    expect(await list('deposits', { keyword: 'DM17' })).toEqual(expect.not.objectContaining({ is_more: true }))
    expect(await list('deposits', { keyword: 'DM17' })).toMatchObject({ total: 1, last_page: 1 })
    expect((await list('members', { page: String(COUNTED / 10 + 1) })).data.length).toBe(10)
  })

  it.each([
    [0, { n: 0, is_more: false }],
    [COUNTED, { n: COUNTED, is_more: false }],
    [COUNTED + 1, { n: COUNTED, is_more: true }],
  ])('counts %i rows as %o', async (rows, counted) =>
    expect(await env.db.one(countUpTo(sql`from generate_series(1, ${rows}::int)`))).toEqual(counted),
  )

  it.each([
    ['deposits', 'cashier.deposits', 'expired'],
    ['withdrawals', 'cashier.withdrawals', 'cancelled'],
  ])('of %s in a rare state is found without reading the others', async (route, table, state) => {
    expect(await countRead(table, () => list(route, { state }))).toBeLessThan(100)
    expect(await list(route, { state })).toMatchObject({ total: 3 })
  })

  it.each([
    ['an account', 'MANY299', 111],
    ['a phone', '150000299', 100],
    ['a real name', '李299', 111],
  ])('of members finds those by the beginning of %s, and reads no others', async (_what, keyword, total) => {
    const read = await countRead('members.members', () => list('members', { keyword }))
    expect(await list('members', { keyword })).toMatchObject({ total })
    expect(read).toBeLessThan(1000)
  })
})
