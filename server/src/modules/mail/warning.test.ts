import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

const OWN = '11111111-1111-4111-8111-111111111111'
const THEIRS = '22222222-2222-4222-8222-222222222222'
let env: Env
const { data, ok } = createScenario(() => env)

beforeAll(async () => void (env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })))
afterAll(() => env.stop())

const logIn = async (ip: string, device: string, name = 'carol') => {
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {}, ip })
  const body = { name, password: 'Moongate88', captcha: '7777', key }
  await ok('POST /auth/login', { body, ip, headers: { cookie: `moongate_device=${device}` } })
  env.clock.advance(1000)
  await env.drain()
}
/** How often carol was told of a login from an address. */
const countTold = (ip: string) =>
  env.owner.run(sql`select 1 from mail.messages where source like 'new_login:%' and content ->> 'en' like ${`%${ip}%`}`)
const forgetDeviceAt = async (address: string) => {
  env.call.forget()
  const { devices } = await data<{ devices: { id: string; address: string }[] }>('GET /member/security', {
    as: 'carol',
  })
  const found = devices.filter((one) => one.address === address)
  for (const { id } of found) await ok(`POST /member/devices/${id}/forget`, { as: 'carol', body: {} })
  return found.length
}

it('tells of a login in a browser that its member has forgotten, also from where it was used, each time they forget it', async () => {
  await logIn('203.0.113.7', OWN)
  await logIn('198.51.100.9', THEIRS)
  await logIn('203.0.113.7', OWN)
  await logIn('198.51.100.9', THEIRS)
  expect([await countTold('198.51.100.9'), await countTold('203.0.113.7')]).toEqual([1, 0])
  expect(await forgetDeviceAt('198.51.100.*')).toBe(1)
  await logIn('198.51.100.9', THEIRS)
  expect(await countTold('198.51.100.9')).toBe(2)
  await logIn('198.51.100.9', THEIRS)
  await logIn('203.0.113.7', OWN)
  expect([await countTold('198.51.100.9'), await countTold('203.0.113.7')]).toEqual([2, 0])
})
