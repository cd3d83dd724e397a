import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDraws } from '../src/modules/lottery/index.ts'

let env: Env
const { data, ok } = createScenario(() => env)
// Half past eleven at night in New York, where the next day has 23 hours.
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-03-08T04:30:10Z', env: { SITE_TIME_ZONE: 'America/New_York' } })
  await prepareDraws(env)
})
afterAll(() => env.stop())

it("R9.1 R2.34 R7.4 every date on the wire, the day of an issue and of a bill are those of the site's time zone", async () => {
  expect(await data('GET /system/configs')).toMatchObject({ time_zone: 'America/New_York' })
  expect(await data('GET /lottery/list')).toMatchObject([{ issue: '20260307-1411' }])
  await ok('POST /game/deposit', { as: 'alice', key: 'before-midnight', body: { api_code: 'JZ', money: '10' } })
  env.clock.advance(30 * 60_000)
  await ok('POST /game/deposit', { as: 'alice', key: 'after-midnight', body: { api_code: 'JZ', money: '20' } })
  const log = async (day: string) =>
    (
      await data<{ data: { money: string; created_at: string }[] }>('POST /moneylog', {
        as: 'alice',
        body: { created_at: [day, day], operate_type: 3 },
      })
    ).data.map((r) => [r.created_at, r.money])
  expect([await log('2026-03-07'), await log('2026-03-08')]).toEqual([
    [['2026-03-07 23:30:10', '10.00']],
    [['2026-03-08 00:00:10', '20.00']],
  ])
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', {
    as: 'alice',
    body: {
      member_bank_id: (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id,
      money: '100',
      qk_pwd: '888888',
      member_remark: 'rent',
    },
  })
  expect(bill_no).toMatch(/^W20260308-/)
  expect(await env.invariants()).toEqual([])
})
