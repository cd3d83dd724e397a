import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'

/* Whatever gives a member something asks policy first, and each of these calls says so in its contract. */
let env: Env
const { outcome, member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.owner.run(sql`insert into policy.bars (member_id, action, why, since)
    values (${await member_id('alice')}, 'receive_gift', 'protected', '2026-01-01')`)
})
afterAll(() => env.stop())

const find = async (text: ReturnType<typeof sql>) => String((await env.owner.one<{ id: number }>(text)).id)

type Gift = () => Promise<[path: string, body: object, as?: string]>
const gifts: Record<string, Gift> = {
  'a spin of the wheel': async () => ['/wheel/award', { name: 'alice' }],
  'an application': async () => [
    `/act/apply/${await find(sql`select id from promotions.activities where picture = 'lanterns'`)}`,
    { answers: {} },
  ],
  'a bonus': async () => [
    '/bonus/take',
    { offer_id: Number(await find(sql`select id from bonus.offers order by id limit 1`)) },
  ],
  'free spins': async () => [
    '/freespins/claim',
    { offer_id: Number(await find(sql`select id from freespins.offers order by id limit 1`)) },
  ],
  'free spins by staff': async () => [
    '/office/freespins/give',
    {
      offer_id: Number(await find(sql`select id from freespins.offers order by id limit 1`)),
      member_name: 'alice',
      reason: 'an apology',
    },
    'frank',
  ],
  'a plan of the savings': async () => [
    '/yuebao/buy',
    { plan_id: Number(await find(sql`select id from savings.plans order by id limit 1`)), amount: '100' },
  ],
}

it.each(Object.entries(gifts))('R1.6 R1.7 %s is refused to a member whom policy bars from gifts', async (name, ask) => {
  const [path, body, as = 'alice'] = await ask()
  expect(await outcome(`POST ${path}`, { as, key: `gift-${name.replaceAll(' ', '-')}`, body })).toBe(
    '403 policy.protected',
  )
})
