import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { hiddenStatisticsSetting, statisticsFromSetting } from './reports.settings.ts'

let env: Env
const { data } = createScenario(() => env)
const figures = () => data<Record<string, number | null>>('GET /system/statistics')
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())

it('R1.11 measures what happened and makes nothing up', async () => {
  const few = { withdrawal_median_seconds: null, payment_channels: 10, sports: null, games: null, draws_24h: null }
  expect(await figures()).toMatchObject(few)
  await putSetting(env.db, statisticsFromSetting, { withdrawal_median_seconds: 3 })
  expect(await figures()).toMatchObject({
    withdrawal_median_seconds: null,
    payment_channels: 10,
    live_matches_30d: null,
    sports: null,
    games: expect.any(Number),
  })
  const card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id
  // Paid after 60, 300 and 7 seconds, and one that was sent back: the middle one counts.
  for (const [i, seconds] of [60, 300, 7].entries()) {
    await env.call('POST /drawing', {
      as: 'alice',
      key: `statistics-${i}`,
      body: { member_bank_id: card, money: '100', qk_pwd: '888888', member_remark: 'rent' },
    })
    env.clock.advance(seconds * 1000)
    const [order] = (
      await data<{ data: { id: string }[] }>('GET /office/withdrawals', { as: 'frank', query: { open: '1' } })
    ).data
    for (const step of ['approve', 'paid'])
      await env.call(`POST /office/withdrawals/${order?.id}/${step}`, { as: 'frank', body: {} })
  }
  expect(await figures()).toMatchObject({ withdrawal_median_seconds: 60 })
  await env.owner.run(sql`update channels.channels set enabled = false where id = 1`)
  expect(await figures()).toMatchObject({ payment_channels: 9 })
  expect(await data('GET /system/payments')).toEqual(['bank', 'union', 'alipay', 'wechat', 'usdt'])
  await putSetting(env.db, hiddenStatisticsSetting, ['payment_channels'])
  expect(await figures()).toMatchObject({ payment_channels: null, withdrawal_median_seconds: 60 })
  env.clock.advance(31 * 86_400_000)
  expect(await figures()).toMatchObject({ withdrawal_median_seconds: null })
})

it('R1.11 reads what grows with the site once a minute, however many ask', async () => {
  env.clock.advance(60_000)
  const grown = /percentile_cont|matches\.offered|lottery\.drawn/
  expect((await countStatements(figures)).list).toMatch(grown)
  env.clock.advance(59_999)
  const { list } = await countStatements(() => Promise.all([figures(), figures()]))
  expect(list).not.toMatch(grown)
  expect(list).toContain('enabled_channels')
})
