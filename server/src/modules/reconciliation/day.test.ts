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
