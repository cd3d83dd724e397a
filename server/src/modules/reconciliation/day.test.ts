import { type Env, startEnv } from '@moongate/testing/env'
import { listenToOffice } from '@moongate/testing/office-pushes'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, outcome, job } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

it('R6.6 the clock compares the days that are over, each once; staff compare one again, but not today', async () => {
  await job('reconciliation.compare_days')
  type Day = { day: string; state: string; difference: string; source: { kind: string } }
  const list = async () =>
    (await data<{ data: Day[] }>('GET /office/reconciliation/days', { as: 'frank', query: { limit: '100' } })).data
  const days = ['2026-01-14', '2026-01-13', '2026-01-12']
  const shown = { state: 'compared', difference: '0.00', source: { kind: 'ledger', code: '' } }
  expect(await list()).toMatchObject(days.map((day) => ({ day, ...shown })))
  expect(await outcome(`POST /office/reconciliation/days/2026-01-14/compare`, { as: 'frank', body: {} })).toBe('200')
  await job('reconciliation.compare_days')
  expect((await list()).map(({ day }) => day)).toEqual(days)
  const refused = { as: 'frank', body: {} }
  expect(await outcome('POST /office/reconciliation/days/2026-01-15/compare', refused)).toBe(
    '409 reconciliation.day_open',
  )
})

it('R6.6 an item is owned, explained and solved by one person at a time, and says who did what', async () => {
  const { id } = await env.owner.one<{
    id: number
  }>(sql`insert into reconciliation.breaks (day, source, kind, subject, detail, asset, amount, effect)
    values ('2020-01-01', 'ledger', 'twice_ours', 'D-OF-THIS-TEST', '', 'CNY', 500, -500) returning id`)
  const act = (step: string, as: string, body: object = {}) =>
    outcome(`POST /office/reconciliation/items/${id}/${step}`, { as, body })
  const reason = { reason: '已与网关核对' }
  expect(await act('explain', 'frank', reason)).toBe('409 reconciliation.changed')
  const own = (as: string, owner_name: string) => act('own', as, { owner_name })
  expect(await listenToOffice(env, () => own('frank', ''))).toEqual([{ type: 'break', data: {} }])
  expect(await act('explain', 'erin', reason)).toBe('409 reconciliation.not_owner')
  // Whoever saw it as nobody's does not take it from a colleague unawares.
  expect(await own('erin', '')).toBe('409 reconciliation.changed')
  expect(await own('erin', 'frank')).toBe('200')
  expect(await act('explain', 'erin', reason)).toBe('200')
  expect(await act('solve', 'erin', reason)).toBe('200')
  expect(await own('frank', 'erin')).toBe('409 reconciliation.changed')
  const query = { day: '2020-01-01', state: 'solved' }
  type Item = {
    solved_by: string
    amount: string
    effect: string
    allowed: string[]
    steps: { step: string; by: string }[]
  }
  const { data: items } = await data<{ data: Item[] }>('GET /office/reconciliation/items', { as: 'frank', query })
  expect(items).toMatchObject([{ solved_by: 'erin', amount: '5.00', effect: '-5.00', allowed: [] }])
  expect(items[0]?.steps.map(({ step, by }) => `${step} ${by}`)).toEqual([
    'own frank',
    'own erin',
    'explain erin',
    'solve erin',
  ])
})

type Item = {
  id: number
  kind: string
  state: string
  owner_name: string
  note: string
  amount: string
  solved_by: string
  solved_at: string | null
  waiting_seconds: number
  steps: { step: string; by: string }[]
}
const items = async (query: Record<string, string>, as = 'frank') =>
  (await data<{ data: Item[] }>('GET /office/reconciliation/items', { as, query })).data
const told = ({ steps }: Pick<Item, 'steps'>) => steps.map(({ step, by }) => `${step} ${by}`)
const written = (target: string) =>
  env.owner.many<{ actor_name: string; action: string }>(
    sql`select actor_name, action from audit.entries where target = ${target} order by id`,
  )

it('R6.6 what is found no more is solved by itself, and when it comes back it is open again and nobody has it', async () => {
  const day = '2026-01-13'
  const compare = () => outcome(`POST /office/reconciliation/days/${day}/compare`, { as: 'frank', body: {} })
  const lose = () => env.owner.run(sql`delete from cashier.deposits where bill_no = 'D-LOST'`)
  const plant = () =>
    env.owner
      .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    values (1, ${env.ids.uuid()}, 'D-LOST', 1, 'company_bankpay', 'a', '1', 'CNY', 50000, 'p', '', '', '', 'credited', '2026-01-13T04:00:00Z', '2026-01-13T04:00:00Z')`)
  const show = async () => {
    const [item] = await items({ day })
    return item && { ...item, steps: told(item) }
  }
  const queued = async () =>
    (await data<{ reconciliation: number }>('GET /office/queues', { as: 'frank' })).reconciliation
  await plant()
  expect(await compare()).toBe('200')
  const found = await show()
  expect(found).toMatchObject({ kind: 'order_without_posting', amount: '500.00', state: 'open', owner_name: '' })
  expect(
    await outcome(`POST /office/reconciliation/items/${found?.id}/own`, { as: 'frank', body: { owner_name: '' } }),
  ).toBe('200')
  expect(await queued()).toBe(1)
  await lose()
  // The clock looks again at a day on which somebody has something.
  await job('reconciliation.compare_days')
  expect(await show()).toMatchObject({ state: 'solved', solved_by: '', steps: ['own frank', 'gone '] })
  const listed = await data<{ data: { day: string; open: number; found: number }[] }>(
    'GET /office/reconciliation/days',
    {
      as: 'frank',
      query: { limit: '100' },
    },
  )
  expect([await queued(), listed.data.find((one) => one.day === day)]).toMatchObject([0, { open: 0, found: 1 }])
  await plant()
  await compare()
  expect(await show()).toMatchObject({
    state: 'open',
    owner_name: '',
    solved_at: null,
    steps: ['own frank', 'gone ', 'back '],
  })
  await lose()
  await compare()
  const action = 'reconciliation.day_compared'
  expect(await written(`reconciliation:${day}`)).toEqual([1, 2, 3].map(() => ({ actor_name: 'frank', action })))
})

it('R6.6 an item that is let go is nobody, keeps what was said of it, and waits until somebody solves it', async () => {
  const day = '2020-01-02'
  const { id } = await env.owner.one<{
    id: number
  }>(sql`insert into reconciliation.breaks (day, source, kind, subject, detail, asset, amount, effect)
    values (${day}, 'ledger', 'twice_ours', 'D-LET-GO', '', 'CNY', 500, -500) returning id`)
  const act = (step: string, as: string, body: object = {}) =>
    outcome(`POST /office/reconciliation/items/${id}/${step}`, { as, body })
  const reason = '已与网关核对'
  const steps = [
    ['own', 'frank', { owner_name: '' }],
    ['explain', 'frank', { reason }],
    ['own', 'erin', { owner_name: 'frank' }],
    ['release', 'erin', {}],
  ] as const
  const shown: unknown[] = []
  for (const [step, as, body] of steps) {
    expect(await act(step, as, body)).toBe('200')
    const [{ state, owner_name, note, solved_at } = { state: '' }] = await items({ day })
    shown.push([state, owner_name, note, solved_at])
  }
  expect(shown).toEqual([
    ['owned', 'frank', '', null],
    ['explained', 'frank', reason, null],
    ['owned', 'erin', reason, null],
    ['open', '', reason, null],
  ])
  await act('own', 'frank', { owner_name: '' })
  const count = async (query: Record<string, string>, as?: string) => (await items({ day, ...query }, as)).length
  expect([await count({ mine: '1' }), await count({ mine: '1' }, 'erin'), await count({ open: '1' })]).toEqual([
    1, 0, 1,
  ])
  await act('solve', 'frank', { reason })
  const waited = async () => (await items({ day }))[0]?.waiting_seconds
  const before = await waited()
  env.clock.advance(60_000)
  expect([await count({ open: '1' }), await waited()]).toEqual([0, before])
  const done = ['frank own', 'frank explain', 'erin own', 'erin release', 'frank own', 'frank solve']
  expect(
    (await written(`reconciliation:${day} twice_ours`)).map(({ actor_name, action }) => `${actor_name} ${action}`),
  ).toEqual(done.map((one) => one.replace(' ', ' reconciliation.item_')))
})
