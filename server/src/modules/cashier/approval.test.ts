import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { secondPersonSetting } from './cashier.settings.ts'
import { createApprovals } from './test-approvals.ts'

/** Alice has an account of a month, was paid before, and has bet since: nothing of hers is remarkable unless a case makes it so. */
let env: Env
let alice: number
let card: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
const { judge, allow, play, ask, see, makeOrdinary, begin } = createApprovals({
  env: () => env,
  alice: () => alice,
  card: () => card,
})

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  await makeOrdinary()
})
afterAll(() => env.stop())
beforeEach(begin)
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

it('R4.21 R1.11 an order in which nothing is remarkable is approved as it is made, by nobody', async () => {
  const { bill_no, state } = await ask()
  const { steps, risks } = await see(bill_no)
  expect([state, risks, steps]).toMatchObject(['paying', [], [{ step: 'approve', by: '' }]])
  const { data: log } = await data<{ data: object[] }>('GET /office/audit', { as: 'erin', query: { limit: '5' } })
  expect(log).toContainEqual(
    expect.objectContaining({ action: '批准提款，出款中', actor: expect.stringContaining('系统') }),
  )
})

it('R4.21 one above the sum waits, and so does every one where none is left to the rules', async () => {
  expect((await ask('1000.01')).state).toBe('requested')
  await allow('')
  expect((await ask('100')).state).toBe('requested')
})

it.each([
  ['paid', 'paid'],
  ['fail', 'failed'],
])(
  'R4.21 R6.6 one that nobody approved can still be ended when two people are asked for at its sum later: %s',
  async (step, state) => {
    const { bill_no } = await ask()
    await putSetting(env.owner, secondPersonSetting, { ...secondPersonSetting.default, withdrawal_above: '100.00' })
    const { id, withheld } = await see(bill_no)
    expect(withheld).toEqual([])
    await ok(`POST /office/withdrawals/${id}/${step}`, { as: 'frank', body: { reason: 'wrong number' } })
    expect((await see(bill_no)).state).toBe(state)
  },
)

it('R6.5 a level raises the sum, while levels are switched on and the operator leaves something to the rules', async () => {
  const raise = (sum: number | null) =>
    env.owner.run(sql`update levelup.levels set approval_max = ${sum} where level = 1`)
  const turn = (to: '0' | '1') => putSetting(env.owner, switchSettings.levelup, to)
  await raise(1500_00)
  expect((await ask('1500')).state).toBe('paying')
  await play()
  expect((await ask('1500.01')).state).toBe('requested')
  await turn('0')
  expect((await ask('1000.01')).state).toBe('requested')
  await turn('1')
  await allow('')
  expect((await ask('100')).state).toBe('requested')
  await raise(null)
})

it.each<[string, rule: string, figures: [string, string], () => Promise<unknown>]>([
  [
    'a login password',
    'password_changed',
    ['0', '48'],
    () => env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`),
  ],
  [
    'the card',
    'card_changed',
    ['0', '48'],
    () => env.owner.run(sql`update bank.cards set written_at = ${env.clock.now()} where member_id = ${alice}`),
  ],
  ['a large win', 'large_win', ['10000.01', '10000.00'], () => play(10_100_01n)],
  [
    'a card of somebody else too',
    'shared_card',
    ['1', '0'],
    () =>
      env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name, removed_at)
      select 999, card_no, bank_type, bank_address, owner_name, ${env.clock.now()} from bank.cards where member_id = ${alice}`),
  ],
  [
    'an address of two others',
    'shared_address',
    ['2', '1'],
    async () => {
      for (const as of ['alice', 'carol', 'bobby'])
        await env.owner
          .run(sql`insert into sessions.sessions (member_id, id, created_at, expires_at, seen_at, ended_at, ip, user_agent)
        select id, gen_random_uuid(), ${env.clock.now()}, ${env.clock.now()}, ${env.clock.now()}, ${env.clock.now()}, '203.0.113.7', '' from members.members where name = ${as}`)
    },
  ],
])('R4.21 %s leaves it to staff, who see why with the figures of then', async (_, rule, [found, limit], change) => {
  await change()
  const { bill_no, state } = await ask()
  expect([state, (await see(bill_no)).risks.filter((risk) => risk.rule === rule)]).toEqual([
    'requested',
    [{ rule, found, limit }],
  ])
  await env.owner.run(sql`update members.members set password_changed_at = null`)
  await env.owner.run(sql`update bank.cards set written_at = '2025-12-01'`)
  await env.owner.run(sql`delete from bank.cards where member_id = 999`)
  await env.owner.run(sql`delete from sessions.sessions where ip = '203.0.113.7'`)
  await env.owner.run(sql`delete from betting.bets where payout > 1000000`)
  expect((await see(bill_no)).risks.map((risk) => risk.rule)).toContain(rule)
})

it('R4.21 an address of a private network that others have too says nothing', async () => {
  for (const ip of ['10.1.2.3', '172.20.0.1', '::1'])
    for (const as of ['alice', 'carol', 'bobby'])
      await env.owner
        .run(sql`insert into sessions.sessions (member_id, id, created_at, expires_at, seen_at, ended_at, ip, user_agent)
        select id, gen_random_uuid(), ${env.clock.now()}, ${env.clock.now()}, ${env.clock.now()}, ${env.clock.now()}, ${ip}, '' from members.members where name = ${as}`)
  expect((await ask()).state).toBe('paying')
})

it('R4.21 a second one without a bet since, and a third of the day', async () => {
  env.clock.advance(24 * 3_600_000)
  env.call.forget()
  await play()
  await judge({})
  env.clock.advance(24 * 3_600_000)
  env.call.forget()
  await play()
  await judge({})
  expect((await ask('100')).state).toBe('paying')
  env.clock.advance(1000)
  const second = await see((await ask('100')).bill_no)
  env.clock.advance(1000)
  await play()
  const third = await see((await ask('100')).bill_no)
  expect([second.risks, third.risks]).toEqual([
    [{ rule: 'no_bets', found: '', limit: '' }],
    [{ rule: 'several_today', found: '3', limit: '2' }],
  ])
})

it('R4.21 the withdrawal password: a change counts, setting it for the first time does not', async () => {
  const when = () =>
    env.owner.one<{ at: Date | null }>(sql`select qk_pwd_changed_at as at from members.members where id = ${alice}`)
  expect((await when()).at).toBeNull()
  const change = (old_qk_pwd: string, qk_pwd: string) =>
    ok('POST /member/drawing_pwd/modify', { as: 'alice', body: { old_qk_pwd, qk_pwd, qk_pwd_confirmation: qk_pwd } })
  await change('888888', '888887')
  await change('888887', '888888')
  const { bill_no } = await ask()
  expect((await see(bill_no)).risks.map(({ rule }) => rule)).toEqual(['qk_pwd_changed'])
  await env.owner.run(sql`update members.members set qk_pwd_changed_at = null`)
})

it('R4.21 its member takes back what nobody has looked at, once, whoever has taken it, and nobody else does', async () => {
  const before = await wallets('alice')
  await allow('')
  const { bill_no } = await ask()
  const { id } = await see(bill_no)
  await ok(`POST /office/withdrawals/${id}/claim`, { as: 'frank', body: {} })
  expect(await outcome('POST /drawing/cancel', { as: 'carol', body: { bill_no } })).toBe('404 cashier.order_not_found')
  const { state, status } = await data<{ state: string; status: number }>('POST /drawing/cancel', {
    as: 'alice',
    body: { bill_no },
  })
  expect([state, status, await wallets('alice')]).toEqual(['cancelled', 3, before])
  expect(await outcome('POST /drawing/cancel', { as: 'alice', body: { bill_no } })).toBe('409 cashier.state_changed')
  expect(await env.owner.many(sql`select from claims.claims where order_id = ${id}`)).toEqual([])
  expect(await outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })).toBe('409 cashier.state_changed')
  const taken = await ask()
  const order = await see(taken.bill_no)
  await ok(`POST /office/withdrawals/${order.id}/review`, { as: 'frank' })
  expect(await outcome('POST /drawing/cancel', { as: 'alice', body: { bill_no: taken.bill_no } })).toBe(
    '409 cashier.state_changed',
  )
})

it('R6.6 staff approve what is safe in one go, each order for itself, and hear what stood in the way of the others', async () => {
  await allow('')
  const safe = await see((await ask('100')).bill_no)
  env.clock.advance(1000)
  const risky = await see((await ask('100')).bill_no)
  const gone = await see((await ask('100')).bill_no)
  await ok('POST /drawing/cancel', { as: 'alice', body: { bill_no: gone.bill_no } })
  const ids = [safe.id, risky.id, gone.id, safe.id]
  expect(await data('POST /office/withdrawals/approve', { as: 'frank', lang: 'en', body: { ids } })).toMatchObject([
    { id: safe.id, done: true, why: '' },
    { id: risky.id, done: false, why: expect.stringContaining('needs a look') },
    { id: gone.id, done: false },
  ])
  expect((await see(safe.bill_no)).steps).toMatchObject([{ step: 'approve', by: 'frank' }])
  expect(await outcome('POST /office/withdrawals/approve', { as: 'sofia', body: { ids } })).toBe('403 common.forbidden')
})
