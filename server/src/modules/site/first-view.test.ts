import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'

let env: Env
const { data, ok } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T18:30:00Z' })
})
afterAll(() => env.stop())

it.each(['zh_cn', 'en'])('R9.3 R2.28 the first view in %s is what each call of it answers by itself', async (lang) => {
  const url = 'https://second.example'
  const first = await data<Record<string, unknown>>('GET /system/first_view', { query: { lang, url } })
  const { data: titles, alert } = await ok('GET /system/notices', { query: { lang } })
  expect(first).toEqual({
    configs: await data('GET /system/configs', { query: { lang, url } }),
    notices: { data: titles, alert },
    banners: await data('GET /banners', { query: { lang } }),
    asides: await data('GET /asides/list', { query: { lang } }),
    nav: await data('GET /games', { query: { lang } }),
    suppliers: await data('GET /games/apis', { query: { lang, isMobile: '0' } }),
    hot_games: await data('GET /games/lists', { query: { lang, tag: 'hot', limit: '12' } }),
    any_game: await data('GET /games/lists', { query: { lang, limit: '1' } }),
    draws: await data('GET /lottery/hot', { query: { lang, count: '3' } }),
    statistics: await data('GET /system/statistics', { query: { lang } }),
    happenings: await data('GET /system/happenings', { query: { lang } }),
  })
})

it('R9.3 the first view of a crowd costs as much as that of two', async () => {
  const ask = () => data('GET /system/first_view', { query: { lang: 'th' } })
  await ask()
  const { count: one } = await countStatements(ask)
  const { count, list, result } = await countStatements(() => Promise.all(Array.from({ length: 20 }, ask)))
  expect(count, list).toBeLessThanOrEqual(2 * one)
  expect(new Set(result.map((view) => JSON.stringify(view))).size).toBe(1)
})
