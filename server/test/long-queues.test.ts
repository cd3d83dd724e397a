import { type Env, startEnv } from '@moongate/testing/env'
import { countReadings } from '@moongate/testing/readings'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLongRows } from './long-rows.ts'

/** So many are counted of a list. */
const COUNTED = 10_000

let env: Env
const { data } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  await addLongRows(env.owner)
})
afterAll(() => env.stop())

type List = { data: object[]; total: number; last_page: number; is_more?: boolean }
/** A list as staff ask for it, and how many rows of its table were read. */
const readList = async (route: string, table: string, query: Record<string, string>) => {
  const count = async () => (await countReadings(env.owner)).get(table)?.read ?? 0
  const before = await count()
  const list = await data<List>(`GET /office/${route}`, { as: 'erin', query })
  return { list, read: (await count()) - before }
}

describe('R6.6 what staff look through is not counted as a whole', () => {
  it.each([
    ['audit', 'audit.entries', {}],
    ['audit', 'audit.entries', { action: 'tried.action' }],
    ['payouts', 'payments.payouts', {}],
    ['payouts', 'payments.payouts', { state: 'failed' }],
    ['arrivals', 'payments.items', {}],
    ['rebate/claims', 'rebate.claims', {}],
    ['credit/loans', 'credit.loans', {}],
    ['promotions/applications', 'promotions.applications', {}],
    ['bonus/bonuses', 'bonus.bonuses', {}],
    ['bonus/bonuses', 'bonus.bonuses', { state: 'refused' }],
    ['freespins/grants', 'freespins.grants', {}],
    ['mail/outgoing', 'mail.outgoing', {}],
    ['mail/threads', 'mail.threads', {}],
    ['savings/holdings', 'savings.holdings', {}],
    ['usdt-transfers', 'chain.transfers', {}],
    ['papers', 'papers.papers', {}],
    ['statements', 'statements.rows', { state: 'ignored' }],
  ])('%s of %s (%o)', async (route, table, query) => {
    const { list, read } = await readList(route, table, query)
    expect(list).toMatchObject({ total: COUNTED, last_page: COUNTED / 10, is_more: true })
    expect(list.data.length).toBe(10)
    expect(read).toBeLessThan(COUNTED + 1000)
  })

  it.each([
    ['payouts', 'payments.payouts', { open: '1' }],
    ['arrivals', 'payments.items', { open: '1' }],
    ['bonus/bonuses', 'bonus.bonuses', { state: 'cancelled' }],
    ['freespins/grants', 'freespins.grants', { state: 'cancelled' }],
    ['mail/threads', 'mail.threads', { mine: '1' }],
    ['usdt-transfers', 'chain.transfers', { state: 'left' }],
  ])('%s finds the few of %s that are asked for (%o) without the others', async (route, table, query) => {
    const { list, read } = await readList(route, table, query)
    expect(list.total).toBeGreaterThanOrEqual(3)
    expect(read).toBeLessThan(200)
  })

  it.each(['payments.payouts', 'payments.items', 'chain.transfers', 'bonus.bonuses', 'mail.threads'])(
    'nor is %s read for the number that waits',
    async (table) => {
      const count = async () => (await countReadings(env.owner)).get(table)?.read ?? 0
      const before = await count()
      await data('GET /office/queues', { as: 'erin' })
      expect((await count()) - before).toBeLessThan(200)
    },
  )
})
