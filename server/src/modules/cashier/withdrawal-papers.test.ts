import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
let card: number
const { data, ok, outcome, member_id } = createScenario(() => env)
let n = 0
const key = () => `withdrawal-papers-${++n}`
const withdraw = (money: string) =>
  outcome('POST /drawing', {
    as: 'alice',
    key: key(),
    body: { member_bank_id: card, money, qk_pwd: '888888', member_remark: 'rent' },
  })
const free = async () =>
  (await data<{ free_money: string | null }>('POST /drawing/quote', { as: 'alice', body: { money: '100' } })).free_money
const set = (name: string, value: object) =>
  env.owner.run(
    sql`insert into site.configs (key, value) values (${name}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`,
  )

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
})
afterAll(() => env.stop())

/** Sends a passport in and has it accepted. */
const showPassport = async () => {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const upload = { as: 'alice', file: { bytes, type: 'image/png' } }
  const { id: picture } = await data<{ id: string }>('POST /member/papers/pictures', upload)
  const body = { kind: 'passport', pictures: [picture] }
  const { id } = await data<{ id: string }>('POST /member/papers', { as: 'alice', key: key(), body })
  await ok(`POST /office/papers/${id}/take`, { as: 'erin', body: {} })
  const dates = { good_until: '2026-06-01', birth_on: '1990-01-01' }
  await ok(`POST /office/papers/${id}/accept`, { as: 'erin', body: dates })
}

/** Refuses the order that waits. */
const sendBack = async () => {
  const { data: orders } = await data<{ data: { id: string }[] }>('GET /office/withdrawals', {
    as: 'frank',
    query: { open: '1' },
  })
  await ok(`POST /office/withdrawals/${orders[0]?.id}/reject`, { as: 'frank', body: { reason: '卡号有误' } })
}

it('R4.21 above the sum a withdrawal asks for papers before money is held, to the cent, until they are accepted', async () => {
  expect(await free()).toBe('50000.00')
  await set('withdrawal_papers', { single_above: '200.00', month_above: '350.00', total_above: '' })
  expect(await free()).toBe('200.00')
  const held = async () =>
    (await env.owner.one<{ n: number }>(sql`select count(*)::int as n from cashier.withdrawals`)).n
  const before = await held()
  expect(await withdraw('200.01')).toBe('403 cashier.papers_missing')
  expect(await held()).toBe(before)
  expect(await withdraw('200.00')).toBe('200')
  expect(await free()).toBe('150.00')
  await sendBack()
  expect(await free()).toBe('200.00')
  expect(await withdraw('200.00')).toBe('200')
  expect(await free()).toBe('150.00')
  expect(await withdraw('150.01')).toBe('403 cashier.papers_missing')
  expect(await withdraw('150.00')).toBe('200')
  expect(await free()).toBe('0.00')
  expect(await withdraw('100.00')).toBe('403 cashier.papers_missing')
  // The licence asks for them whatever the operator set.
  await set('withdrawal_papers', { single_above: '', month_above: '', total_above: '' })
  expect(await free()).toBe(null)
  await set('protection', { profile: 'MT', reality_minutes: 60, cool_off_loss: '0.00', help: [] })
  expect(await free()).toBe('1650.00')

  await showPassport()
  expect(await free()).toBe(null)
  const alice = await member_id('alice')
  const asked = { as: 'erin', body: { kind: 'funds', reason: '请补充资金来源' } }
  await ok(`POST /office/papers/members/${alice}/ask`, asked)
  expect(await free()).toBe('1650.00')
  await env.owner.run(sql`update papers.asks set met_at = now()`)
  expect(await withdraw('100.00')).toBe('200')
  // A passport that has run out proves nothing, whether the clock has ended it yet or not.
  env.clock.advance(138 * 86_400_000)
  env.call.forget()
  expect(await free()).toBe('1550.00')
  expect(await env.invariants()).toEqual([])
})
