import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

const DAY_MS = 86_400_000
let env: Env
const { data, outcome, member_id } = createScenario(() => env)
beforeAll(async () => {
  // Noon in Shanghai.
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  await env.owner.run(sql`update members.members set registered_at = '2025-12-01'`)
  await env.owner.run(sql`update cashier.deposits set finished_at = '2025-12-01' where state = 'credited'`)
})
afterAll(() => env.stop())

const at = (hours: number) => new Date(env.clock.now().getTime() + hours * 3_600_000)
const register = (name: string, when: Date) =>
  env.owner.run(sql`update members.members set registered_at = ${when} where name = ${name}`)
const credit = async (name: string, amount: number, when: Date) =>
  env.owner.run(sql`insert into cashier.deposits
    select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'bill_no', 'O-' || gen_random_uuid(), 'member_id', ${await member_id(name)}::int,
      'amount', ${amount}::int, 'finished_at', ${when}::timestamptz))).* from cashier.deposits d where state = 'credited' limit 1`)
const bet = async (name: string, stake: number, payout: number, when: Date, asset = 'CNY') =>
  env.owner
    .run(sql`insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, selection, asset, stake, effective, payout, status, bet_at, settled_at)
    values (${await member_id(name)}, gen_random_uuid(), gen_random_uuid()::text, 'JZ', 4, 'jzssc', '{}', ${asset}, ${stake}, ${stake}, ${payout}, 'COMPLETE', ${when}, ${when})`)

type Span = Record<string, number | string | null>
const see = async (as = 'frank') =>
  data<{ at: string; today: Span; yesterday: Span; open: object }>('GET /office/overview', { as })

it('R6.6 R9.8 the day until now stands beside the day before until the same time', async () => {
  await register('bobby', at(-1))
  await register('carol', at(-25))
  await register('daisy', at(-23.5)) // yesterday, but later than now
  await credit('alice', 300_00, at(-2)) // paid in before
  await credit('bobby', 100_00, at(-2))
  await credit('bobby', 50_00, at(-1))
  await credit('carol', 70_00, at(-26))
  await credit('daisy', 999_00, at(-23.5))
  await bet('alice', 200_00, 50_00, at(-1))
  await bet('bobby', 100_00, 300_00, at(-1))
  await bet('carol', 10_00, 0, at(-26))
  await bet('carol', 500_00, 0, at(-1), 'PLAY')
  const { at: told, today, yesterday } = await see()
  expect(told).toBe('2026-01-15 12:00:00')
  expect(today).toEqual({
    registered: 1,
    depositors: 2,
    first_depositors: 1,
    deposits: 3,
    deposited: '450.00',
    withdrawals: 0,
    withdrawn: '0.00',
    net: '450.00',
    players: 2,
    bets: 2,
    bet_amount: '300.00',
    payout: '350.00',
    ggr: '-50.00',
    measured: expect.stringMatching(/^116\.67/),
  })
  expect(yesterday).toMatchObject({
    registered: 1,
    first_depositors: 1,
    deposited: '70.00',
    players: 1,
    bet_amount: '10.00',
  })
  env.clock.advance(DAY_MS)
  env.call.forget()
  const next = await see()
  expect([next.today['deposits'], next.today['measured'], next.yesterday['net']]).toEqual([0, null, '450.00'])
})

it.each([
  ['erin', '200'],
  ['frank', '200'],
  ['sofia', '403 common.forbidden'],
])('R6.6 %s: %s', async (as, answer) => expect(await outcome('GET /office/overview', { as })).toBe(answer))
