import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
let alice: number
let card: number
const { data, ok, member_id } = createScenario(() => env)
type Row = { bill_no: string; ml_money: string | null; fee_percent: string | null; counter_fee: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const setFee = (fee_percent: string) =>
  env.owner.run(
    sql`insert into site.configs (key, value) values ('withdrawal', ${JSON.stringify({
      min: '100.00',
      max: '50000.00',
      daily_count: 50,
      fee_percent,
      open_from: '00:00',
      open_to: '24:00',
    })}::jsonb) on conflict (key) do update set value = excluded.value`,
  )
const owe = (amount: bigint) =>
  env.owner.run(
    sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'test', gen_random_uuid()::text, 'CNY', ${amount})`,
  )
const oweNothing = () => env.owner.run(sql`delete from turnover.requirements where source = 'test'`)
const ask = async () =>
  (
    await data<{ bill_no: string }>('POST /drawing', {
      as: 'alice',
      body: { member_bank_id: card, money: '200', qk_pwd: '888888', member_remark: '生活费' },
    })
  ).bill_no
/** What staff and the member see of one order. */
const see = async (bill_no: string): Promise<Row[]> => {
  const staff = await data<{ data: Row[] }>('GET /office/withdrawals', { as: 'frank', query: { keyword: bill_no } })
  const own = await data<{ data: Row[] }>('POST /drawing/list', { as: 'alice', body: { limit: 50 } })
  return [...staff.data, ...own.data.filter((row) => row.bill_no === bill_no)].map(
    ({ ml_money, fee_percent, counter_fee }) => ({ bill_no, ml_money, fee_percent, counter_fee }),
  )
}

it('R9.6 R4.21 an order shows the turnover that was left at its request and the fee rule of then, whatever came after', async () => {
  await setFee('2.00')
  await owe(350_25n)
  const bill_no = await ask()
  await oweNothing()
  await setFee('5.50')
  const kept = { bill_no, ml_money: '350.25', fee_percent: '2.00', counter_fee: '4.00' }
  expect(await see(bill_no)).toEqual([kept, kept])
})

it('R9.6 an order of a member who owed nothing says so, also when they owe something since', async () => {
  await setFee('0.25')
  const bill_no = await ask()
  await owe(900_00n)
  const kept = { bill_no, ml_money: '0.00', fee_percent: '0.25', counter_fee: '0.00' }
  expect(await see(bill_no)).toEqual([kept, kept])
  await oweNothing()
})

it('R9.6 an order of before these were kept says that they were not', async () => {
  await setFee('2.00')
  const bill_no = await ask()
  await env.owner.run(
    sql`update cashier.withdrawals set turnover_left = null, fee_rate_ppm = null where bill_no = ${bill_no}`,
  )
  const unknown = { bill_no, ml_money: null, fee_percent: null, counter_fee: '0.00' }
  expect(await see(bill_no)).toEqual([unknown, unknown])
  await ok('POST /drawing/list', { as: 'alice', body: {} })
})

it('R6.5 a level raises the limits and goes first in the queue, while levels are switched on', async () => {
  await setFee('2.00')
  const first = await ask()
  await env.owner.run(
    sql`insert into levelup.bets (member_id, bet_id, ladder, effective) values (${alice}, gen_random_uuid(), 'slot', 600000000)`,
  )
  await env.owner.run(
    sql`update levelup.standings set effective = effective + 600000000 where member_id = ${alice} and ladder = 'slot'`,
  )
  const quote = () => data<{ max: string }>('POST /drawing/quote', { as: 'alice', body: { money: '200' } })
  expect(await quote()).toMatchObject({ max: '100000.00' })
  const fast = await ask()
  const queue = await data<{ data: { bill_no: string; is_fast: number }[] }>('GET /office/withdrawals', {
    as: 'frank',
    query: { open: '1' },
  })
  const shown = queue.data.map(({ bill_no, is_fast }) => `${bill_no} ${is_fast}`)
  expect(shown[0]).toBe(`${fast} 1`)
  expect(shown).toContain(`${first} 0`)
  await env.owner.run(sql`update site.configs set value = '"0"' where key = 'activity_shengji_enable'`)
  expect(await quote()).toMatchObject({ max: '50000.00' })
})
