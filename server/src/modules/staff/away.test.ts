import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'

let env: Env
const { outcome } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())

it('R6.6 a session of staff ends after half an hour, however often the page asks of itself while nobody is at it', async () => {
  const ask = (headers: Record<string, string> = {}) => outcome('POST /office/me', { as: 'frank', body: {}, headers })
  const away = () => ask({ 'x-away': '1' })
  expect(await ask()).toBe('200')
  env.clock.advance(20 * 60_000)
  expect([await away(), await ask()]).toEqual(['200', '200'])
  for (const _ of [1, 2]) {
    env.clock.advance(10 * 60_000)
    expect(await away()).toBe('200')
  }
  env.clock.advance(10 * 60_000)
  expect([await away(), await ask()]).toEqual(['401 auth.session_ended', '401 auth.session_ended'])
})
