import { LANGS } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findWrongAddress, mayPass } from './maintenance.rules.ts'

const ALLOWED = 'https://status.example/'
let env: Env
const { data, outcome } = createScenario(() => env)
const open = { on: false, message: {}, redirect: '', passes: [] }
const readSeen = async () => (await data<{ seen: string }>('GET /office/maintenance', { as: 'erin' })).seen
const set = async (change: object, as = 'erin') =>
  outcome('POST /office/maintenance', { as, body: { ...open, seen: await readSeen(), ...change } })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', env: { MAINTENANCE_REDIRECTS: ALLOWED } })
})
afterAll(() => env.stop())
afterEach(() => set(open))

describe('R8.1 maintenance', () => {
  it.each(LANGS)('answers 503 with the operator’s words in %s, or the usual ones', async (lang) => {
    await set({ on: true })
    const usual = (await env.call('GET /system/configs', { lang })).body
    expect(usual).toMatchObject({ code: 503, error: 'common.maintenance', maintenance: true })
    expect(usual).not.toHaveProperty('redirect')
    await set({ on: true, message: { [lang]: `words in ${lang}` } })
    const said = await env.call('GET /system/configs', { lang })
    expect([said.status, said.body.message]).toEqual([503, `words in ${lang}`])
    expect(usual.message).not.toBe(said.body.message)
  })

  it('holds for visitors, members and players, and not for the office', async () => {
    expect(await outcome('POST /auth/me', { as: 'alice', body: {} })).toBe('200')
    await set({ on: true })
    for (const route of ['GET /system/notices', 'POST /auth/me', 'POST /jz/session', 'POST /recharge/normal'])
      expect([route, await outcome(route, { as: 'alice', body: {} })]).toEqual([route, '503 common.maintenance'])
    expect(await outcome('GET /office/maintenance', { as: 'erin' })).toBe('200')
    expect(await data('GET /office/look', { as: 'frank' })).toEqual({
      currency_symbol: '¥',
      time_zone: 'Asia/Shanghai',
    })
    await set(open)
    expect(await outcome('POST /auth/me', { as: 'alice', body: {} })).toBe('200')
  })

  it('sends people where the operator says, if the machine allows it', async () => {
    expect(await set({ on: true, redirect: 'https://evil.example/' })).toBe('422 policy.redirect_not_allowed')
    expect(await outcome('GET /system/notices')).toBe('200')
    await set({ on: true, redirect: ALLOWED })
    expect((await env.call('GET /system/notices')).body).toMatchObject({ code: 503, redirect: ALLOWED })
    // What got into the database past the office sends nobody anywhere.
    await env.owner.run(
      sql`update site.configs set value = value || '{"redirect": "https://evil.example/"}' where key = 'maintenance'`,
    )
    env.clock.advance(2000)
    expect((await env.call('GET /system/notices')).body).not.toHaveProperty('redirect')
  })

  it('lets through whose address is on the list', async () => {
    expect(await set({ on: true, passes: ['127.0.0.0/8'] })).toBe('200')
    expect(await outcome('GET /system/notices')).toBe('200')
    expect(await set({ on: true, passes: ['192.0.2.7'] })).toBe('200')
    expect(await outcome('GET /system/notices')).toBe('503 common.maintenance')
    expect(await set({ on: true, passes: ['192.0.2'] })).toBe('422 policy.address_invalid')
  })

  it('holds in every process within a second', async () => {
    await data('GET /system/notices')
    const state = JSON.stringify({ ...open, on: true })
    await env.owner.run(
      sql`insert into site.configs (key, value) values ('maintenance', ${state}::jsonb) on conflict (key) do update set value = excluded.value`,
    )
    env.clock.advance(1001)
    expect(await outcome('GET /system/notices')).toBe('503 common.maintenance')
  })

  it('goes on as it was where the setting cannot be read', async () => {
    await set({ on: true })
    expect(await outcome('GET /system/notices')).toBe('503 common.maintenance')
    await env.owner.run(sql`update site.configs set value = '{"on": "perhaps"}' where key = 'maintenance'`)
    env.clock.advance(2000)
    expect(await outcome('GET /system/notices')).toBe('503 common.maintenance')
    await env.owner.run(sql`delete from site.configs where key = 'maintenance'`)
  })

  it('R6.6 is set by admins only, and the audit log says who did', async () => {
    for (const as of ['frank', 'sofia']) expect(await set({ on: true }, as)).toBe('403 common.forbidden')
    expect(await set({ on: true })).toBe('200')
    const { data: entries } = await data<{ data: { action: string; actor: string }[] }>('GET /office/audit', {
      as: 'erin',
      lang: 'en',
    })
    expect(entries[0]).toMatchObject({ action: 'Set maintenance', actor: expect.stringContaining('erin') })
  })
})

describe('R8.1 addresses that pass', () => {
  it.each([
    ['an address', ['192.0.2.7'], '192.0.2.7', true],
    ['another', ['192.0.2.7'], '192.0.2.8', false],
    ['a network', ['198.51.100.0/24'], '198.51.100.200', true],
    ['outside of it', ['198.51.100.0/24'], '198.51.101.1', false],
    ['one of the other family', ['192.0.2.0/24'], '2001:db8::1', false],
    ['IPv6', ['2001:db8::/32'], '2001:db8::1', true],
    ['IPv4 as IPv6 writes it', ['192.0.2.7'], '::ffff:192.0.2.7', true],
    ['nobody where none is set', [], '192.0.2.7', false],
    ['nobody without an address', ['0.0.0.0/0'], 'unknown', false],
  ])('%s', (_case, passes, ip, may) => {
    expect(mayPass(passes, ip)).toBe(may)
  })

  it.each(['192.0.2', '192.0.2.7/33', 'office', '2001:db8::/129', '192.0.2.7/', '1.2.3.4/8/8', ''])(
    '%s is none',
    (text) => {
      expect(findWrongAddress(['192.0.2.7', text])).toBe(text)
    },
  )
})
