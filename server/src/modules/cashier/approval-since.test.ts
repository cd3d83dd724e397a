import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createApprovals } from './test-approvals.ts'

/** Alice has an account of a month, was paid before, and has bet since: nothing of hers is remarkable unless a case makes it so. */
let env: Env
let alice: number
let card: number
const { data, ok, outcome, member_id } = createScenario(() => env)
const { judge, allow, play, ask, calmDown, see, makeOrdinary, begin } = createApprovals({
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

type Since = [since: string, rule: string, figures: [string, string], change: () => Promise<unknown>]
const SINCE: readonly Since[] = [
  [
    'a sanctions list that names somebody',
    'sanction_hit',
    ['', ''],
    () =>
      env.owner.run(sql`insert into papers.screenings (member_id, asked_at, outcome, entry)
        values (${alice}, ${env.clock.now()}, 'hit', 'x')`),
  ],
  [
    'a password that was replaced',
    'password_changed',
    ['0', '48'],
    () => env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`),
  ],
]
it.each(SINCE)(
  'R4.21 R6.6 what was safe when it was asked for is judged again: %s keeps it for a person, who sees why',
  async (_, rule, [found, limit], change) => {
    await allow('')
    const calm = await see((await ask('100')).bill_no)
    env.clock.advance(1000)
    await play()
    const { id, bill_no, risks } = await see((await ask('101')).bill_no)
    expect([calm.risks, risks]).toEqual([[], []])
    const approve = (ids: string[]) =>
      data<{ done: boolean }[]>('POST /office/withdrawals/approve', { as: 'frank', body: { ids } })
    expect(await approve([calm.id])).toMatchObject([{ done: true }])
    await change()
    expect(await approve([id])).toMatchObject([{ done: false }])
    await calmDown()
    expect([(await see(bill_no)).risks, await approve([id])]).toMatchObject([
      [{ rule, found, limit }],
      [{ done: false }],
    ])
    await ok(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })
  },
)

it.each(SINCE)(
  'R4.21 R6.6 of an order approved by itself what has come up since is told first, once: %s',
  async (_, rule, [found, limit], change) => {
    await allow('')
    const { id, bill_no, risks } = await see((await ask('110')).bill_no)
    const approve = () => outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })
    await change()
    expect([risks, await approve()]).toEqual([[], '409 cashier.risks_since'])
    const told = await see(bill_no)
    expect([told.state, told.risks]).toEqual(['requested', [{ rule, found, limit }]])
    await ok(`POST /office/withdrawals/${id}/review`, { as: 'frank' })
    expect(await approve()).toBe('200')
  },
)

it('R4.21 R6.6 what one of two was told the other has not seen: each approves what stood before them', async () => {
  await allow('')
  const { id, bill_no } = await see((await ask('110')).bill_no)
  await env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`)
  const approve = (as: string, seen: string[]) =>
    outcome(`POST /office/withdrawals/${id}/approve`, { as, body: { seen } })
  for (const as of ['frank', 'erin']) expect(await approve(as, [])).toBe('409 cashier.risks_since')
  expect((await see(bill_no)).steps).toEqual([])
  expect(await approve('erin', ['amount'])).toBe('409 cashier.risks_since')
  expect(await approve('erin', ['password_changed', 'amount'])).toBe('200')
})

it('R4.21 R6.6 what else stands in the way is said first, and nothing is judged for it', async () => {
  await allow('')
  const { id, bill_no } = await see((await ask('110')).bill_no)
  await ok(`POST /office/withdrawals/${id}/claim`, { as: 'erin' })
  await env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`)
  const approve = () => outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: { seen: [] } })
  expect([await approve(), (await see(bill_no)).risks]).toEqual(['409 cashier.claimed', []])
  await ok(`POST /office/withdrawals/${id}/release`, { as: 'erin' })
  expect([await approve(), (await see(bill_no)).risks]).toMatchObject([
    '409 cashier.risks_since',
    [{ rule: 'password_changed' }],
  ])
})

it('R4.21 R6.6 what came up first is no reason to keep quiet about the next', async () => {
  await allow('')
  await judge({ amount: { on: true, above: '100.00' }, several_today: { on: false, count: 2 } })
  const { id, bill_no, risks } = await see((await ask('110')).bill_no)
  await env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`)
  const approve = () => outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })
  expect(await approve()).toBe('409 cashier.risks_since')
  expect([risks, (await see(bill_no)).risks].map((some) => some.map((risk) => risk.rule))).toEqual([
    ['amount'],
    ['password_changed', 'amount'],
  ])
  expect(await approve()).toBe('200')
})

it.each(['one by one', 'together'])('R6.6 an order that left its queue is not judged any more: %s', async (how) => {
  await allow('')
  const { id, bill_no } = await see((await ask('110')).bill_no)
  await ok(`POST /office/withdrawals/${id}/reject`, { as: 'frank', body: { reason: 'asked twice' } })
  await env.owner.run(sql`update members.members set password_changed_at = ${env.clock.now()} where id = ${alice}`)
  const refused =
    how === 'together'
      ? (
          await data<{ why: string }[]>('POST /office/withdrawals/approve', {
            as: 'frank',
            lang: 'en',
            body: { ids: [id] },
          })
        )[0]?.why
      : await outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })
  expect(refused).toMatch(/state_changed|has changed meanwhile/)
  expect((await see(bill_no)).risks).toEqual([])
})
